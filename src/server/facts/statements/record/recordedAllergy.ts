import type { Fact } from "../../Fact";
import { allergiesIn } from "../../frames/allergiesIn";
import { noAllergyTo } from "../../frames/allergyClauses";
import type { Sentence } from "../../segment/Sentence";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { reactionOf } from "../../terms/reactionOf";
import { makeFact } from "../../frames/makeFact";
import { recordedAllergens } from "./recordedAllergens";
import type { ReadingState } from "../ReadingState";

/** Matches an allergen that the record names, with its reaction: "I have lisinopril down, for a cough". */
const recordedPattern =
  /^(?:(?:and|so|okay|well|because),? )*(?:I|we) (?:have|see|have got) (?:you (?:as |down as )?allergic to )?(?:the |your |an? )?([a-z-]+)(?: (?:and|or) ([a-z-]+))? (?:down|listed|on (?:file|your chart|the chart|record|your list)|in (?:your|the) chart)(?: (?:here|as an? (?:allergy|intolerance)))?(?:,? (?:for|with|causing|that gave you|because of) (?:an? |the )?([^,.;?]{3,40}))?[.?]?$/i;

/** Matches words that enter an allergy, with the substance as the group: "We'll put | that | down as an allergy". */
const entersPattern =
  /\b(?:I|we|let us|let me|I am going to) (?:(?:will|have|had better|should|need to|just|also|go ahead and) ){0,3}(?:put|list|add|record|note|mark|write|log)(?:ed)? ([a-z][a-z -]{1,30}?)(?: down)? (?:as (?:an|your|her|his) (?:allergy|intolerance)|(?:to|on|in) (?:your|his|her|the) (?:list of )?allerg(?:y list|y record|ies))\b/i;

/**
 * Reads an allergy that a clinician enters: "We'll put that down as an allergy" after the drug. Null for other
 * sentences, and if the drug was not said right before.
 */
function enteredAllergy(sentence: Sentence, { lastSaid, heard }: ReadingState): Fact[] | null {
  const named = entersPattern.exec(sentence.text)?.[1];
  if (!named || /\b(?:not|never)\b/i.test(sentence.text)) return null;
  const isPronoun = /^(?:that|it|this|that one|them|those)$/i.test(named);
  const before = lastSaid?.turn === sentence.turn ? findDrugs(lastSaid.text) : [];
  const [drug] = isPronoun ? [before, findDrugs(heard)].flatMap((found) => found.slice(-1)) : findDrugs(named);
  const isSideEffect = /\bintolerance\b/i.test(sentence.text);
  const listed = { substance: drug ? drugName(drug.name) : named, reaction: null, isSideEffect };
  return !drug && isPronoun ? null : factsOf([listed], [...(lastSaid && isPronoun ? [lastSaid] : []), sentence]);
}

/** Matches words with which a clinician takes an allergen off the list: "I'll take | the penicillin | off". */
const removesPattern =
  /\b(?:I|we) (?:will|can|am going to|should) (?:take|cross|get|strike) (?:the |your |that )?([a-z]{4,}(?: [a-z]{4,})?) off\b(?! (?:it|you|him|her)\b)/i;
/** Matches what is put on the list in the same sentence: "and put | latex | on". */
const addsPattern = /\b(?:put|add) (?:the )?([a-z]{4,}(?: [a-z]{4,})?) on(?=$|[.,;]| (?:it|there|instead)\b)/i;

/**
 * Reads a change of the list of allergies: "I'll take the penicillin off and put latex on", if the first was named as
 * an allergy, which is corrected. Null for other sentences.
 */
function changedList(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const removed = removesPattern.exec(sentence.text)?.[1]?.toLowerCase();
  const known = reading.facts.find(
    ({ kind, polarity, status, slots }) =>
      kind === "allergy" &&
      polarity === "present" &&
      status === "current" &&
      slots.substance?.text.toLowerCase() === removed,
  );
  if (!removed || !known) return null;
  reading.facts = reading.facts.map((fact) => (fact === known ? { ...fact, status: "corrected" as const } : fact));
  const added = addsPattern.exec(sentence.text)?.[1];
  return [
    { ...noAllergyTo(removed, [sentence]), supersedes: [known.id] },
    ...(added ? factsOf([{ substance: added, reaction: null, isSideEffect: false }], [sentence]) : []),
  ];
}

/** Returns allergens that a clinician read from the record as facts. */
export const factsOf = (listed: ReturnType<typeof recordedAllergens>, from: readonly Sentence[]): Fact[] =>
  listed.map(({ substance, reaction, isSideEffect }) =>
    makeFact({
      kind: isSideEffect ? "intolerance" : "allergy",
      from,
      source: "record",
      slots: { substance, reaction: reaction ?? undefined },
    }),
  );

/**
 * Reads the allergens that a clinician finds in the record: "For allergies I have penicillin, hives"; after a question
 * for allergies also "I have lisinopril down, for a cough". Also one that the clinician enters now. Null for other
 * sentences.
 */
export function recordedAllergy(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const { open } = reading;
  const entered = enteredAllergy(sentence, reading) ?? changedList(sentence, reading);
  if (entered) return entered;
  const listed = sentence.text.endsWith("?") ? [] : recordedAllergens(sentence.text);
  if (listed.length > 0) return factsOf(listed, [sentence]);
  const asked = open.at(-1);
  if (!asked || asked.turn !== sentence.turn || !/\ballerg\w*|\breact(?:ion|ed)?\b/i.test(asked.text)) return null;
  const [, first, second, reaction] = recordedPattern.exec(sentence.text) ?? [];
  const drugs = [first, second].flatMap((name) => (name ? findDrugs(name) : []));
  const known = reaction ? reactionOf(reaction) : null;
  const facts = drugs.flatMap(({ name }) =>
    allergiesIn(
      { ...sentence, text: known ? `${drugName(name)} gave me ${known}` : `allergic to ${drugName(name)}` },
      { isAsked: true },
    ).map((fact) => ({ ...fact, source: "record" as const, said: sentence.text })),
  );
  return facts.length > 0 ? facts : null;
}
