import type { Mention, Statement } from "../../reading/Statement";

/** Returns the body parts named at most four words after a term or two words before it. */
export function sitesBeside({ mentions }: Statement, term: Mention): string[] {
  return mentions
    .filter(({ kind, from, to }) => kind === "site" && (Math.abs(from - term.to) <= 4 || Math.abs(term.from - to) <= 2))
    .map(({ name }) => name);
}
