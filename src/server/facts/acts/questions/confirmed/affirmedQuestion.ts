/**
 * Matches a statement with "not" that is asked, with its subject, verb and rest as groups: "So | you | have | not had a
 * fever?"
 */
const deniedPattern =
  /^(?:(?:and|so|but|okay),? )*(you|he|she|they) (do|does|did|have|has|had|are|is|were|was)(?: (?:definitely|really|actually|certainly|still|ever|also)){0,2} not ([^?]{3,80})\?$/i;

/** Matches words after a "no" that affirm what was asked: "No, | I do, about 5 a day". */
export const affirmsPattern =
  /^(?:actually,? )?(?:I|he|she|we|they) (?:do|does|did)(?=$|\.|, (?:about|around|maybe|just|only|but|sometimes|occasionally|once|twice|every|\d|a few|a little)\b)/i;

/**
 * Returns a denial that the clinician asks to be confirmed as a plain question, if the answer begins with "no": "You do
 * not have asthma?" "No." → "do you have asthma?" If the answer then affirms ("You do not smoke?" "No, I do."), the
 * denial gets a tag instead: "You do not smoke, do you?" For other answers, which can mean either, the question is
 * returned unchanged.
 */
export function affirmedQuestion(asked: string, answer: string): string {
  const [whole, subject, verb, rest] = deniedPattern.exec(asked) ?? [];
  if (!whole || !subject || !verb || !rest || !/^(?:no|nope|nah|none|never)\b/i.test(answer)) return asked;
  const turned = `${verb.toLowerCase()} ${subject.toLowerCase()}`;
  return affirmsPattern.test(answer.replace(/^[a-z]+,? /i, ""))
    ? `${asked.slice(0, -1)}, ${turned}?`
    : `${turned} ${rest}?`;
}
