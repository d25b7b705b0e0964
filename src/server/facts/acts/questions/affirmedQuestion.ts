const denied =
  /^(?:(?:and|so|but|okay),? )*(you|he|she|they) (do|does|did|have|has|had|are|is|were|was) not ([^?]{3,80})\?$/i;

/**
 * Returns a denial that the clinician asks to be confirmed as a plain question, if the answer begins with "no": "You do
 * not have asthma?" "No." → "do you have asthma?" Any other answer can mean either, and leaves the question as it is.
 */
export function affirmedQuestion(asked: string, answer: string): string {
  const [, subject, verb, rest] = denied.exec(asked) ?? [];
  return subject && verb && rest && /^(?:no|nope|nah|none|never)\b/i.test(answer)
    ? `${verb.toLowerCase()} ${subject.toLowerCase()} ${rest}?`
    : asked;
}
