import type { SaidStatement, SaidVisit } from "./SaidVisit";

/** Matches a question about what was said before it: "did you get one of those". */
const asksBackPattern = /\b(?:one|ones|it|that|those|them)\b/i;

/** Returns whether the same speaker then asks whether the statement is true, and the answer is no. */
export function isDeniedWhenAsked({ index, by, isQuestion }: SaidStatement, { statements }: SaidVisit): boolean {
  const next = statements[index + 1];
  if (isQuestion || !next?.isQuestion || next.by !== by || next.answer !== "absent") return false;
  return asksBackPattern.test(next.text);
}
