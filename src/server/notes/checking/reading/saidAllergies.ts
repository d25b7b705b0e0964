import type { SaidAllergy, SaidStatement } from "./SaidVisit";

/** Matches words that state an allergy: "allergic to", "broke out", "hives". */
const statesAllergyPattern =
  /\b(?:allergic to|allergy to|allergies? (?:is|are|to|include)|break out|broke out|hives|anaphyla\w*)\b/i;

/**
 * Returns the drugs and other allergens that the patient is allergic to, each with the first statement that says so: "I
 * am allergic to penicillin", or the answer "penicillin" to a question about allergies.
 */
export function saidAllergies(statements: readonly SaidStatement[]): SaidAllergy[] {
  const found = statements.flatMap((said) => {
    const isAnswer = !said.isQuestion && isAllergyQuestion(statements[said.index - 1], said);
    if (said.isQuestion || !(statesAllergyPattern.test(said.text) || isAnswer)) return [];
    return said.mentions
      .filter(
        ({ kind, polarity, group, person }) =>
          person === null &&
          (kind === "allergen" || kind === "drug") &&
          polarity === "present" &&
          group !== "drug group",
      )
      .filter(({ kind }) => kind === "drug" || statesAllergyPattern.test(said.text) || isAnswer)
      .map(({ name }) => ({ substance: name, said }));
  });
  const first = new Map(found.toReversed().map((each) => [each.substance, each]));
  return [...first.values()];
}

/** Returns whether `before`, the sentence before `said`, is a question about allergies in another turn. */
function isAllergyQuestion(before: SaidStatement | undefined, said: SaidStatement): boolean {
  return (
    before !== undefined && before.isQuestion && before.turnIndex !== said.turnIndex && /allerg/i.test(before.text)
  );
}
