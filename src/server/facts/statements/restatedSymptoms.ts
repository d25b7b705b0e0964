import type { Fact } from "../Fact";
import { readSymptoms } from "../frames/readSymptoms";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "./ReadingState";

/**
 * Matches the start of a clinician's summary of what the patient has: "So he has had", "It sounds like you are having".
 */
const summaryPattern =
  /^(?:(?:and|so|okay|all right|now|then|well|I see|right),? )*(?:(?:that|it|this) sounds (?:like|as if) )?(?:you|he|she) (?:(?:have|has) (?:also )?(?:been )?(?:had|having|getting|experiencing|noticing)|(?:are|is) (?:also )?(?:having|getting|experiencing|noticing)) (?!to\b|the (?:surgery|operation|test|scan)|(?:an? )?(?:surgery|operation|test|scan|x-ray)\b)/i;
/** Matches words with which a clinician doubts or compares what the patient has: "if", "could be". */
const doubtPattern = /\b(?:if|could|might|would|should|never|no|not|any|usually|normally|last time|before)\b/i;

/**
 * Reads the symptoms that a clinician names in a summary of what the patient said, and that the patient has neither
 * named nor denied: "It sounds like he is having some stridor." A summary that the patient answers is read with the
 * answer instead.
 */
export function restatedSymptoms(sentence: Sentence, { phase, facts }: ReadingState): Fact[] {
  const start = summaryPattern.exec(sentence.text)?.[0];
  if (phase !== "history" || start === undefined || doubtPattern.test(sentence.text)) return [];
  const known = facts.flatMap(({ kind, slots }) => (kind === "symptom" ? (slots.name?.text ?? []) : []));
  return readSymptoms({ ...sentence, text: sentence.text.slice(start.length) }, [sentence]).filter(
    ({ polarity, certainty, slots }) =>
      polarity === "present" && certainty === "stated" && !isKnown(slots.name?.text ?? "", known),
  );
}

/**
 * Returns whether known symptoms have all words of a name, or include a pain that the name can mean: "leg pain" for a
 * foot.
 */
function isKnown(name: string, known: readonly string[]): boolean {
  const words = new Set(known.flatMap((each) => each.split(" ")));
  return (
    name.split(" ").every((word) => words.has(word) || word === "and") || (/pain$/.test(name) && words.has("pain"))
  );
}
