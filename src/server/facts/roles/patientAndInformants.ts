import type { Sentence } from "../segment/Sentence";
import { isInterpreter } from "./informantNoun";
import { proxyOf } from "./proxyOf";
import { interpretsPattern, saidForPatient } from "./saidForPatient";

/**
 * Returns the sentences of a visit without what informants say about themselves, and with what they say for the patient
 * (`saidForPatient`); all other sentences are unchanged. If no sentence is the patient's, and more of the informants'
 * sentences have "I" or "my" than "he", "she", "his" or "her", all of them become the patient's, unless an informant
 * says whom they have come for, the clinician speaks more of "him" or "her" than to "you", or a user named one of them
 * other than as an interpreter: a named companion is never the patient.
 */
export function patientAndInformants(sentences: readonly Sentence[]): Sentence[] {
  const informed = sentences.filter(({ by }) => by === "informant");
  if (informed.length === 0) return [...sentences];
  const selves = informed.filter(({ text }) => /\b(?:I|my)\b/.test(text)).length;
  const others = informed.filter(({ text }) => /\b(?:he|she|his|her)\b/i.test(text)).length;
  const asked = sentences.filter(({ by }) => by === "clinician").map(({ text }) => text);
  const isAskedOfThird =
    asked.filter((text) => /\b(?:he|she|his|her)\b/i.test(text)).length >
    asked.filter((text) => /\byou(?:r)?\b/i.test(text)).length;
  const isNamed = informed.some(({ name }) => name !== undefined && !isInterpreter(name));
  const isPatient =
    !isNamed &&
    !isAskedOfThird &&
    selves > others &&
    !sentences.some(({ by }) => by === "patient") &&
    !proxyOf(sentences)?.isIntroduced;
  const isBeside =
    sentences.filter(({ by }) => by === "patient").length > informed.length &&
    !informed.some(({ text }) => interpretsPattern.test(text));
  return sentences.flatMap((sentence) => {
    if (sentence.by !== "informant") return [sentence];
    return isPatient ? [{ ...sentence, by: "patient" as const }] : (saidForPatient(sentence, isBeside) ?? []);
  });
}
