import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/readVisit";

const gives =
  /\b(?:tak(?:e|es|ing)|start(?:ed|ing)?|prescri\w+|continue[sd]?|begin|give[ns]?|increase[d]?|initiate[d]?|on)\b/i;
const saysAllergy = /\b(?:allerg\w*|intoleran\w*|avoid\w*|reaction|rash|hives|anaphyla\w*)\b/i;
const none =
  /\b(?:no (?:known )?(?:drug |medication |food )?allergies|denies (?:any )?(?:drug |medication |known )*allerg\w*|nkda|nka|not allergic)\b/i;
const statesAllergy =
  /\b(?:allergic to|allergy to|allergies? (?:is|are|to|include)|break out|broke out|hives|anaphyla\w*)\b/i;

/**
 * Finds drugs that the patient is allergic to, and "no allergies" despite a stated allergy or if allergies were never
 * discussed.
 */
export function allergyFaults({ statement, visit, isOwn }: CheckedSentence): Fault[] {
  const allergies = saidAllergies(visit);
  const denial = none.exec(statement.text);
  if (denial) {
    const first = allergies[0];
    const place = { kind: "allergy" as const, value: denial[0], at: denial.index };
    if (first)
      return [{ ...place, must: true, detail: `An allergy to ${first.substance} was mentioned`, heard: first.said }];
    const isAsked = visit.statements.some(({ text }) => /allerg/i.test(text));
    return isAsked ? [] : [{ ...place, must: !isOwn, detail: "Allergies weren’t mentioned" }];
  }
  if (saysAllergy.test(statement.text)) return [];
  return statement.mentions.flatMap((drug): Fault[] => {
    const hit =
      drug.kind === "drug" && drug.polarity === "present"
        ? allergies.find(({ substance }) => substance === drug.name)
        : undefined;
    if (!hit || !(gives.test(statement.text) || /\d/.test(statement.text))) return [];
    return [
      {
        kind: "allergy",
        must: true,
        value: drug.words,
        at: drug.start,
        detail: `An allergy to ${drug.words} was mentioned`,
        heard: hit.said,
      },
    ];
  });
}

const cache = new WeakMap<SaidVisit, { substance: string; said: SaidStatement }[]>();

/** Returns the substances the patient is allergic to, each with its statement. */
export function saidAllergies(visit: SaidVisit): { substance: string; said: SaidStatement }[] {
  const known = cache.get(visit);
  if (known) return known;
  const found = visit.statements.flatMap((said) => {
    const isAnswer = !said.isQuestion && isAllergyQuestion(visit, said);
    if (said.isQuestion || !(statesAllergy.test(said.text) || isAnswer)) return [];
    return said.mentions
      .filter(
        ({ kind, polarity, group, person }) =>
          person === null &&
          (kind === "allergen" || kind === "drug") &&
          polarity === "present" &&
          group !== "drug group",
      )
      .filter(({ kind }) => kind === "drug" || statesAllergy.test(said.text) || isAnswer)
      .map(({ name }) => ({ substance: name, said }));
  });
  const first = new Map(found.toReversed().map((one) => [one.substance, one]));
  cache.set(visit, [...first.values()]);
  return [...first.values()];
}

/** Returns whether the previous sentence asks about allergies. */
function isAllergyQuestion(visit: SaidVisit, said: SaidStatement): boolean {
  const before = visit.statements[said.index - 1];
  return (
    before !== undefined && before.isQuestion && before.turnIndex !== said.turnIndex && /allerg/i.test(before.text)
  );
}
