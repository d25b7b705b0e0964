const denied =
  /^(?:(?:and|so|but|okay),? )*(you|he|she|they) (do|does|did|have|has|had|are|is|were|was) not ([^?]{3,80})\?$/i;

/** Matches words after a "no" that affirm what was asked: "No, | I do, about 5 a day". */
export const affirms =
  /^(?:actually,? )?(?:I|he|she|we|they) (?:do|does|did)(?=$|\.|, (?:about|around|maybe|just|only|but|sometimes|occasionally|once|twice|every|\d|a few|a little)\b)/i;

/**
 * Returns a denial that the clinician asks to be confirmed as a plain question, if the answer begins with "no": "You do
 * not have asthma?" "No." → "do you have asthma?" Any other answer can mean either, and leaves the question as it is. A
 * "no" that contradicts it also leaves the question open, with its tag: "You do not smoke, do you?" "No, I do."
 */
export function affirmedQuestion(asked: string, answer: string): string {
  const [whole, subject, verb, rest] = denied.exec(asked) ?? [];
  if (!whole || !subject || !verb || !rest || !/^(?:no|nope|nah|none|never)\b/i.test(answer)) return asked;
  const turned = `${verb.toLowerCase()} ${subject.toLowerCase()}`;
  return affirms.test(answer.replace(/^[a-z]+,? /i, "")) ? `${asked.slice(0, -1)}, ${turned}?` : `${turned} ${rest}?`;
}
