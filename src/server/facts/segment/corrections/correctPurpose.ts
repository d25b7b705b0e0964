import { matchesOf } from "../../../platform/patterns/matchesOf";

/** Matches words that take back what something is for and give another purpose: "Sorry, not pain, | for sleep". */
const takesBackPattern =
  /[.,]? (?:oh,? )?(?:sorry|i mean|no,? wait|wait|oops|no)[.,]? not (?:for )?(?:my |the )?([a-z]+(?: [a-z]+){0,2}),? (?=(?:but )?(?:it is )?for )/gi;
/** Number of characters before the words that take a purpose back within which the purpose must have been said. */
const maxReach = 120;

/**
 * Removes a purpose that the speaker takes back: "For pain I take X. Sorry, not pain, for sleep I take X" → "I take X.
 * for sleep I take X". The text is unchanged if the purpose was not said before.
 *
 * @param text cleaned speech.
 */
export function correctPurpose(text: string): string {
  let out = text;
  for (const match of matchesOf(text, takesBackPattern).toReversed()) {
    const purpose = match[1] ?? "";
    const start = Math.max(0, match.index - maxReach);
    const before = out.slice(start, match.index);
    const said = [...before.matchAll(new RegExp(`\\bfor (?:my |the )?${purpose}\\b,? ?`, "gi"))].at(-1);
    if (!said) continue;
    const kept = before.slice(0, said.index) + before.slice(said.index + said[0].length);
    out = `${out.slice(0, start)}${kept.trimEnd()}. ${out.slice(match.index + match[0].length)}`;
  }
  return out;
}
