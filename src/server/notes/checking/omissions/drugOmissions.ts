import { drugNamed } from "../../../facts/lexicon/findDrugNames";
import { dosesOf } from "../faults/drugs/doseFaults";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import { saidPolarity } from "../reading/readSaidVisit";
import type { Mention } from "../reading/Statement";
import type { MissingStatement } from "./MissingStatement";
import { isOrdered } from "./isOrdered";
import type { WrittenNote } from "./readNote";
import { sentenceCase } from "../../../../shared/sentenceCase";

/**
 * Finds allergies, drugs taken and drugs ordered that are missing from the note, and doses of ordered drugs that are
 * missing.
 */
export function drugOmissions(visit: SaidVisit, note: WrittenNote): MissingStatement[] {
  const { allergies } = visit;
  const allergens = new Set(allergies.map(({ substance }) => substance));
  const missing = allergies
    .filter(
      ({ substance }) =>
        !note.statements.some(
          ({ keys, text }) =>
            (keys.has(`drug:${substance}`) || keys.has(`allergen:${substance}`)) &&
            /allerg|intoler|reaction/i.test(text),
        ),
    )
    .map(({ substance, said }): MissingStatement => ({
      kind: "allergy",
      must: true,
      about: substance,
      said,
      topic: "allergies",
      sentence: `Allergic to ${substance}.`,
      rank: 0,
    }));
  const seen = new Set<string>();
  for (const said of visit.statements)
    for (const drug of said.mentions) {
      if (drug.kind !== "drug" || drug.group === "drug group" || allergens.has(drug.name) || drug.person !== null)
        continue;
      missing.push(...omissionsOf(drug, said, note).filter(({ about }) => !seen.has(about)));
      for (const { about } of missing) seen.add(about);
    }
  return missing;
}

/**
 * Returns the omission of a drug that a statement says is ordered or taken, or of the dose of an ordered drug; empty if
 * the note has these, or if the statement says neither.
 */
function omissionsOf(drug: Mention, said: SaidStatement, note: WrittenNote): MissingStatement[] {
  const key = `drug:${drug.name}`;
  const name = drug.drug?.isBrand ? drug.drug.name : drug.words.toLowerCase();
  const dose = dosesOf(said, drug)[0];
  const shown = dose ? `${name} ${dose.words}` : name;
  if (isOrdered(said)) {
    if (!isWritten(drug, note.planKeys))
      return [
        {
          kind: "drug",
          must: true,
          about: `order ${drug.name}`,
          said,
          topic: "plan",
          sentence: `${sentenceCase(shown)}: ${said.text}.`,
          rank: 1,
        },
      ];
    if (dose && !note.statements.some(({ keys }) => keys.has(key) && keys.has(`#${dose.value}`)))
      return [
        {
          kind: "dose",
          must: false,
          about: `${drug.name} ${dose.value}`,
          said,
          topic: "plan",
          sentence: `${sentenceCase(shown)}.`,
          rank: 3,
        },
      ];
    return [];
  }
  const polarity = saidPolarity(said, drug);
  if (polarity !== "present" || isWritten(drug, note.keys)) return [];
  return [
    { kind: "drug", must: true, about: drug.name, said, topic: "medications", sentence: `Takes ${shown}.`, rank: 2 },
  ];
}

/** Returns whether the keys of a note contain a drug, a combination that shares an ingredient with it, or its class. */
function isWritten(drug: Mention, keys: ReadonlySet<string>): boolean {
  if (keys.has(`drug:${drug.name}`)) return true;
  const parts = drug.name.split(/ and |, /);
  return [...keys].some(
    (key) =>
      (key.startsWith("drug:") &&
        key
          .slice(5)
          .split(/ and |, /)
          .some((part) => parts.includes(part))) ||
      (key.startsWith("drug:") &&
        drugNamed(key.slice(5))?.drugClass === "drug group" &&
        drug.group.toLowerCase().includes(key.slice(5))),
  );
}
