import type { Statement } from "./reading/Statement";

/**
 * Returns the name of the body part that a side belongs to: the first one after it ("left knee"), else the last one
 * before it ("the knee on the left"), with at most three words between them. Null if there is none.
 * @param at position of the token "left" or "right" in the statement.
 */
export function siteOfSide({ mentions }: Statement, at: number): string | null {
  const sites = mentions.filter(({ kind }) => kind === "site");
  const after = sites.find(({ from }) => from > at && from - at <= 4);
  const before = sites.findLast(({ to }) => to <= at && at - to <= 3);
  return (after ?? before)?.name ?? null;
}
