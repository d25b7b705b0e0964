import type { Statement } from "./reading/Statement";

/**
 * Returns the body part that a side belongs to: the first one within four words after it, else the last one within
 * three words before it ("the knee on the left"); null if there is none.
 * @param at position of the token "left" or "right".
 */
export function siteOfSide({ mentions }: Statement, at: number): string | null {
  const sites = mentions.filter(({ kind }) => kind === "site");
  const after = sites.find(({ from }) => from > at && from - at <= 4);
  const before = sites.findLast(({ to }) => to <= at && at - to <= 3);
  return (after ?? before)?.name ?? null;
}
