import { findDrugs } from "../../terms/findDrugs";
import type { Sentence } from "../Sentence";

/** Maximum number of words of a patient's question that only names the drug that was meant: "Buprenorphine?" */
const maxWords = 5;
/** Matches a clinician's yes to such a question: "Sorry, yes", "Right, my mistake". */
const consentsPattern =
  /^(?:(?:oh|um|ah|sorry|yes|yeah|yep|right|correct|exactly|excuse me|thank you|thanks|no),? )*(?:sorry|yes|yeah|yep|right|correct|exactly|my (?:mistake|bad|apologies)|I (?:mean|meant|misspoke)|that is (?:right|it|the one))\b/i;
/** Number of first letters that the names of two drugs share if one is said by mistake for the other. */
const sharedLetters = 2;
/** Number of sentences before the patient's question that can have the wrong name; patients ask back at once. */
const maxBack = 4;

const beginsLike = (a: string, b: string): boolean =>
  a !== b && a.slice(0, sharedLetters).toLowerCase() === b.slice(0, sharedLetters).toLowerCase();

/**
 * Replaces a drug that a clinician named by mistake: "Start a bupropion patch." "Buprenorphine?" "Sorry, yes,
 * buprenorphine." Both names must begin alike, and the clinician must confirm the patient's.
 */
export function withNamedDrugs(sentences: readonly Sentence[]): readonly Sentence[] {
  let out: Sentence[] | null = null;
  sentences.forEach((asked, i) => {
    const confirmed = sentences[i + 1];
    if (asked.by === "clinician" || !asked.text.endsWith("?") || confirmed?.by !== "clinician") return;
    if (asked.text.split(" ").length > maxWords) return;
    const [meant, another] = findDrugs(asked.text);
    if (!meant || another || !isConfirmed(confirmed.text, meant.generic)) return;
    const at = sentences.findLastIndex(
      ({ by, text }, j) => j < i && j >= i - maxBack && by === "clinician" && findDrugs(text).length > 0,
    );
    const said = sentences[at];
    const wrong = said && findDrugs(said.text).filter(({ name }) => beginsLike(name, meant.name));
    if (!said || wrong?.length !== 1 || findDrugs(said.text).some(({ generic }) => generic === meant.generic)) return;
    out ??= [...sentences];
    const [{ start, end } = { start: 0, end: 0 }] = wrong;
    out[at] = {
      ...said,
      text: `${said.text.slice(0, start)}${meant.name.toLowerCase()}${said.text.slice(end)}`,
      moreEvidence: [...(said.moreEvidence ?? []), { turn: asked.turn, start: asked.start, end: asked.end }],
    };
  });
  return out ?? sentences;
}

/** Returns whether a clinician's sentence confirms a drug: it agrees, and names no other. */
const isConfirmed = (text: string, generic: string): boolean =>
  consentsPattern.test(text) && findDrugs(text).every((drug) => drug.generic === generic);
