import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { FactKind } from "../../../facts/Fact";
import type { PlannedSentence } from "../../writing/PlannedSentence";
import { readStatement } from "../reading/readStatement";
import type { SaidVisit } from "../reading/SaidVisit";
import type { Mention, Statement } from "../reading/Statement";
import { hedges } from "../reading/wordLists";
import { coverage, placesIn, type WrittenPlaces } from "./coverage";
import type { MissingStatement } from "./MissingStatement";
import { isBareFinding, isComparedByTerm, isSpeech } from "./factOmissions";
import { inSection, type OmissionType } from "./omissionType";
import { rankDrafted } from "./rankDrafted";
import type { WrittenNote } from "./readNote";

/**
 * How sentences of each topic are reported. Those of other topics are compared item by item: allergies and medications
 * by `drugOmissions`, symptoms of the review by `symptomOmissions`.
 */
const typeOfTopic: Partial<Record<NoteTopic, OmissionType>> = {
  hpi: { kind: "symptom", topic: "hpi" },
  past_history: { kind: "symptom", topic: "past_history" },
  family_history: { kind: "symptom", topic: "family_history" },
  social_history: { kind: "symptom", topic: "social_history" },
  vitals: { kind: "number", topic: "vitals" },
  exam: { kind: "finding", topic: "exam" },
  results: { kind: "finding", topic: "results" },
  assessment: { kind: "advice", topic: "assessment" },
  plan: { kind: "advice", topic: "plan", isStatedInPlan: true },
};
/** Share of a sentence from which the note counts as stating it. */
const minShare = 0.65;

/** Sentences whose rank is this or higher are not important enough to be offered. */
const maxRank = 3.92;

/**
 * Finds sentences of the document drafted from the facts of a visit that the note does not state.
 * @param planned the sentences of `planDocument`.
 */
export function draftedOmissions(
  planned: readonly PlannedSentence[],
  visit: SaidVisit,
  note: WrittenNote,
): MissingStatement[] {
  const saidIn = new Map(visit.statements.map((said) => [said.turn.id, said]));
  const places = new Map<OmissionType, WrittenPlaces>();
  const seen = new Set<string>();
  return planned.flatMap((sentence): MissingStatement[] => {
    const { topic, text, facts } = sentence;
    const type = typeOfTopic[topic];
    const said = saidIn.get(facts.at(-1)?.evidence.at(-1)?.turn ?? "");
    if (!type || !said || seen.has(text) || !isReported(sentence)) return [];
    seen.add(text);
    const written = places.get(type) ?? placesIn(note.statements.filter(inSection(type, note)));
    places.set(type, written);
    const share = coverage(saidPart(readStatement(text), visit), visit, written);
    if (share >= minShare) return [];
    const missing = {
      kind: type.kind,
      must: false,
      about: `drafted ${text}`,
      said: { ...said, text: facts.at(-1)?.said ?? said.text },
      topic,
      sentence: text,
    };
    const rank = rankDrafted(sentence, share);
    return rank < maxRank ? [{ ...missing, rank, isRanked: true }] : [];
  });
}

/** Kinds of facts that an assessment repeats from other sections. */
const repeatedKinds: ReadonlySet<FactKind> = new Set(["symptom", "exam", "result", "vital"]);

/**
 * Returns whether a sentence is reported if the note lacks it: not what `factOmissions` and `symptomOmissions`
 * compare, a finding of pain without its place, what the assessment repeats, vital signs without a number, or words
 * that speak to someone.
 */
function isReported({ topic, text, facts }: PlannedSentence): boolean {
  const isOwn = topic === "plan" || topic === "assessment"; // "I advised the patient to rest"
  if (facts.every(isComparedByTerm) || (isOwn ? /\byour?\b/i.test(text) : isSpeech(text))) return false;
  if (facts.every(({ kind, polarity }) => kind === "symptom" && polarity === "absent")) return false;
  if ((topic === "exam" || topic === "results") && isBareFinding(text)) return false;
  if (topic === "assessment" && facts.every(({ kind }) => repeatedKinds.has(kind))) return false;
  return topic !== "vitals" || /\d/.test(text);
}

/** Returns the drafted sentence of each fact that `draftedOmissions` compares, by the id of the fact. */
export const draftedByFact = (planned: readonly PlannedSentence[]): Map<string, string> =>
  new Map(
    planned
      .filter(({ topic }) => typeOfTopic[topic] !== undefined)
      .flatMap(({ text, facts }) => facts.map(({ id }) => [id, text] as const)),
  );

/**
 * Returns a drafted sentence with only the keys that were said, without hedges: the note need not repeat the drafter's
 * own words, such as "likely". Terms that are part of a longer one do not count: the "blood pressure" of "high blood
 * pressure". Returns it as it is if none of its keys was said.
 */
function saidPart(statement: Statement, { byKey }: SaidVisit): Statement {
  const inner = statement.mentions.filter((each) => statement.mentions.some((other) => isInside(each, other)));
  const ofInner = new Set(inner.map(({ kind, name }) => `${kind}:${name}`));
  const keys = new Set([...statement.keys].filter((key) => byKey.has(key) && !hedges.has(key) && !ofInner.has(key)));
  return keys.size > 0 ? { ...statement, keys } : statement;
}

/** Returns whether the words of a term are part of those of a longer term. */
const isInside = (inner: Mention, outer: Mention): boolean =>
  inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from;
