import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Source of a pattern for the profession of another clinician: "psychiatrist", "physical therapist". */
const profession =
  "(?:[a-z]+ )?(?:[a-z]*(?:ologist|iatrist|iatrician|therapist)|surgeon|dentist|counsell?or|midwife|dietitian|nutritionist|optometrist|family doctor|primary care doctor)";
/** Source of a pattern for verbs of a report: "thinks", "wrote". */
const thinks =
  "(?:thinks?|thought|says?|said|feels?|felt|writes?|wrote|reports?|reported|believes?|found|mentions?|mentioned|notes?|noted)";

/** Matches the report of another clinician, with the profession as its group: "a letter from your cardiologist". */
const reportPattern = new RegExp(
  `\\b(?:report|letter|note|notes|evaluation|assessment|message|email|summary|opinion) (?:here )?(?:from|of|by) (?:your|the|his|her) (${profession})\\b`,
  "i",
);
/** Matches what a clinician of a named profession thinks of the patient. Captures the statement. */
const namedPattern = new RegExp(
  `^(?:(?:well|so|and|okay|yes|basically|also),? )*((?:your|his|her) ${profession} (?:also )?${thinks} (?:that )?(?:you|your|he|she|his|her|it|the|everything|things)\\b.+)$`,
  "i",
);
/** Matches what "he" or "she" thinks of the patient. Captures the statement without the pronoun. */
const pronounPattern = new RegExp(
  `^(?:(?:well|so|and|okay|yes|basically|also),? )*(?:he|she|they) ((?:also )?${thinks} (?:that )?(?:you|your|it|the|everything|things)\\b.+)$`,
  "i",
);

/**
 * Reads what another clinician thinks of the patient: "Your psychiatrist thinks you are doing well", or "She says your
 * heart is fine" after "I got a letter from your cardiologist". Null for other sentences.
 */
export function colleagueReport(sentence: Sentence, { phase, lastSaid }: ReadingState): Fact[] | null {
  if (phase !== "history") return null;
  const named = namedPattern.exec(sentence.text)?.[1];
  const said = named ? undefined : pronounPattern.exec(sentence.text)?.[1];
  const author = said && lastSaid ? reportPattern.exec(lastSaid.text)?.[1] : undefined;
  const detail = named ?? (author ? `your ${author.toLowerCase()} ${said}` : null);
  if (!detail) return null;
  return [
    makeFact({
      kind: "statement",
      from: author && lastSaid ? [lastSaid, sentence] : [sentence],
      source: "record",
      slots: { topic: "recalled", detail },
      said: sentence.text,
    }),
  ];
}
