import type { NoteSection, VisitDocument } from "../../../shared/notes/document";
import type { Fact } from "../../facts/Fact";
import { readFacts } from "../../facts/readFacts";
import { findDrugs } from "../../facts/terms/findDrugs";
import type { Turn } from "../../transcription/Turn";
import { containsWords } from "./containsWords";
import { medicationStatus } from "./factResource";
import { changesDrug, isDenial, namesSubjectOf, restsOn, statedFact } from "./statedFact";

/** A fact of the patient as a section of the document states it. */
export interface StatedFact {
  section: NoteSection;
  fact: Fact;
}

/**
 * Returns the allergies, medications and vital signs of a visit that the document states. Leaves out facts that a
 * person's sentence with the same evidence states differently, drugs that an order or a sentence changes or stops, and
 * a denial of allergies if an allergy is stated too.
 */
export function statedFacts({ sections }: Pick<VisitDocument, "sections">, turns: readonly Turn[]): StatedFact[] {
  const facts = readFacts(turns).filter(({ status }) => status === "current");
  const hasAllergy = sections.some(({ key, sentences }) => key === "allergies" && !sentences.every(isDenial));
  return facts.flatMap((fact): StatedFact[] => {
    if (fact.subject !== "patient" || fact.certainty !== "stated") return [];
    if (fact.kind === "allergy" && fact.polarity === "absent" && hasAllergy) return [];
    if (fact.kind === "medication" && isChangedDrug(fact, facts, sections)) return [];
    const found: StatedFact[] = [];
    for (const section of sections)
      for (const sentence of section.sentences) {
        const stated = statedFact(sentence, section, fact);
        if (stated) found.push({ section, fact: stated });
        else if (sentence.origin !== "drafted" && restsOn(sentence, fact) && namesSubjectOf(sentence, fact)) return [];
      }
    return found.slice(0, 1);
  });
}

/**
 * Returns whether an order of the visit or a sentence of the document contradicts how the drug is taken or not taken.
 */
function isChangedDrug(fact: Fact, facts: readonly Fact[], sections: readonly NoteSection[]): boolean {
  const name = fact.slots.name?.text ?? "";
  const generic = findDrugs(name)[0]?.generic ?? name.toLowerCase();
  const isNamed = (text: string): boolean =>
    containsWords(text, name) || findDrugs(text).some((drug) => drug.generic === generic);
  const orders = facts.filter(
    ({ kind, source, slots, said }) =>
      (kind === "order" || kind === "advice" || (kind === "medication" && source === "clinician")) &&
      (isNamed(slots.name?.text ?? "") || isNamed(said)),
  );
  if (medicationStatus(fact) !== "active")
    return orders.some(({ kind, slots }) => kind === "order" && !changesDrug(slots.action?.text ?? ""));
  const { dose } = fact.slots;
  return (
    orders.some(
      ({ kind, slots, said }) =>
        changesDrug(said) ||
        /\bnot\b/i.test(said) ||
        changesDrug(slots.action?.text ?? "") ||
        (kind === "order" && slots.dose !== undefined && dose !== undefined && slots.dose.text !== dose.text),
    ) || sections.some(({ sentences }) => sentences.some(({ text }) => changesDrug(text) && isNamed(text)))
  );
}
