import type { Sentence } from "../segment/Sentence";
import { namesTerm } from "./namesTerm";

/** Source of a pattern for a given name, as a group. */
const name = "([A-Z][a-z]{2,12})";
/** Patterns of a clinician's words that give the name of the patient: "Hi Mia", "you must be Mia's mom". */
const namingPatterns: readonly RegExp[] = [
  new RegExp(
    `^(?:hi|hello|hey|good (?:morning|afternoon|evening)|morning)(?: there)?,? ${name}(?=$|[,.!?]| (?:and|how|what|I|my|come|nice|good)\\b)`,
    "i",
  ),
  new RegExp(
    `^(?:(?:okay|ok|alright|all right|now|so|well|and|good|great),? )${name}, (?=(?:can|could|let|I|do|are|is|how|what|when|where|have|will|we|take|open|say)\\b)`,
    "i",
  ),
  new RegExp(`\\b${name}'s (?:mom|mum|mother|dad|father|parents?|guardian|grandmother|grandfather|grandma|carer)\\b`),
  new RegExp(
    `\\b(?:[Tt]his (?:is|must be)|going on with|happening with|wrong with|brings?|brought|bringing) ${name}(?= (?:in|today|here)\\b|$|[.?!])`,
  ),
];

/** Verbs of statements about the patient by name, each with its form after "you". */
const forms: readonly (readonly [string, string])[] = [
  ["(?:has|'s) got", "have got"],
  ["'s been", "have been"],
  ["has", "have"],
  ["is", "are"],
  ["was", "were"],
  ["needs", "need"],
  ["does", "do"],
  ["(will|can|should|may|could|had|must)", "$1"],
];

/** Returns the given names by which the clinician speaks of the patient or greets a companion. */
export const namesGreeted = (sentences: readonly Sentence[]): ReadonlySet<string> =>
  new Set(
    sentences
      .filter(({ by }) => by === "clinician")
      .flatMap(({ text }) => namingPatterns.map((pattern) => pattern.exec(text)?.[1] ?? ""))
      .filter((each) => /^[A-Z]/.test(each) && !isNotName(each)),
  );

/**
 * Returns the given name by which the clinician speaks of the patient; null if none is said, or if several are, because
 * one of them can be a companion's: "Hi Sarah, and this is Leo?"
 */
function patientName(sentences: readonly Sentence[]): string | null {
  const names = namesGreeted(sentences);
  const [only] = names;
  return names.size === 1 && only ? only : null;
}

/** Returns whether a word with a capital is not a given name but a clinical term or a title, for example: "Lungs". */
const isNotName = (word: string): boolean =>
  namesTerm(word) ||
  /^(?:Mr|Mrs|Miss|Doctor|Mom|Mum|Dad|Nurse|Everyone|Everybody|Guys|There|Just|What|How)$/.test(word);

/**
 * Replaces the patient's given name in statements of the clinician by "you", so that they are read as about the
 * patient: "So Mia has an ear infection" after "Hi Mia". Other sentences are returned unchanged.
 */
export function withoutPatientName(sentences: readonly Sentence[]): Sentence[] {
  const known = patientName(sentences);
  if (known === null) return [...sentences];
  const rules: readonly (readonly [RegExp, string])[] = [
    ...forms.map(([verb, form]): [RegExp, string] => [new RegExp(`\\b${known} ?${verb}\\b`, "g"), `you ${form}`]),
    [new RegExp(`\\b${known}'s (?!(?:got|been|not|a|an|the|going|having|doing|in|on|at)\\b)`, "g"), "your "],
    [
      new RegExp(
        `\\b(get|give|start|put|send|refer|bring|keep|see|want|like|let|have|treat|recheck|with|for) ${known}\\b(?!')`,
        "gi",
      ),
      "$1 you",
    ],
  ];
  return sentences.map((sentence) =>
    sentence.by !== "clinician" || sentence.text.endsWith("?") || !sentence.text.includes(known)
      ? sentence
      : { ...sentence, text: rules.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence.text) },
  );
}
