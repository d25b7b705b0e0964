import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { polarityAt } from "../../frames/polarityAt";
import type { Sentence } from "../../segment/Sentence";
import { patientStatement } from "../../statements/patientStatement";
import type { ReadingState } from "../../statements/ReadingState";
import { namedConditions } from "../../terms/namedConditions";

/**
 * Matches a question about the mother's pregnancy with the patient or the delivery: "gestation", "were you induced".
 */
const ofPregnancyPattern = /\b(?:pregnan\w+|gestation|prenatal\w*|deliver(?:y|ed|ing)|induced?|labou?r)\b/i;

/** Returns whether a question to a parent is about the mother's pregnancy, and not about the child. */
export const asksAboutPregnancy = (asked: string, { isPatientChild }: ReadingState): boolean =>
  isPatientChild && ofPregnancyPattern.test(asked);

/**
 * Reads an answer about the pregnancy with the patient: diseases are the mother's, habits and symptoms are left out.
 */
export function motherAnswer(turn: readonly Sentence[], reading: ReadingState): Fact[] {
  return turn.flatMap((sentence) => {
    const diseases = namedConditions(sentence.text).filter(
      ({ start, end }) => polarityAt(sentence.text, start, end) === "present",
    );
    // "He has been diagnosed with autism" is read as if the patient spoke.
    const isOfChild = sentence.isRetold === true && /\bI (?:have|had|was|am)\b/.test(sentence.text);
    if (isOfChild) return patientStatement(sentence, reading);
    return diseases.length > 0
      ? diseases.map(({ name }) =>
          makeFact({
            kind: "family",
            from: [sentence],
            subject: { relative: "mother" },
            slots: { relative: "mother", condition: name },
          }),
        )
      : patientStatement(sentence, reading).filter(({ kind }) => kind === "statement");
  });
}
