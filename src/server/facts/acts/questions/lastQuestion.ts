import { isQuestion } from "./isQuestion";

/** Returns the question at the end of a sentence that opens with a statement: "Great job, do you want patches?" */
export function lastQuestion(asked: string): string {
  const parts = asked.split(/, (?=(?:do|does|did|are|is|have|has|can|would|will) (?:you|it|he|she|that|this|they)\b)/i);
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined && !isQuestion(parts[0] ?? "") ? last : asked;
}
