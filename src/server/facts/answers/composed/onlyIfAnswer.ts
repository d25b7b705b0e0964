import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { lowerFirst } from "../../../platform/lowerFirst";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Matches a question about an effect on the patient, as groups: "does | it | wake | you | at night". */
const asksEffectPattern =
  /^(?:(?:and|so|okay|or),? )*does (it|that|this|the [a-z]+(?: [a-z]+)?) (?:ever |still |actually )?(wake|bother|stop|limit|affect|keep)( you)?( (?:up|awake|working|at night|in the night|from (?:sleep|sleeping|working)|sleep|sleeping))*\?$/i;
/** Matches a circumstance, with "only" as a group: "| only | if I roll on it |". */
const circumstancePattern =
  /^(?:(?:oh|well|um|no|not really|yeah|yes|it does|but),? )*(only|just|mainly|mostly|sometimes)?,? ?((?:if|when|whenever|after) I (?:am )?[a-z][^.;?]{3,50})$/i;

/** Third persons of the verbs in `asksEffectPattern`. */
const thirdPersons: Readonly<Record<string, string>> = {
  wake: "wakes",
  bother: "bothers",
  stop: "stops",
  limit: "limits",
  affect: "affects",
  keep: "keeps",
};

/**
 * Reads the circumstance in which the complaint wakes or bothers the patient: "Does it wake you?" "Only if I roll on
 * it." → "It wakes me only if I roll on it". Null for other questions and answers.
 */
export function onlyIfAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, complaint, isExam, isOtherSubject } = exchange;
  if (isExam || isOtherSubject) return null;
  const [, subject, verb, whom = "", how = ""] = asksEffectPattern.exec(asked) ?? [];
  const [, degree = "", when] = circumstancePattern.exec(answer.text.replace(/\.$/, "")) ?? [];
  if (!subject || !verb || !when || /\b(?:but|not)\b/i.test(when)) return null;
  const isPronoun = /^(?:it|that|this)$/i.test(subject);
  const what = !isPronoun ? subject.toLowerCase() : complaint === "symptoms" ? "it" : `the ${complaint}`;
  const limit = /^(?:only|just)$/i.test(degree) ? "only " : degree === "" ? "" : `${degree.toLowerCase()} `;
  const detail = `${what} ${thirdPersons[verb.toLowerCase()] ?? verb}${whom ? " me" : ""}${how.toLowerCase()} ${limit}${lowerFirst(when)}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: answer.text });
}
