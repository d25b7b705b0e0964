import type { Fact } from "../../../facts/Fact";
import { discussesPrecautions } from "../../../facts/segment/joinSafetyNets";
import { withoutFiller } from "../clinicalWords";
import { printFault } from "../printFault";
import { aboutThePatient } from "../toThirdPerson";
import { asSentence } from "./listOf";
import { isBareSafetyNet, medicationOrder, planCandidates } from "./planSentence";
import { lowerStart } from "./lowerStart";

/** Words before a piece of advice, by the slot `action`. Other advice is an instruction as it is: "Rest the arm." */
const leads: Readonly<Record<string, string>> = {
  may: "You may ",
  need: "You will need ",
  recommend: "We recommend ",
  not: "We will not ",
};

/** Values of the slot `action` with which two words can be a whole instruction: "Compression stockings." */
const bare = new Set(["none", "item", "direct"]);

/** Matches advice that ends with a word for something said before: "Stop that." Not: "Stop smoking." */
const refersBackPattern = /\b(?:it|that|this|so|one|those|these|them|here|there)\.?$/i;

/**
 * Formats an order, a piece of advice or a follow-up as an instruction for the patient, in the clinician's own words:
 * "Take it with meals." Null if the words are not fit for a document.
 */
export function instructionSentence(fact: Fact): string | null {
  if (fact.slots.action?.text === "medication") return asSentence(medicationOrder(fact));
  if (isBareSafetyNet(fact) || discussesPrecautions(fact.said)) return null;
  for (const candidate of planCandidates(fact)) {
    const sentence = asSentence(withCondition(fact, inSecondPerson(fact, forThePatient(withoutFiller(candidate)))));
    const isShort =
      bare.has(fact.slots.action?.text ?? "") || (fact.kind === "advice" && !refersBackPattern.test(sentence));
    const isWhole = sentence.split(" ").length >= (isShort ? 2 : 3);
    // Faults are looked for in the sentence as a note would have it.
    if (isWhole && printFault(aboutThePatient(sentence, null), true) === null && !/\bI\b/.test(sentence))
      return sentence;
  }
  return null;
}

/** Returns the words with the condition that they were said under: "If it gets worse, call us". */
function withCondition({ slots }: Fact, words: string): string {
  return slots.when ? `${withoutFiller(slots.when.text)}, ${lowerStart(words)}` : words;
}

/** Returns words of a note as said to the patient: "the patient's" becomes "your". */
const forThePatient = (words: string): string =>
  words.replace(/\bthe patient's\b/gi, "your").replace(/\bthe patient\b/gi, "you");

/** Returns what was ordered or advised as an instruction to the patient. */
function inSecondPerson(fact: Fact, words: string): string {
  const action = fact.slots.action?.text ?? "";
  const isMedicine = fact.slots.name !== undefined || fact.slots.what?.text === "medication";
  if (action === "item" || action === "direct") return words;
  if (fact.kind === "order" && !isMedicine)
    return `We will ${lowerStart(words).replace(/^refer to\b/, "refer you to")}`;
  if (fact.kind !== "advice") return words;
  if (action === "none") return words.replace(/^(?!no\b)/i, "no ");
  const lead = leads[action];
  if (lead === undefined) return words.replace(/^(?:that )?you (?:to )?/i, "");
  return `${lead}${lowerStart(words).replace(/^(?:that )?you (?:to )?/i, "")}`;
}
