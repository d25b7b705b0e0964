import type { ModelUse } from "../../../shared/notes/modelUse";

/** Returns the use of language models as rows of a table; "–" for what is not known. */
export function formatUse({ requests, counted, priced, ...sums }: ModelUse): [name: string, value: string][] {
  const known = (count: number, value: string): string => (count === 0 ? "–" : value);
  return [
    ["requests", known(requests, String(requests))],
    ["tokens read", known(counted, String(sums.input_tokens))],
    ["tokens written", known(counted, String(sums.output_tokens))],
    ["cost in US dollars", known(priced, sums.cost_usd.toFixed(4))],
  ];
}
