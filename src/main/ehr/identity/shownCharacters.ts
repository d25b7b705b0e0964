/** Matches characters that are not visible: soft hyphens, and marks of possible line breaks and of joined letters. */
const invisiblePattern = /[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]|\u034f/g;
/** Matches characters that change the order in which the text between them is displayed. */
const reorderingPattern = /[\u202a-\u202e\u2066-\u2069]/;
/** Marks that set the direction of the text beside them. At the ends of a text they have no effect. */
const directionMark = "[\\u061c\\u200e\\u200f]";
/** Matches direction marks at the start and end of a text, where they change nothing that is shown. */
const marksAtEndsPattern = new RegExp(`^${directionMark}{1,9}|${directionMark}{1,9}$`, "g");
/** Matches a direction mark beside a digit, which can change the order in which a date or number is shown. */
const markBesideDigitPattern = new RegExp(`\\d[\\s./,-]{0,3}${directionMark}|${directionMark}[\\s./,-]{0,3}\\d`);

/**
 * Returns a text as a person sees it, without invisible characters: "19\u00ad61" becomes 1961. Null if it can be
 * displayed in another order, because then a name, date or number in it is uncertain.
 */
export function shownCharacters(text: string): string | null {
  const shown = text.replaceAll(invisiblePattern, "").trim().replaceAll(marksAtEndsPattern, "").trim();
  return reorderingPattern.test(shown) || markBesideDigitPattern.test(shown) ? null : shown;
}
