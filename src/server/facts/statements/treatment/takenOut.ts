import type { ReadingState } from "../ReadingState";

/**
 * Matches words that say that something was taken out of the body, with how as the group: "I got it out | with a needle
 * tip |".
 */
const gotOutPattern =
  /^(?:(?:all done|okay|alright|all right|right|so|now|and|good|well|done|there we go|there|great),? ){0,3}(?:I|we) (?:have |just )?(?:got|took|pulled|lifted|flushed|removed|teased|picked|popped) (it|them|that|all of it|the (?:[a-z]+ ){0,2}[a-z]+)(?: all)? out((?: with (?:an? |the |some )[a-z -]{3,30})?)(?=$|[.,;]| (?:and|but|in|now)\b)/i;

/** Matches what can be taken out, in the words before: "foreign body", "bead". */
const removablePattern =
  /\b(foreign body|splinter|bead|fish ?hook|tick|stinger|glass|gravel|metal|rust|nail|ring|wax|earring|button|battery|eraser|bug|insect|thorn|debris|tampon|tooth)\b/i;

/** Number of facts before a sentence that are searched for what "it" is. Earlier ones are mostly not meant. */
const maxFactsBack = 6;

/** Returns what was taken out of the body in the visit; null if a sentence does not say so. */
export function takenOut(text: string, { facts, lastSaid, heard }: ReadingState): string | null {
  const [all = "", what = "", how = ""] = gotOutPattern.exec(text) ?? [];
  if (what === "") return null;
  const before = [
    all,
    lastSaid?.text ?? "",
    heard,
    ...facts
      .slice(-maxFactsBack)
      .map(({ said }) => said)
      .toReversed(),
  ];
  const named = before.map((words) => removablePattern.exec(words)?.[1]).find(Boolean);
  return named ? `${named.toLowerCase()} removed${how}` : null;
}
