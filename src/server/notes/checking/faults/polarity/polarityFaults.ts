import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import { rememberPerVisit } from "../../reading/rememberPerVisit";
import { saidPolarity, statedKey } from "../../reading/readSaidVisit";
import type { Mention, Polarity, Statement } from "../../reading/Statement";
import { isOrdered } from "../../omissions/isOrdered";
import { closestFaults } from "../closestFaults";
import { predicateFaults } from "./predicateFaults";
import { reportedFaults } from "./reportedFaults";
import { reversedFaults } from "./reversedFaults";
import { statedFaults } from "./statedFaults";
import { deniesPart } from "./deniesPart";
import { endsPattern } from "./endsPattern";
import { isGeneralTerm } from "./isGeneralTerm";
import { isOfDrugAllergies } from "./isOfDrugAllergies";
import { isTreated } from "./isTreated";
import { sitesBeside } from "./sitesBeside";

/** Kinds of terms whose polarity is compared. */
const comparable = new Set(["symptom", "condition"]);
/** Matches words about what might happen, which do not state that anything is present: "risk of bleeding", "if". */
const hypotheticalPattern =
  /\b(?:risks?|complications?|side effects?|unlikely|may|might|could|if|should|would|unless|in case|worsen|return precautions)\b/i;
/** Matches a clinician's warning, which states nothing about the patient: "side effects", "if you develop". */
const clinicianWarningPattern =
  /\b(?:risks? of|side effects?|complications?|if you (?:get|have|develop|notice|start)|could (?:cause|lead)|can cause)\b/i;
/**
 * Finds up to three symptoms or conditions that are reported although they were denied, or the reverse. If there are
 * none, compares the other words of the sentence, then all that it reports or denies (`reportedFaults`).
 */
export function polarityFaults(checked: CheckedSentence): Fault[] {
  const { text } = checked.statement;
  if (hypotheticalPattern.test(text) || text.includes("“")) return []; // a quoted answer is not a statement of the note
  const terms = checked.statement.mentions.filter(
    ({ kind, name, start }) =>
      // "No, just latex" denies other allergies; `allergyFaults` compares the substance.
      !(name === "allergies" && /\ballergic to\b/i.test(text)) &&
      !endsPattern.test(text.slice(start)) &&
      !isTreated(text, start) &&
      (comparable.has(kind) || (kind === "procedure" && /\b(?:den(?:ies|ied)|reports?)\b/i.test(text))),
  );
  const faults = differentTerms(terms, checked.statement).flatMap((term) => termFault(term, checked));
  if (faults.length > 0) return faults.slice(0, 3);
  // `gradeFaults` compares the result of a test: "Straight leg raise is negative".
  if (
    terms.some((term) => isOfDrugAllergies(term, checked.statement)) ||
    /\b(?:is|are|was|were) negative\b/i.test(text)
  )
    return [];
  const closest = closestFaults(checked);
  if (closest.length > 0) return closest;
  const reversed = reversedFaults(checked);
  if (reversed.length > 0) return reversed;
  const reported = reportedFaults(checked);
  if (reported.length > 0) return reported;
  const predicate = predicateFaults(checked);
  if (predicate.length > 0) return predicate;
  const complaint = deniedComplaint(terms, checked);
  return complaint.length > 0 ? complaint : statedFaults(checked, (term, other) => isSaidSo(term, other, checked));
}

/** Share of the visit, from its start, in which the patient's complaint is said. */
const openingShare = 0.2;
/**
 * Finds a denial of pain at the body part that the patient comes for: at least two statements at the start of the visit
 * report pain there, one of them on the same side if the note names a side. Returns at most one fault.
 */
function deniedComplaint(terms: readonly Mention[], { statement, visit }: CheckedSentence): Fault[] {
  if (deniesPart(statement.text)) return [];
  const [side, ...otherSides] = new Set(statement.sides.map((each) => each.side));
  if (otherSides.length > 0) return [];
  const opening = openingShare * visit.statements.length;
  for (const term of terms.filter(
    ({ name, polarity, person }) => name === "pain" && polarity === "absent" && !person,
  )) {
    const [site] = sitesBeside(statement, term);
    if (!site) continue;
    const said = mentionsOf(visit, "symptom:pain").filter(
      ({ statement: one, polarity, isAboutPatient }) =>
        isAboutPatient && polarity === "present" && one.index < opening && one.keys.has(`site:${site}`),
    );
    const heard = said.find(({ statement: one }) => !side || one.sides.some((each) => each.side === side))?.statement;
    if (!heard || said.length < 2) continue;
    const detail = `Said to be present: ${term.name}`;
    return [{ kind: "negation", must: false, detail, ...verbToChange(statement), heard }];
  }
  return [];
}

/** Returns the terms without those that repeat an earlier term with the same polarity and body parts. */
function differentTerms(terms: readonly Mention[], statement: Statement): Mention[] {
  const all = terms.map((term) => {
    const { kind, name, polarity, person } = term;
    return [JSON.stringify([kind, name, polarity, person === null, sitesBeside(statement, term)]), term] as const;
  });
  const first = new Map(all.toReversed());
  return all.flatMap(([key, term]) => (first.get(key) === term ? [term] : []));
}

/**
 * A statement about a term, the polarity it gives the term, and its score as a match for the sentence (`fit`; 0.1 if it
 * is not among the best matches).
 */
interface SaidTerm {
  statement: SaidStatement;
  polarity: Polarity;
  fit: number;
  /** True if the statement names a body part beside the term. */
  hasSite: boolean;
  /** True if the statement names the term only as a condition: "come back if you develop a fever". */
  isConditional: boolean;
  /** True if the patient only supposes or fears it: "I think I'm having a heart attack". */
  isFeared: boolean;
}

/** Minimum score of a statement that agrees with the sentence, as a share of the score of the one that does not. */
const agreeingShare = 0.7;

/**
 * Returns whether a statement about the same body part, if the sentence names one, gives a term the same polarity and
 * matches the sentence about as well as another statement.
 */
function isSaidSo(term: Mention, other: SaidStatement | null, checked: CheckedSentence): boolean {
  const sites = sitesBeside(checked.statement, term);
  const least = agreeingShare * (checked.support.ranked.find(({ said }) => said === other)?.score ?? 0.1);
  return saidOf(term, checked.visit, checked).some(
    ({ polarity, fit, statement: { keys, context } }) =>
      polarity === term.polarity &&
      fit >= least &&
      (sites.length === 0 || sites.some((site) => keys.has(`site:${site}`) || context.has(`site:${site}`))),
  );
}

/** Matches speech about allergies to drugs, or about allergies without a word for others. */
const drugAllergyPattern =
  /\b(?:drugs?|medic\w+|meds|antibiotics?|anesthe\w+|penicillin|sulfa|reactions?)\b|^(?!.*\b(?:season\w*|spring|summer|fall|winter|pollen|dust|food|trigger\w*|environment\w*|cats?|dogs?|pets?|hay fever|grass|allergy|sneez\w*|runny)\b)/i;

/** Finds a term whose polarity is the opposite of everything said about it, or of the clearly best match. */
function termFault(term: Mention, checked: CheckedSentence): Fault[] {
  const { statement, visit } = checked;
  const sites = sitesBeside(statement, term);
  // "No history of blood clots" is about the time before what the clinician finds now.
  const isOfPast = term.polarity === "absent" && /\b(?:history of|prior|previous|past)\b/i.test(statement.text);
  const isOfDrugs = isOfDrugAllergies(term, statement);
  const said = saidOf(term, visit, checked).filter(
    ({ polarity, statement: one, isConditional, isFeared }) =>
      polarity !== "asked" &&
      !(isFeared && term.polarity === "absent") &&
      (one.by === "patient" || one.isQuestion || !isOfPast) &&
      (one.by === "patient" || !(isConditional || clinicianWarningPattern.test(one.text))) &&
      !(term.kind === "procedure" && isOrdered(one)) &&
      !(isOfDrugs && !drugAllergyPattern.test(one.text)),
  );
  const limits = qualifiers(statement);
  if (
    isGeneralTerm(term.name) &&
    limits.some((word) => !said.some((each) => each.statement.text.toLowerCase().includes(word)))
  )
    return [];
  const about =
    sites.length > 0 && isGeneralTerm(term.name)
      ? said.filter((one) =>
          sites.some((site) => one.statement.keys.has(`site:${site}`) || one.statement.context.has(`site:${site}`)),
        )
      : said.filter((each) => sites.length > 0 || term.name !== "pain" || !each.hasSite);
  if (about.length === 0 && term.kind === "condition") return onlyAsked(term, checked);
  if (about.length === 0 && sites.length > 0) return deniedAnywhere(term, said, checked);
  if (about.length === 0 || (isGeneralTerm(term.name) && sites.length === 0 && about.length > 4)) return [];
  if (about.some(({ polarity }) => polarity === term.polarity) && !isOpposedByBest(about, term.polarity)) return [];
  const heard = about.toSorted((a, b) => b.fit - a.fit)[0];
  if (!heard) return [];
  const isClear = !about.some(({ polarity }) => polarity === term.polarity);
  return [
    {
      kind: "negation",
      detail: term.polarity === "absent" ? `Said to be present: ${term.name}` : `Said not to be present: ${term.name}`,
      must:
        isClear &&
        !isStated(term, heard, checked) &&
        !(isGeneralTerm(term.name) && about.length < 2 && checked.isTyped),
      ...verbToChange(statement),
      heard: heard.statement,
    },
  ];
}

/**
 * Returns whether the fact reader found a term with the polarity that the sentence gives it in the lines that the
 * sentence rests on. Then the visit contradicts itself or can be read in two ways, unless one of these lines is a
 * question about the term that was answered the other way.
 */
function isStated({ name, polarity, person }: Mention, heard: SaidTerm, { visit, cited }: CheckedSentence): boolean {
  const turns = visit.stated.get(statedKey(name, polarity));
  if (person !== null || !turns || ![...cited].some((id) => turns.has(id))) return false;
  return !(heard.statement.isQuestion && cited.has(heard.statement.turn.id));
}

/**
 * Finds a condition that the sentence reports, if it was only named in questions whose answers name other conditions of
 * the list: "diabetes or high blood pressure?" "Yes, high blood pressure."
 */
function onlyAsked(term: Mention, { visit, statement }: CheckedSentence): Fault[] {
  const key = `condition:${term.name}`;
  const said = visit.byKey.get(key) ?? [];
  const heard = said[0];
  if (term.polarity !== "present" || !heard || visit.terms.has(term.name)) return [];
  if (!said.every(({ isQuestion, answers }) => isQuestion && answers.get(term.name) === "asked")) return [];
  const detail = `Asked about, but not confirmed: ${term.name}`;
  return [{ kind: "negation", detail, must: false, ...verbToChange(statement), heard }];
}

/**
 * Finds a report of a term at a body part, if every statement about the term denies it and names no body part: "Reports
 * numbness in the foot" for "any numbness?" "no".
 */
function deniedAnywhere(term: Mention, said: readonly SaidTerm[], { statement }: CheckedSentence): Fault[] {
  const [heard] = said;
  if (!heard || term.polarity !== "present" || said.some(({ polarity, hasSite }) => polarity !== "absent" || hasSite))
    return [];
  if (!/\b(?:reports?|endorses?|complains)\b/i.test(statement.text)) return [];
  const detail = `Said not to be present: ${term.name}`;
  return [{ kind: "negation", detail, must: false, ...verbToChange(statement), heard: heard.statement }];
}

/**
 * Returns the verb to replace ("Reports" or "Denies") and its opposite, for a sentence about one symptom or condition;
 * nulls for any other sentence.
 */
function verbToChange({ text, mentions }: Statement): Pick<Fault, "value" | "at" | "instead"> {
  const verb = /\b(?:Reports|Denies)\b/.exec(text);
  if (!verb || mentions.filter(({ kind }) => comparable.has(kind)).length !== 1) return { value: null, instead: null };
  return { value: verb[0], at: verb.index, instead: verb[0] === "Denies" ? "Reports" : "Denies" };
}

/**
 * Returns the words that limit a finding, such as "distal" or "significant": a statement without them does not
 * contradict it.
 */
function qualifiers({ tokens }: Statement): string[] {
  return tokens
    .map(({ text }) => text)
    .filter((text) =>
      /^(?:proximal|distal|medial|lateral|anterior|posterior|upper|lower|inner|outer|flexion|extension|percussion|calf|focal|significant|rest)$/.test(
        text,
      ),
    );
}

/**
 * Returns whether the opposite polarity prevails although a statement agrees: by a clearly better match, or by four
 * times as many statements that match no worse.
 */
function isOpposedByBest(about: readonly SaidTerm[], polarity: Polarity): boolean {
  const agree = Math.max(...about.filter((each) => each.polarity === polarity).map(({ fit }) => fit));
  const oppose = Math.max(0, ...about.filter((each) => each.polarity !== polarity).map(({ fit }) => fit));
  const count = (wanted: boolean): number => about.filter((each) => (each.polarity === polarity) === wanted).length;
  return oppose > 1.5 * agree || (count(false) >= 4 * count(true) && oppose >= agree);
}

/** Matches words of a sentence about relatives: "family history", "hereditary". */
const ofFamilyPattern = /\b(?:famil(?:y|ies|ial)|relatives?|hereditary)\b/i;

/**
 * Returns what was said about a term of the sentence. A term of the patient is compared with what was said about the
 * patient only, and a term of a relative with what was said about relatives.
 */
function saidOf(term: Mention, visit: SaidVisit, { support, statement: { text } }: CheckedSentence): SaidTerm[] {
  const fits = new Map(support.ranked.map(({ said, score }) => [said, score]));
  const isAboutPatient = term.person === null && !ofFamilyPattern.test(text);
  return mentionsOf(visit, `${term.kind}:${term.name}`)
    .filter((each) => each.isAboutPatient === isAboutPatient)
    .map((each) => ({ ...each, fit: fits.get(each.statement) ?? 0.1 }));
}

/** Returns every mention of a term, by its key, with the polarity that its statement gives it. */
const mentionsOf = rememberPerVisit((visit, key): readonly (Omit<SaidTerm, "fit"> & { isAboutPatient: boolean })[] =>
  (visit.byKey.get(key) ?? []).flatMap((statement) => {
    const namesFamily = ofFamilyPattern.test(statement.text);
    return statement.mentions
      .filter(({ kind, name }) => `${kind}:${name}` === key)
      .map((mention) => ({
        statement,
        polarity: saidPolarity(statement, mention),
        hasSite: sitesBeside(statement, mention).length > 0,
        isAboutPatient: mention.person === null && !namesFamily,
        isConditional: isInCondition(statement, mention),
        isFeared:
          mention.kind === "condition" &&
          mention.isHedged &&
          (statement.by === "patient" || fearsPattern.test(statement.text)),
      }));
  }),
);

/** Matches words for a fear of the patient, in the words of the clinician: "so you're worried that it is cancer". */
const fearsPattern = /\b(?:worr(?:y|ied)|afraid|scared|fear\w*)\b/i;

/** Maximum number of tokens from "if" to a term that it makes a condition. */
const maxConditionReach = 20;
/** Words that end the clause after "if". */
const endsCondition = new Set(["then", "we", "i", "please", "call", "let"]);

/** Returns whether a term is in a clause after "if": "fever" in "call us if it gets worse or you develop a fever". */
function isInCondition({ tokens }: Statement, { from }: Mention): boolean {
  const before = tokens.slice(Math.max(0, from - maxConditionReach), from).map(({ text }) => text);
  const at = before.findLastIndex((word) => word === "if" || word === "unless");
  return at >= 0 && !before.slice(at + 1).some((word) => endsCondition.has(word));
}
