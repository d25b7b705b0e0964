import type { ModelUse } from "../../shared/notes/modelUse";
import { formatCount } from "./formatCount";
import { formatWait } from "./formatDuration";

/**
 * Formats the tokens, time and cost of a language model: "9,300 tokens read, 820 written in 14 s, about $0.02". Leaves
 * out what the service does not report. Writes "at least" before sums that lack some requests.
 */
export function formatModelUse(use: ModelUse): string {
  const least = use.counted < use.requests ? "at least " : "";
  const time = formatWait(Math.max(1_000, use.ms));
  const tokens =
    use.counted === 0
      ? `tokens not reported, ${time}`
      : `${least}${formatCount(use.input_tokens)} tokens read, ${formatCount(use.output_tokens)} written in ${time}`;
  return use.priced === 0
    ? tokens
    : `${tokens}, ${use.priced < use.requests ? "at least" : "about"} ${dollars(use.cost_usd)}`;
}

/** Formats a cost in US dollars; below one cent, with two significant digits. */
const dollars = (cost: number): string =>
  cost > 0 && cost < 0.01
    ? `$${cost.toLocaleString("en-US", { maximumSignificantDigits: 2 })}`
    : cost.toLocaleString("en-US", { style: "currency", currency: "USD" });
