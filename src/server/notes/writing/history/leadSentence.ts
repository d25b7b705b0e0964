import type { Fact } from "../../../facts/Fact";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";
import { reportSentence, symptomPhrase } from "../sentences/symptomSentences";
import type { Person } from "../toThirdPerson";

/** Matches symptoms that need an article in "presents with a …": "cough", "itchy rash". */
const countablePattern =
  /^(?:(?:left|right|bilateral|dry|productive|sore|runny|stuffy|itchy|new|chronic|persistent|worsening|mild|severe|slight|small|large|red) )*(?:cough|headache|rash|fever|throat|nose|lump|swelling on|migraine|cold|seizure|wound|burn|cut|bump|mole|blister|sty|stye|fall)\b(?! (?:and|or)\b)/i;

/**
 * Returns the lead sentence, which opens the history with the patient's age, sex and complaint: "The patient is a
 * 15-year-old female who presents with a sore throat for 2 weeks." Null unless the complaint is a symptom that was
 * stated as certain, in answer to the question why the patient came.
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
  if (!complaint || !isSymptom || !answersWhy(complaint, facts)) return null;
  const [first = "", ...rest] = complaint.text.replace(/\.$/, "");
  const isAcronym = /^[A-Z]{2}/.test(complaint.text);
  const words = `${isAcronym ? first : first.toLowerCase()}${rest.join("")}`;
  const what = countablePattern.test(words) ? `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}` : words;
  const aged = facts.find(({ slots }) => slots.topic?.text === "age" && /^\d+$/.test(slots.age?.text ?? ""));
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
    facts: aged ? [...complaint.facts, aged] : complaint.facts,
  };
}

/** Returns whether the complaint was said in answer to the question why the patient came. */
function answersWhy(complaint: PlannedSentence, facts: readonly Fact[]): boolean {
  const turns = new Set(evidenceOf(complaint.facts.slice(0, 1)));
  return facts.some(
    ({ kind, slots, evidence }) =>
      kind === "statement" && slots.of?.text === "reason" && evidence.some(({ turn }) => turns.has(turn)),
  );
}

/** Returns the history without the symptom of the lead sentence in lists of symptoms: "Reports a sore throat." */
export const withoutLeadSymptom = (history: readonly PlannedSentence[], lead: PlannedSentence): PlannedSentence[] =>
  history.flatMap((sentence) => {
    const rest = sentence.facts.filter((fact) => fact !== lead.facts[0] || !lead.text.includes(symptomPhrase(fact)));
    if (rest.length === sentence.facts.length || sentence.text !== reportSentence(sentence.facts)) return [sentence];
    return rest.length === 0 ? [] : [{ ...sentence, text: reportSentence(rest), facts: rest }];
  });

/** Matches a sentence with time and details of a complaint: "Cough has been present | for 5 days | and is dry." */
const timedDetails =
  /^([A-Z][a-z' -]{2,60}?) (?:has|have) been present ((?:for|since) [^.,]{1,40}?) and (is|are) (.+)$/;

/**
 * Returns the history without the time that the lead sentence gives already: "Cough has been present for 5 days and is
 * dry." becomes "Cough is dry."
 */
export const withoutLeadTime = (history: readonly PlannedSentence[], lead: PlannedSentence): PlannedSentence[] =>
  history.map((sentence) => {
    const [, head = "", time = "", verb = "", details = ""] = timedDetails.exec(sentence.text) ?? [];
    return time !== "" && lead.text.endsWith(` ${time}.`)
      ? { ...sentence, text: `${head} ${verb} ${details}` }
      : sentence;
  });
