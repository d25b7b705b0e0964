import type { Statement } from "./reading/Statement";

/**
 * Returns the body part a side belongs to: the next one within four words, else the one just before ("the knee on the
 * left").
 */
export function siteOfSide({ mentions }: Statement, at: number): string | null {
  const sites = mentions.filter(({ kind }) => kind === "site");
  const after = sites.find(({ from }) => from > at && from - at <= 4);
  const before = sites.findLast(({ to }) => to <= at && at - to <= 3);
  return (after ?? before)?.name ?? null;
}
