import type { Fact, FactKind, Slot } from "../../../facts/Fact";
import { sentenceFromSpeech, toThirdPerson } from "../../writing/toThirdPerson";
import { printFault } from "../../writing/printFault";
import { isSameTime } from "../reading/isSameTime";
import { readStatement } from "../reading/readStatement";
import type { SaidVisit } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";
import { coverage, placesIn, type WrittenPlaces } from "./coverage";
import type { MissingStatement } from "./MissingStatement";
import { inSection, isOfPlan, type OmissionType } from "./omissionType";
import type { WrittenNote } from "./readNote";

/** How a kind of fact is reported if the note lacks it. A lower `rank` is more important. */
interface FactType extends OmissionType {
  rank: number;
}

/** How each kind of fact is reported. Kinds not listed are not reported. */
const omissionTypes: Partial<Record<FactKind, FactType>> = {
  order: { kind: "order", topic: "plan", rank: 2, isStatedInPlan: true },
  refusal: { kind: "refusal", topic: "plan", rank: 2.5 },
  followUp: { kind: "followUp", topic: "plan", rank: 4, isStatedInPlan: true },
  result: { kind: "finding", topic: "results", rank: 3.6 },
  exam: { kind: "finding", topic: "exam", rank: 3.8 },
  vital: { kind: "number", topic: "vitals", rank: 3.8 },
  advice: { kind: "advice", topic: "plan", rank: 4, isStatedInPlan: true },
  problem: { kind: "diagnosis", topic: "assessment", rank: 3.6 },
  symptom: { kind: "symptom", topic: "hpi", rank: 4.1 },
  procedure: { kind: "symptom", topic: "past_history", rank: 4 },
  family: { kind: "symptom", topic: "family_history", rank: 3.6 },
  social: { kind: "symptom", topic: "social_history", rank: 4.4 },
  statement: { kind: "symptom", topic: "hpi", rank: 4.8 },
};
/**
 * Rank of plans that clinicians seldom write down: of orders without a drug, test or referral, one in six is in their
 * notes.
 */
const seldomWrittenRank = 4.6;
/** Slots whose words make up the sentence to insert, in this order. */
const contentSlots: readonly Slot[] = [
  "name",
  "site",
  "side",
  "quality",
  "severity",
  "finding",
  "value",
  "object",
  "detail",
  "interpretation",
  "relative",
  "condition",
  "dose",
  "frequency",
  "when",
  "of",
  "duration",
];
/** Minimum `coverage` of a fact that counts as stated. */
const minShare = 0.7;
/** Minimum of `worthOf` for a fact to be reported; 1 more for a fact of the kind `statement`. */
const minWorth = 1.2;

/**
 * Finds current facts with clinical content that the note does not state. Of the facts that a drafted sentence states,
 * only orders with a term and follow-ups with a time are compared here, the others in `draftedOmissions`.
 * @param drafted the drafted sentence of each fact that has one, by the id of the fact.
 */
export function factOmissions(
  facts: readonly Fact[],
  drafted: ReadonlyMap<string, string>,
  visit: SaidVisit,
  note: WrittenNote,
): MissingStatement[] {
  const saidBy = new Map(visit.statements.map((said) => [said.turn.id, said]));
  const byType = new Map<FactType, WrittenPlaces>();
  const writtenFor = (type: FactType): WrittenPlaces => {
    const places = byType.get(type) ?? placesIn(note.statements.filter(inSection(type, note)));
    byType.set(type, places);
    return places;
  };
  return facts.flatMap((fact): MissingStatement[] => {
    const type = typeOf(fact);
    const said = saidBy.get(fact.evidence.at(-1)?.turn ?? "");
    if (!type || !said || fact.status !== "current" || fact.polarity === "unanswered") return [];
    const text = fact.kind === "problem" ? (fact.slots.name?.text ?? "") : wordsOf(fact);
    const sentence = drafted.get(fact.id) ?? sentenceFor(fact, type, text);
    if (sentence === null || (drafted.has(fact.id) && !isComparedByTerm(fact))) return [];
    if (smallTalkPattern.test(text) || (fact.kind === "symptom" && fact.polarity !== "present")) return [];
    const missing = {
      must: false,
      about: fact.id,
      said: { ...said, text: fact.said },
      topic: type.topic,
      kind: type.kind,
      sentence,
    };
    const statement = readStatement(text);
    const ordered = fact.kind === "order" ? orderedTerms(statement) : [];
    if (ordered.length > 0)
      return ordered.every((key) => isPlanned(key, note)) ? [] : [{ ...missing, rank: fact.condition ? 2.2 : 2 }];
    const worth = worthOf(statement, visit);
    const isBare =
      (fact.kind === "symptom" && statement.mentions.length === 0) ||
      ((fact.kind === "exam" || fact.kind === "result") && isBareFinding(text));
    if (isBare || worth < minWorth + (fact.kind === "statement" ? 1 : 0)) return [];
    const followUp = fact.kind === "followUp" ? hasFollowUp(statement, note) : null;
    if (followUp === true) return [];
    if (followUp === false) return [{ ...missing, rank: 3 }];
    const share = coverage(statement, visit, writtenFor(type));
    return share >= minShare
      ? []
      : [{ ...missing, rank: rankOf(fact, type, statement) + 2 * share - Math.min(worth, 6) / 5 }];
  });
}

/** Matches a finding of pain without its place: "slight pain to palpation", "no pain on examination". */
const barePainPattern =
  /^(?:(?:a|little|mild|slight|some|minimal|no|there is) )*(?:pain|painful|tender(?:ness)?|soreness|sore)(?: (?:to|on|with) (?:the )?(?:palpation|touch|movement|pressure|examination|exam))?[.,]?$/i;

/**
 * Matches a judgement of all that was examined, which names nothing: "everything is good", "all of that looked fine".
 */
const bareJudgementPattern =
  /^(?:(?:this|that|it|which) means )?(?:everything|all of (?:that|it|those)|those(?: all)?|they all|it all|that all|levels)(?: else)? (?:is|are|was|were|looks?|looked|feels?|felt|seems?|sounds?)\b[^.]{0,40}[.]?$/i;

/** Returns whether a finding names neither what was examined nor where. */
export const isBareFinding = (text: string): boolean =>
  barePainPattern.test(text) || (bareJudgementPattern.test(text) && readStatement(text).mentions.length === 0);

/** Returns whether words are not fit for a note: they have "I" or "you", break off or are longer than a sentence. */
export const isSpeech = (text: string): boolean =>
  /\b(?:I|me|my|we|us|you|your)\b/.test(text) || text.split(" ").length > 30 || printFault(text) !== null;

/** Returns whether the note has the time of a follow-up; null if the follow-up has no time. */
function hasFollowUp(said: Statement, { statements }: WrittenNote): boolean | null {
  const times = timesIn(said);
  if (times.length === 0) return null;
  return statements.some(
    ({ text, quantities: written }) =>
      visitsPattern.test(text) && times.some((time) => written.some((other) => isSameTime(time, other))),
  );
}
/** Returns the spans of days to years in a statement. */
const timesIn = ({ quantities }: Statement): Statement["quantities"] =>
  quantities.filter(({ unit }) => unit !== null && /^(?:day|week|month|year)$/.test(unit));
/** Matches words of a note for a return visit or a contact: "follow up", "call". */
const visitsPattern =
  /\b(?:follow(?:ing)?[- ]?up|return|see|seen|back|re-?check|re-?evaluat\w+|reassess\w*|appointment|visit|call|contact|again)\b/i;

/**
 * Returns the rank of a fact: higher for plans without a term or number and for normal findings, which few notes have.
 */
function rankOf({ kind }: Fact, { rank }: FactType, { mentions, quantities, text }: Statement): number {
  const isConcrete = mentions.some(({ kind: term }) => term !== "relative") || quantities.length > 0;
  if (kind === "order" || ((kind === "followUp" || kind === "advice") && !isConcrete)) return seldomWrittenRank;
  if ((kind === "exam" || kind === "vital") && /\b(?:normal|fine|good|okay|great)\b/i.test(text)) return rank + 0.9;
  return rank;
}

/** Returns whether an order names a drug, test, referral or procedure, or a follow-up names its time. */
export function isComparedByTerm(fact: Fact): boolean {
  if (fact.kind !== "order" && fact.kind !== "followUp") return false;
  const statement = readStatement(wordsOf(fact));
  return fact.kind === "order" ? orderedTerms(statement).length > 0 : timesIn(statement).length > 0;
}

/** Treatments that the plan need not name. */
const unplannedTreatments = new Set(["ice", "heat", "stretching", "surgery", "boot", "cast", "brace", "splint"]);

/** Returns the keys of the drugs, tests, referrals and procedures that an order names and does not deny. */
function orderedTerms({ mentions }: Statement): string[] {
  return mentions
    .filter(
      ({ kind, name, group, polarity }) =>
        polarity === "present" &&
        ((kind === "drug" && group !== "drug group") ||
          kind === "procedure" ||
          (kind === "test" && group !== "vital")) &&
        !unplannedTreatments.has(name),
    )
    .map(({ kind, name }) => `${kind}:${name}`);
}

/**
 * Returns whether the plan has an ordered term. A test must be in a sentence that orders something or is very short;
 * any laboratory test covers a general order such as "blood work".
 */
function isPlanned(key: string, { planKeys, planTests, statements }: WrittenNote): boolean {
  if (key.startsWith("test:") && planKeys.has(key))
    return statements.some(
      ({ isPlan, keys, text, tokens }) => isPlan && keys.has(key) && (ordersPattern.test(text) || tokens.length <= 5),
    );
  return planKeys.has(key) || (generalTests.has(key) && planTests.has("lab"));
}
/** Matches words of a plan that order a test: "obtain a CBC", "repeat". */
const ordersPattern =
  /\b(?:order|obtain|schedul|set (?:him|her|them)|refer|repeat|re-?check|will|need|proceed|recommend|consider|perform|check|require|follow|complete|sent|send|get|plan|undergo|try|collect|consult|monitor|additional testing)/i;
/** Laboratory tests that any laboratory test in the plan covers. */
const generalTests = new Set([
  "test:blood work",
  "test:metabolic panel",
  "test:complete blood count",
  "test:lipid panel",
]);

/**
 * Matches words of facts that do not belong in a note: "nice to see you", "take care", commands to a dictation program.
 */
const smallTalkPattern =
  /\b(?:dragon|dax|thank|nice to|good to see|weather|bye|take care|sounds good|finalize|show me|the nurse will|questions|people|typically|can (?:certainly )?cause)\b/i;

/**
 * Returns how a fact is reported; null for kinds that are not reported. A `statement` of the clinician, or one with
 * reasoning, is reported as advice in the assessment.
 */
function typeOf(fact: Fact): FactType | null {
  const type = omissionTypes[fact.kind] ?? null;
  const isReasoning =
    fact.kind === "statement" && (fact.slots.topic?.text === "reasoning" || fact.source === "clinician");
  return isReasoning && type ? { ...type, kind: "advice", topic: "assessment", rank: 4.2 } : type;
}

/** Joins the words of a fact, leaving out those contained in other words of it. */
const wordsOf = ({ slots }: Fact): string =>
  [...new Set(contentSlots.flatMap((slot) => slots[slot]?.text ?? []))]
    .filter((text, i, all) => !all.some((other, j) => j !== i && other.includes(text)))
    .join(", ");

/** Returns words as a sentence, with a capital and one period at the end. */
function sentenceOf(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/(?<![.,;])[.,;]+$/, "")}.`;
}

const patient = { noun: "the patient", sex: null };

/** Returns the sentence to insert for a fact; null if its words are not fit for a note or say nothing. */
function sentenceFor(fact: Fact, type: FactType, text: string): string | null {
  if (fact.kind === "vital" && !/\d/.test(text)) return null;
  if (type.rank <= 4 || isOfPlan(type) || !isSpeech(text)) return sentenceOf(text);
  if (fact.subject !== "patient") return null;
  const rewritten = sentenceFromSpeech(toThirdPerson(fact.said, patient));
  return isSpeech(rewritten) ? null : rewritten;
}

/** Returns how much clinical content a statement has: terms count most, then values, then rare words. */
function worthOf(statement: Statement, visit: SaidVisit): number {
  const terms = statement.mentions.filter(({ kind }) => kind !== "relative").length;
  const rare = statement.words.filter(({ stem }) => visit.weight(stem) >= 0.5).length;
  return terms * 0.9 + statement.quantities.length * 0.6 + Math.min(rare, 5) * 0.5;
}
