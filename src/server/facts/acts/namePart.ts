import type { Sentence } from "../segment/Sentence";
import { findSites } from "../terms/findSites";

/** Matches a sentence that only names a body part of the patient: "My knee", "It is my left shoulder". */
const onlyPartPattern =
  /^(?:(?:so|well|it is|it has been|just|mainly) )*my ((?:left |right |lower |upper )*[a-z]+(?: [a-z]+)?)$/i;
/** Matches a verb after a body part, with which a sentence says more: "My shoulder | aches". */
const hurtsPattern =
  / (?:aches?|hurts?|swells?|swelled|burns?|itches|throbs|stings|bleeds|locks|clicks|broke|popped)$/i;
/** Matches a sentence that only adds a side: "The left one". */
const onlySidePattern = /^(?:it is |just |only |on )*(?:the )?(left|right)(?: one| side)?$/i;
/** Matches "it" as the subject of a sentence about a complaint: "It has been swelling". */
const aboutItPattern =
  /^((?:and|so|but|well) )?it (?=(?:is|has|was|keeps?|hurts?|started|feels?|swells?|gets?|goes|came|aches|locks?|gives?|just|really|always)\b)/i;

/**
 * Replaces the first "it" after a sentence that only names a body part by that part: "My knee. The left one. It has
 * been swelling" becomes "… My left knee has been swelling".
 */
export function namePart(turn: readonly Sentence[]): Sentence[] {
  let part: string | null = null;
  return turn.map((sentence) => {
    const named = onlyPartPattern.exec(sentence.text)?.[1];
    if (named && findSites(named).length > 0 && !hurtsPattern.test(named)) {
      part = named;
      return sentence;
    }
    const side = onlySidePattern.exec(sentence.text)?.[1]?.toLowerCase();
    if (part && side) {
      part = /\b(?:left|right)\b/i.test(part) ? part : `${side} ${part}`;
      return sentence;
    }
    const whole = part;
    part = null;
    return whole && aboutItPattern.test(sentence.text)
      ? {
          ...sentence,
          text: sentence.text.replace(aboutItPattern, (_all, lead: string | undefined) => `${lead ?? ""}my ${whole} `),
        }
      : sentence;
  });
}
