import type { NoteTopic } from "../../../shared/notes/noteTopic";
import type { Fact } from "../../facts/Fact";
import { riskPattern } from "../../facts/frames/riskPattern";
import { groupOf } from "../../facts/terms/allergens";
import { hasRole } from "../../facts/statementRole";
import { chiefComplaint, noComplaint } from "./chiefComplaint";
import { reviewOfSystems } from "./reviewOfSystems";
import { withoutConflicts } from "./withoutConflicts";
import { inProse } from "./inProse";
import { leadSentence, withComplaintFirst, withoutLeadSymptom, withoutLeadTime } from "./history/leadSentence";
import { withoutLeadWords } from "./history/withoutLeadWords";
import { withoutRepeatedHistory } from "./history/withoutRepeatedHistory";
import { historyOfPresent } from "./history/historyOfPresent";
import { introduction } from "./history/introduction";
import { placeHistory } from "./history/placeHistory";
import type { PlannedSentence } from "./PlannedSentence";
import { listVitals } from "./listVitals";
import { planAssessment } from "./planAssessment";
import { examSentence } from "./sentences/examSentence";
import { resultSentence } from "./sentences/resultSentence";
import { vitalSentence } from "./sentences/vitalSentence";
import { withoutListed } from "./history/withoutListed";
import { withoutRepeatedLines } from "./sentences/withoutRepeatedLines";
import { withoutRepeatedResults } from "./withoutRepeatedResults";
import { allergySentence } from "./sentences/allergySentence";
import { familySentences } from "./sentences/familySentences";
import { socialSentences } from "./sentences/social/socialSentences";
import { conditionName, withoutGeneral } from "./sentences/conditionName";
import { listOf, asSentence } from "./sentences/listOf";
import { withCapitals } from "./sentences/withCapitals";
import { takenBefore } from "./history/takenBefore";
import { medicationSentence } from "./sentences/medicationSentence";
import { endedDrugs } from "./orders/endedDrugs";
import { findDrugs } from "../../facts/terms/findDrugs";
import { denialSentence } from "./sentences/symptomSentences";
import type { Person } from "./toThirdPerson";

/**
 * Returns everything that a note can say: sentences ordered by topic, which a template assigns to sections later. If
 * the sentences would both report and deny a finding, one side is left out (`withoutConflicts`).
 * @param read all facts that were read from the visit, of any status.
 */
export function planDocument(read: readonly Fact[], person: Person): PlannedSentence[] {
  let facts = read;
  // Removing one statement can expose another conflict. Each round plans the whole note again, so there are at most
  // three; conflicts that are left then stay in the note.
  for (let round = 0; round < 3; round += 1) {
    const draft = planAll(facts, person);
    const agreed = withoutConflicts(facts, draft);
    if (agreed === facts) return draft.map(inCapitals);
    facts = agreed;
  }
  return planAll(facts, person).map(inCapitals);
}

/** Returns a sentence with the capitals of abbreviations and names, unless it quotes what was said. */
function inCapitals(sentence: PlannedSentence): PlannedSentence {
  return sentence.text.includes("“") ? sentence : { ...sentence, text: withCapitals(sentence.text) };
}

/** As `planDocument`, but conflicts between the sentences are left in. */
function planAll(all: readonly Fact[], person: Person): PlannedSentence[] {
  const facts = all.filter(({ status }) => status === "current");
  const complaint = reason(all);
  const lists = [
    ...pastHistory(facts),
    ...listMedications(facts),
    ...sentencesOf("allergies", allergies(facts)),
    ...sentencesOf("family_history", familySentences(facts.filter(({ kind }) => kind === "family"))),
    ...sentencesOf("social_history", socialSentences(facts, person)),
  ];
  const present = historyOfPresent(facts, person);
  const lead = isIntroduced(present) ? null : leadSentence(complaint[0], facts, person);
  const ofPresent = withoutRepeatedHistory(
    lead ? [lead, ...withoutLeadTime(withoutLeadSymptom(present, lead), lead)] : present,
    lead,
  );
  const history = withoutListed(
    (lead ? withComplaintFirst(withoutLeadWords(ofPresent)) : ofPresent).map(placeHistory),
    lists,
  );
  const planned = [
    ...complaint,
    ...inProse([...history.filter(({ topic }) => topic === "hpi"), ...risk(facts)], person),
    ...reviewOfSystems(facts),
    ...withoutRepeatedLines([...lists, ...history.filter(({ topic }) => topic !== "hpi")]),
    ...sentencesOf(
      "vitals",
      listVitals(facts.filter(({ kind }) => kind === "vital")).map((fact) => ({
        text: vitalSentence(fact),
        facts: [fact],
      })),
    ),
    ...exam(facts),
    ...sentencesOf(
      "results",
      withoutRepeatedResults(facts.filter(({ kind }) => kind === "result")).map((fact) => ({
        text: resultSentence(fact),
        facts: [fact],
      })),
    ),
    ...summary(facts, person),
    ...planAssessment(all, person, complaint[0]?.text === noComplaint ? null : (complaint[0]?.text ?? null)),
  ];
  return [...planned, ...takenBefore(facts, planned)];
}

/** Returns whether the history needs no lead sentence: it is empty or has the clinician's introduction. */
const isIntroduced = (history: readonly PlannedSentence[]): boolean =>
  history.length === 0 || history.some(({ facts }) => facts.some((fact) => hasRole(fact, "introduction")));

/**
 * Returns planned sentences of a topic. Equal texts become one sentence with the facts of all of them; null
 * and empty texts are left out.
 */
function sentencesOf(
  name: NoteTopic,
  sentences: readonly { text: string | null; facts: readonly Fact[] }[],
): PlannedSentence[] {
  const seen = new Map<string, PlannedSentence>();
  for (const { text, facts } of sentences) {
    if (text === null || text === "") continue;
    const known = seen.get(text.toLowerCase());
    seen.set(
      text.toLowerCase(),
      known ? { ...known, facts: [...known.facts, ...facts] } : { topic: name, text, facts },
    );
  }
  return [...seen.values()];
}

/**
 * Returns the clinician's introduction of the patient as the first sentence of the assessment; empty if there is none.
 */
function summary(facts: readonly Fact[], person: Person): PlannedSentence[] {
  const fact = facts.find((each) => hasRole(each, "introduction"));
  const text = fact ? introduction(fact, person) : null;
  return fact && text ? [{ topic: "assessment", text, facts: [fact] }] : [];
}

/** Number of statements at the start of a visit that can name its reason. */
const firstStatements = 12;

/** Returns the reason for the visit, from the first statements if they have one; empty if there are no facts. */
function reason(facts: readonly Fact[]): PlannedSentence[] {
  const openings = facts
    .filter(({ kind, slots }) => kind === "statement" && slots.detail)
    .slice(0, firstStatements)
    .map((fact) => ({
      text: fact.slots.detail?.text ?? "",
      isPatient: fact.source !== "clinician",
      fact,
    }));
  const sentence = chiefComplaint(facts, openings);
  return sentence ? [sentence] : [];
}

/** Returns the sentences about self-harm, suicide and violence. */
function risk(facts: readonly Fact[]): PlannedSentence[] {
  return sentencesOf(
    "risk",
    facts.filter(({ kind }) => kind === "risk").map((fact) => ({ text: riskSentence(fact), facts: [fact] })),
  );
}

/** Matches words after a "no" with which it is no plain denial: "No. Well, now and again". */
const qualifiesDenialPattern =
  /\b(?:well|but|though|although|except|unless|sometimes|occasionally|now and (?:again|then)|(?:some|bad|most) days|used to|in the past|recently|lately|any ?more|at the moment|right now|today|not (?:yet|really|exactly|seriously|properly|as such)|once|before|last|years? ago|when I|I did(?! not)|I have (?:had|thought|done|tried|taken|felt|cut|been thinking)|I wish|cross(?:ed|es)|disappear|pictures?|images?|tablets|pills)\b/i;

/** Formats a risk. What the patient said beyond yes or no is quoted, because the exact words matter. */
function riskSentence({ slots, polarity, certainty }: Fact): string {
  const of = slots.of?.text;
  const said = slots.quality?.text ?? (of ? null : slots.detail?.text);
  if (!said) return polarity === "absent" ? `Denies ${of ?? ""}.` : `Reports ${of ?? ""}.`;
  const quote = `“${said.replace(/(?<![.\s])[.\s]+$/, "")}.”`;
  if (!of) return `In the patient's words: ${quote}`;
  // "No. I have thought it would be easier not to wake up" is not a plain denial.
  if (polarity === "absent" && certainty === "stated" && !riskPattern.test(said) && !qualifiesDenialPattern.test(said))
    return `Denies ${of}: ${quote}`;
  const isStatement = said === slots.detail?.text;
  return isStatement ? `Reports ${of}: ${quote}` : `Asked about ${of}, the patient answered: ${quote}`;
}

/** Returns operations without those that are also named with their date. */
const withoutUndated = (operations: readonly Fact[]): readonly Fact[] =>
  operations.filter(
    ({ slots }) =>
      slots.when ||
      !operations.some((other) => other.slots.when && other.slots.name?.text === slots.name?.text && slots.name),
  );

/** Returns whether a name, without its date in parentheses, ends with another one. */
const endsLike = (name: string, end: string): boolean =>
  name
    .replace(/ \([^()]*\)$/, "")
    .toLowerCase()
    .endsWith(end.toLowerCase());

/**
 * Returns conditions in one sentence, one sentence per operation or procedure, and denied conditions and procedures in
 * one.
 */
function pastHistory(facts: readonly Fact[]): PlannedSentence[] {
  const conditions = facts.filter(
    ({ kind, polarity, subject }) => kind === "condition" && polarity === "present" && subject === "patient",
  );
  const procedures = withoutUndated(
    facts.filter(({ kind, polarity }) => kind === "procedure" && polarity === "present"),
  );
  // In "No surgeries. Well, a C-section", the second sentence corrects the general denial, which is left out.
  const isCorrected = ({ kind, slots }: Fact): boolean =>
    !slots.name &&
    (kind === "condition"
      ? conditions.length > 0 && !/other/.test(slots.object?.text ?? "")
      : procedures.length > 0 && /^(?!other ).*(?:surger|operation)/.test(slots.object?.text ?? ""));
  const denies = facts.filter(
    (fact) =>
      (fact.kind === "condition" || fact.kind === "procedure") && fact.polarity === "absent" && !isCorrected(fact),
  );
  const names = withoutGeneral(
    conditions.flatMap(({ slots, certainty }) => {
      const name = conditionName(slots.name?.text ?? "");
      const when = slots.when ? ` (${slots.when.text})` : "";
      return name === null ? [] : [`${certainty === "possible" ? "possible " : ""}${name}${when}`];
    }),
  );
  const deniedNames = denies
    .map(({ kind, slots }) => {
      const said = slots.name?.text ?? slots.object?.text ?? "";
      return kind === "condition" && slots.name ? (conditionName(said) ?? said) : said; // as written in `names`
    })
    .filter((name) => !names.some((known) => endsLike(known, name)));
  return [
    ...(names.length > 0
      ? [
          {
            topic: "past_history" as const,
            text: asSentence(`History of ${listOf(names, "and")}`),
            facts: conditions,
          },
        ]
      : []),
    ...sentencesOf(
      "past_history",
      procedures.map((fact) => ({
        text: asSentence(
          `Surgical history: ${fact.slots.name?.text ?? ""}${fact.slots.when ? ` (${fact.slots.when.text})` : ""}`,
        ),
        facts: [fact],
      })),
    ),
    ...(deniedNames.length > 0
      ? [
          {
            topic: "past_history" as const,
            text: denialSentence(deniedNames),
            facts: denies,
          },
        ]
      : []),
  ];
}

/**
 * Returns the patient's medications. Facts without a drug's name ("no regular medications") are left out if a drug that
 * is taken is named.
 */
function listMedications(facts: readonly Fact[]): PlannedSentence[] {
  const isTaken = ({ time, slots }: Fact): boolean => time.when !== "past" || slots.state?.text === "stopped";
  const allergens = facts.flatMap(({ kind, slots }) => (kind === "allergy" ? (slots.substance?.text ?? []) : []));
  // Not listed: vaccines, and a denied drug that the patient is allergic to ("Have you taken any sulfas?" "No").
  const isOther = ({ polarity, slots: { name } }: Fact): boolean =>
    /\b(?:vaccines?|boosters?)\b/i.test(name?.text ?? "") ||
    (polarity === "absent" &&
      allergens.some((allergen) => name?.text.toLowerCase().startsWith(allergen.toLowerCase()) === true));
  const medications = facts.filter(
    (fact) => fact.kind === "medication" && fact.subject === "patient" && isTaken(fact) && !isOther(fact),
  );
  // "Denies taking other medications" adds to a list, "denies taking any" contradicts it.
  const named = medications.filter(({ slots }) => slots.name || /^other\b/.test(slots.object?.text ?? ""));
  const ended = endedDrugs(facts);
  return sentencesOf(
    "medications",
    (named.some(({ polarity }) => polarity === "present") ? named : medications)
      .filter(({ polarity }) => polarity !== "unanswered")
      .map((fact) => {
        const end =
          fact.polarity === "present" ? ended.get(findDrugs(fact.slots.name?.text ?? "")[0]?.generic ?? "") : null;
        const text = medicationSentence(fact);
        return end && !/: stopped\.$/.test(text)
          ? { text: text.replace(/\.$/, ` (${end.words}).`), facts: [fact, end.order] }
          : { text, facts: [fact] };
      }),
  );
}

/** Returns the allergies and intolerances as lines. A general denial beside a reported allergy is left out. */
function allergies(facts: readonly Fact[]): { text: string; facts: readonly Fact[] }[] {
  const said = facts.filter(({ kind }) => kind === "allergy" || kind === "intolerance");
  // "Contrast" adds nothing to "contrast dye (hives)".
  const isShorter = ({ slots, polarity }: Fact): boolean =>
    polarity === "present" &&
    !slots.reaction &&
    said.some((other) =>
      other.slots.substance?.text.toLowerCase().startsWith(`${slots.substance?.text.toLowerCase() ?? ""} `),
    );
  const own = said.filter((fact) => !isShorter(fact));
  const present = own.filter(({ polarity }) => polarity === "present");
  const groups = new Set(present.map(({ slots }) => groupOf(slots.substance?.text ?? "")));
  const deniesOtherGroup = ({ slots }: Pick<Fact, "slots">): boolean =>
    /^(?:drug|food)$/.test(slots.of?.text ?? "") && ![...groups].some((group) => group === slots.of?.text);
  const isOther = ({ detail }: Fact["slots"]): boolean => detail?.text === "other allergies";
  // If an allergy is reported, a general denial ("no, just latex") is left out; a denial of one kind of allergy stays.
  return (
    present.length > 0
      ? own.filter(
          ({ polarity, slots }) =>
            polarity === "present" ||
            slots.tolerated ||
            (polarity === "absent" && (slots.of ?? isOther(slots)) && slots.detail?.text !== "allergies") ||
            (polarity === "absent" && deniesOtherGroup({ slots })),
        )
      : own
  ).map((fact) => ({ text: allergySentence(fact), facts: [fact] }));
}

/** Returns the findings of the examination, grouped by body system in the order in which the systems were said. */
function exam(facts: readonly Fact[]): PlannedSentence[] {
  const found = facts.filter(({ kind }) => kind === "exam");
  const systems = [...new Set(found.map(({ slots }) => slots.system?.text ?? "General"))];
  return systems.flatMap((system) => {
    const own = found.filter(({ slots }) => (slots.system?.text ?? "General") === system);
    return sentencesOf(
      "exam",
      own.map((fact) => ({ text: examSentence(fact), facts: [fact] })),
    ).map((sentence) => ({ ...sentence, group: system }));
  });
}
