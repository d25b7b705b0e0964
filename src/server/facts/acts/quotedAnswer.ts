import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import { isWorthNoting } from "../statements/isWorthNoting";
import { findSymptoms } from "../terms/findSymptoms";
import { labelOf } from "../answers/labels/labelOf";

/** Number of words of an answer that is quoted: fewer say too little, more are an account. */
const quotedWords = { min: 3, max: 14 };

/**
 * Returns a short answer in the patient's words as a statement, if it neither affirms nor denies what was asked and
 * names no symptom: "Any blood in the urine?" "I saw a little pink once." Null for other answers.
 */
export function quotedAnswer(question: Sentence, answer: Sentence, facts: readonly Fact[]): Fact | null {
  const name = labelOf(question.text, ["quoted"])?.label;
  const isDecided =
    facts.some(({ kind, slots }) => kind === "risk" || slots.severity || slots.topic?.text === "amount") ||
    facts.some(({ slots, kind }) => kind !== "statement" && name && slots.name?.text.includes(name));
  const words = answer.text.split(" ").length;
  if (!name || isDecided || words < quotedWords.min || words > quotedWords.max) return null;
  // The labels "how often …", "similar symptoms before" and "hospital stays" need an amount.
  const isAmount =
    /^(?:how|similar|hospital)/.test(name) && /\d|\b(?:once|twice|couple|few|several)\b/i.test(answer.text);
  if (!isAmount && (findSymptoms(answer.text).length > 0 || isWorthNoting(answer.text, true))) return null;
  // "How are the pain and the nausea?" "It's gone." does not say which.
  const isOpen = /^(?:it|that) /i.test(answer.text) && namesTwo(question.text);
  if (isOpen || answer.text.endsWith("?") || (/^(?:how|similar|hospital)/.test(name) && !isAmount)) return null;
  if (/\b(?:not sure|do not know|no idea|cannot (?:say|tell|remember)|what|mean)\b/i.test(answer.text)) return null;
  return quotedFact(question, answer, name, answer.text);
}

/** Returns whether a text names two symptoms that "and" joins: "the pain and the nausea". */
const namesTwo = (text: string): boolean =>
  findSymptoms(text).some(({ end }, i, all) =>
    /^,? and (?:(?:the|your|his|her) )?$/i.test(text.slice(end, all[i + 1]?.start ?? end)),
  );

/** Returns an answer as a statement that a note writes in the patient's words (`detail`) after a label (`name`). */
export const quotedFact = (question: Sentence, answer: Sentence, name: string, detail: string): Fact =>
  makeFact({
    kind: "statement",
    from: [question, answer],
    source: answer.by === "informant" ? "informant" : "patient",
    slots: { topic: "quoted", name, detail },
  });
