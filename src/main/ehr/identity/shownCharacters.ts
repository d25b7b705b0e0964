/** Characters that show nothing: soft hyphens, and marks of possible line breaks and of joined letters. */
const invisible = /[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]|\u034f/g;
/** Characters that can show the text between them in another order than it has. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/;
/** Marks of the direction of what is beside them; at the ends of a text they change nothing. */
const directionMark = "[\\u061c\\u200e\\u200f]";
const marksAtEnds = new RegExp(`^${directionMark}{1,9}|${directionMark}{1,9}$`, "g");
const markBesideDigit = new RegExp(`\\d[\\s./,-]{0,3}${directionMark}|${directionMark}[\\s./,-]{0,3}\\d`);

/**
 * Returns a text without the characters that are not seen, so that what is read is what a person sees ("19\u00ad61" is
 * 1961); null if it can be seen in another order: then a name, a date or a number in it is not known.
 */
export function shownCharacters(text: string): string | null {
  const shown = text.replaceAll(invisible, "").trim().replaceAll(marksAtEnds, "").trim();
  return reordering.test(shown) || markBesideDigit.test(shown) ? null : shown;
}
