import type { Fact } from "../../../facts/Fact";
import { isAttribute } from "../../../facts/resolve/resolve";
import { hasRole } from "../../../facts/statementRole";
import { noComplaint } from "../chiefComplaint";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";
import { listSymptoms, reportSentence, symptomPhrase } from "../sentences/symptomSentences";
import type { Person } from "../toThirdPerson";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches symptoms that need an article in "presents with a …": "cough", "itchy rash". */
const countablePattern =
  /^(?:(?:left|right|bilateral|dry|productive|sore|runny|stuffy|itchy|new|chronic|persistent|worsening|mild|severe|slight|small|large|red|barking|head) )*(?:cough|injury|headache|rash|fever|throat(?! [a-z]+ing)|nose|lump|swelling on|migraine|cold|seizure|wound|burn|cut|bump|mole|blister|sty|stye|fall)\b(?! (?:and|or)\b)/i;

/**
 * Returns the lead sentence, which opens the history with the patient's age, sex and complaint, and the symptoms named
 * with it: "The patient is a 15-year-old female who presents with a sore throat for 2 weeks and a fever." Null unless
 * the complaint is a symptom that was stated as certain, without a measured value or a date (the chief complaint gives
 * neither), in answer to a question about the reason for the visit or among the first statements of the visit.
 * @param complaint the chief complaint, "Sore throat for 2 weeks."; undefined if the visit has none.
 */
export function leadSentence(
  complaint: PlannedSentence | undefined,
  facts: readonly Fact[],
  { sex }: Person,
): PlannedSentence | null {
  const isSymptom = complaint?.facts.every(
    ({ kind, polarity, certainty, time, slots }, i) =>
      (i > 0 && kind === "statement") || // says when it began
      (kind === "symptom" && polarity === "present" && certainty === "stated" && !slots.value && !time.point),
  );
  if (!complaint || !isSymptom || !(answersWhy(complaint, facts) || opensVisit(complaint, facts))) return null;
  const others = namedWith(complaint, facts);
  const phrases = [withoutCapital(complaint.text.replace(/\.$/, "")), ...others.map(symptomPhrase)];
  const what = listSymptoms(phrases, withArticle);
  const aged = facts.find(({ slots }) => hasRole({ slots }, "age") && /^\d+$/.test(slots.age?.text ?? ""));
  const age = aged?.slots.age?.text;
  const article = /^(?:8|11|18)/.test(age ?? "") ? "an" : "a";
  const who = !age
    ? "presents"
    : sex
      ? `is ${article} ${age}-year-old ${sex} who presents`
      : `is ${age} years old and presents`;
  return {
    topic: "hpi",
    text: `The patient ${who} with ${what}.`,
    facts: [...complaint.facts, ...others, ...(aged ? [aged] : [])],
  };
}

/** Maximum number of symptoms that a lead sentence names beside the complaint. */
const maxOthers = 3;

/** Returns the other symptoms that the patient has now and named in the same words as the complaint. */
const namedWith = ({ facts: [first], text }: PlannedSentence, facts: readonly Fact[]): Fact[] =>
  facts
    .filter(
      (fact) =>
        fact.kind === "symptom" &&
        fact.said === first?.said &&
        !isAttribute(fact) &&
        fact.polarity === "present" &&
        fact.certainty === "stated" &&
        fact.subject === "patient" &&
        fact.time.when === "now" &&
        !fact.slots.value &&
        !vaguePattern.test(fact.slots.name?.text ?? "") &&
        !text.toLowerCase().includes(fact.slots.name?.text.toLowerCase() ?? ""),
    )
    .slice(0, maxOthers);

/** Returns a symptom with the article that it needs: "a cough". */
const withArticle = (name: string): string =>
  countablePattern.test(name) ? `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}` : name;
/** Lowers the first letter, except of abbreviations. */
const withoutCapital = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : lowerFirst(text));

/** Returns whether the complaint was said in answer to a question about the reason for the visit. */
function answersWhy(complaint: PlannedSentence, facts: readonly Fact[]): boolean {
  const turns = new Set(evidenceOf(complaint.facts.slice(0, 1)));
  return facts.some(
    ({ kind, slots, evidence }) =>
      kind === "statement" && slots.of?.text === "reason" && evidence.some(({ turn }) => turns.has(turn)),
  );
}

/**
 * Number of the first turns with statements, of the patient or that a clinician read from the record, in which a
 * complaint opens the visit.
 */
const openingTurns = 2;

/** Matches symptoms that say too little to open a history if the patient does not say that they came for them. */
const vaguePattern = /^(?:pain|burning|discomfort|stress|trauma|injury|bleeding|sensations?)$/i;

/** Matches a trait, which is asked for before the complaint and opens no visit: "I am right-handed". */
const traitPattern = /^I am (?:(?:left|right)-handed|ambidextrous)$/;

/** Returns whether the complaint is present now and said in the first turns with statements (`openingTurns`). */
function opensVisit({ text, facts: [first] }: PlannedSentence, facts: readonly Fact[]): boolean {
  if (text === noComplaint || !first || first.time.when !== "now" || vaguePattern.test(first.slots.name?.text ?? ""))
    return false;
  const statements = facts.filter(
    ({ kind, source, slots }) =>
      kind === "statement" && source !== "clinician" && !traitPattern.test(slots.detail?.text ?? ""),
  );
  const turns = new Set(statements.map(({ evidence }) => evidence[0]?.turn));
  return [...turns].slice(0, openingTurns).includes(first.evidence[0]?.turn);
}

/** Returns the history without the symptoms of the lead sentence in lists of symptoms such as "Reports sore throat." */
export const withoutLeadSymptom = (history: readonly PlannedSentence[], lead: PlannedSentence): PlannedSentence[] =>
  history.flatMap((sentence) => {
    const rest = sentence.facts.filter(
      (fact) => !lead.facts.includes(fact) || !lead.text.includes(fact.slots.name?.text ?? symptomPhrase(fact)),
    );
    if (rest.length === sentence.facts.length || sentence.text !== reportSentence(sentence.facts)) return [sentence];
    return rest.length === 0 ? [] : [{ ...sentence, text: reportSentence(rest), facts: rest }];
  });

/** Matches a sentence with time and details of a complaint: "Cough has been present | for 5 days | and is dry." */
const timedDetailsPattern =
  /^([A-Z][a-z' -]{2,60}?) (?:has|have) been present ((?:for|since) [^.,]{1,40}?) and (is|are) (.+)$/;

/**
 * Returns the history without the time that the lead sentence gives already: "Cough has been present for 5 days and is
 * dry." becomes "Cough is dry."
 */
export const withoutLeadTime = (history: readonly PlannedSentence[], lead: PlannedSentence): PlannedSentence[] =>
  history.map((sentence) => {
    const [, head = "", time = "", verb = "", details = ""] = timedDetailsPattern.exec(sentence.text) ?? [];
    return time !== "" && lead.text.includes(` ${time}`)
      ? { ...sentence, text: `${head} ${verb} ${details}` }
      : sentence;
  });

/**
 * Returns the history with the site, severity, onset and course of the complaint right after the lead sentence, where a
 * reader looks for them. The other sentences keep their order.
 * @param history the history, of which the lead sentence is the first.
 */
export function withComplaintFirst([lead, ...history]: readonly PlannedSentence[]): PlannedSentence[] {
  if (!lead) return [];
  const name = lead.facts[0]?.slots.name?.text ?? "";
  const isAboutComplaint = ({ text, facts }: PlannedSentence): boolean =>
    text.toLowerCase().startsWith(`${name.toLowerCase()} `) && facts.some(isAttribute);
  return [lead, ...history.filter(isAboutComplaint), ...history.filter((sentence) => !isAboutComplaint(sentence))];
}
