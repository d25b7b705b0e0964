import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import { withoutLead } from "../questions/isQuestion";
import { questionTopic } from "../questions/questionTopic";

/** Matches a question about a frequency that names nothing: "How often?", "How often do you do that?" */
const oftenPattern =
  /^(?:and |so |okay |about |roughly )*how (?:often|frequently|many times)(?: (?:a|per) (?:day|week|month))?(?: (?:is that|was that|(?:do|are) (?:you|he|she)(?: (?:do|doing|have|having|get|take|taking|use|using|drink|smoke))?(?: (?:it|that|them|this))?|would you say|roughly|exactly))?\?*$/i;
/** Matches a question about an amount that names nothing: "How much?", "How many do you have?" */
const muchPattern =
  /^(?:and |so |okay |about |roughly )*how (?:much|many)(?: (?:a|per) (?:day|night|week|month)| at a time| each time)?(?: (?:is that|was that|(?:do|are) (?:you|he|she)(?: (?:have|having|take|taking|use|using|drink|smoke))?(?: (?:it|of it|of that|of them|that))?|would you say|roughly|exactly))?\?*$/i;

/** Matches a question about how much of a drug just named was taken or given: "How much did you give him?" */
const muchTakenPattern =
  /^(?:and |so |okay )*how (?:much|many)(?: of (?:it|them|that|those))? (?:did|have|had) (you|he|she|they) (take|taken|give|given|use|used|have|get)(?: (?:him|her|it|them))?(?: (?:last night|yesterday|today|this morning|altogether|in total))?\?*$/i;

/** Questions about the frequency and the amount of habits, by their topic. */
const habitQuestions: Readonly<Record<string, readonly [often: string, much: string]>> = {
  smoking: ["How often do you smoke?", "How much do you smoke?"],
  vaping: ["How often do you vape?", "How much do you vape?"],
  alcohol: ["How often do you drink alcohol?", "How much alcohol do you drink?"],
  exercise: ["How often do you exercise?", "How much exercise do you get?"],
};
/** Matches drugs of abuse that a question names. */
const substancePattern =
  /\b(marijuana|cannabis|weed|pot|cocaine|heroin|meth(?:amphetamine)?|mushrooms|ecstasy|mdma|ketamine)\b/i;
/** Matches a question about something that the patient does, with it as the group: "Do you | check your sugars |?" */
const doesPattern =
  /^(?:and |so |okay )*(?:do|did|does) (?:you|he|she) (?:ever |still |also |usually |regularly )?((?:check|measure|monitor|test|wear|swim|walk|run|go|play|get up|wake up|brush|floss|nap|pump|use|take|eat|weigh)\b(?: (?!or\b|and\b|any\b|anything\b|something\b)[a-z]+){0,4})\??$/i;

/** Matches a question about how a baby is fed. */
const feedingPattern =
  /\b(?:baby|he|she|you) (?:is |are )?(?:still )?(?:feed\w*|breast-?feed\w*|bottle-?feed\w*)\b|\bbreast(?:fed|feeding)?,? or (?:bottle|formula)\b|\b(?:formula|milk)\b/i;

/** Returns the one drug that the facts of the last exchange name; null if they name none or several. */
function drugJustNamed({ facts }: ReadingState): string | null {
  const [before, latest] = facts.slice(-2);
  // The words that name a drug can be a statement, too: "I took some ibuprofen."
  const isRetold = latest?.kind === "statement" && before?.kind === "medication" && latest.said === before.said;
  const last = isRetold ? before : facts.at(-1);
  if (last?.kind !== "medication" || last.subject !== "patient" || last.polarity !== "present") return null;
  const [drug, another] = findDrugs(last.said);
  return drug && !another ? drugName(drug.name) : null;
}

/** Matches a question about a number in a period, which it names as the group: "How many | a day |?" */
const manyPattern = /\bhow many (?:would you say )?((?:a|per|each) (?:day|night|week|month))\b/i;
/** Questions about an amount that have a number as their answer, with what is counted. */
const counted: ReadonlyMap<string, string> = new Map([
  ["How much do you smoke?", "cigarettes do you smoke"],
  ["How much alcohol do you drink?", "drinks do you have"],
]);

/**
 * Returns a question about the number in a period ("How many a day?") with what is counted: "How many cigarettes do you
 * smoke a day?" Null for other questions and habits. `habit`: the full question about the amount.
 */
function countOf(habit: string, asked: string): string | null {
  const period = manyPattern.exec(asked)?.[1];
  const what = counted.get(habit);
  return period && what ? `How many ${what} ${period}?` : null;
}

/**
 * Returns a question about a frequency or an amount that names nothing with what the sentences before it were about:
 * "Do you drink?" "Wine." "How often?" → "How often do you drink alcohol?" Other questions, and those after a symptom,
 * are returned unchanged.
 */
export function nameElliptic(question: Sentence, before: Sentence | null, reading: ReadingState): Sentence {
  const isOften = oftenPattern.test(question.text);
  const taken = muchTakenPattern.exec(question.text);
  const given = taken ? drugJustNamed(reading) : null;
  if (taken && given)
    return {
      ...question,
      text: `How much ${given} did ${taken[1]} ${/^giv/i.test(taken[2] ?? "") ? "give" : "take"}?`,
    };
  if (before === null || (!isOften && !muchPattern.test(question.text))) return question;
  const asked = withoutLead(before.text);
  const substance = substancePattern.exec(asked)?.[1]?.toLowerCase();
  if (substance)
    return { ...question, text: isOften ? `How often do you use ${substance}?` : `How much ${substance} do you use?` };
  const habit = habitQuestions[reading.focus?.habit ?? questionTopic(asked) ?? ""];
  if (habit) return { ...question, text: isOften ? habit[0] : (countOf(habit[1], question.text) ?? habit[1]) };
  if (feedingPattern.test(asked))
    return { ...question, text: isOften ? "How often does he feed?" : "How much milk does he take?" };
  const drug = drugJustNamed(reading);
  if (drug)
    return { ...question, text: isOften ? `How often do you take ${drug}?` : `What dose of ${drug} do you take?` };
  const does = isOften && findSymptoms(asked).length === 0 ? doesPattern.exec(asked)?.[1] : undefined;
  return does ? { ...question, text: `How often do you ${does}?` } : question;
}
