import type { PlannedSentence } from "../PlannedSentence";
import { evidenceOf } from "../PlannedSentence";

/** Words that add nothing to a list of diseases, drugs, allergies or habits. */
const fillerWords = new Set(
  "the patient patients he she they his her their has have had been is are was were does did do takes take taking took uses using use also both and or for but with without not none denies reports report history told that this there these those some any other currently now still medication medications medicine pills allergy allergies allergic lives live living works working smokes drinks no yes".split(
    " ",
  ),
);

/**
 * Returns the sentences of the history without those that say hardly more than the lists of past history, medications,
 * allergies, family history and social history do from the same turns. A sentence is left out if at most a fifth of its
 * words are new (at most half of them if its topic is not `hpi`).
 */
export function withoutListed(
  history: readonly PlannedSentence[],
  lists: readonly PlannedSentence[],
): PlannedSentence[] {
  const listed = lists.map((sentence) => ({
    turns: new Set(evidenceOf(sentence.facts)),
    // also the names in the facts: "high blood pressure" is listed as "hypertension"
    written: new Set(stemsOf([sentence.text, ...sentence.facts.map(({ slots }) => slots.name?.text ?? "")].join(" "))),
  }));
  return history.filter(({ topic, text, facts }) => {
    if (topic === "hpi" && / tried /.test(text)) return true; // what was tried for the complaint
    const turns = evidenceOf(facts);
    const near = listed.filter((list) => turns.some((turn) => list.turns.has(turn)));
    if (near.length === 0) return true;
    const own = stemsOf(text);
    const written = own.filter((stem) => near.some((list) => list.written.has(stem)));
    const unlisted = own.filter((stem) => !near.some((list) => list.written.has(stem)));
    return written.length === 0 || unlisted.length > Math.floor(own.length / (topic === "hpi" ? 5 : 2));
  });
}

/** Number of letters by which words are compared, so that "swelling" and "swells" are the same. */
const stemLetters = 5;

/** Returns the first letters of each word of a text except filler words. Numbers are kept whole. */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? [])
    .filter((word) => !fillerWords.has(word))
    .map((word) => (/^\d/.test(word) ? word : word.slice(0, stemLetters)));
}
