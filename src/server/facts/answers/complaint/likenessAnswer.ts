import { questionTopic } from "../../acts/questions/questionTopic";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { qualityIn } from "../symptoms/qualityIn";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a comparison, and captures it: "it's | like someone's sitting on my chest". */
const likenessPattern =
  /^(?:(?:oh|well|um|uh|so|kind of|sort of|almost|more|I (?:would say|guess)|it (?:is|feels|felt|was)|they (?:are|feel)),? )*like ((?:an? |someone(?:'s)? |somebody(?:'s)? |something |there |I am |my |the |pins|being |having |needles|knives|electric).{2,70}?)[.]?$/i;
/** Matches a question what the complaint is like: "What's the pain like?" */
const asksWhatLikePattern =
  /\bwhat (?:is|was) (?:it|this|that|(?:the|this|that|your) [a-z]+) like\b|\bwhat does (?:it|this|that|the [a-z]+) feel like\b/i;
/** Maximum number of words of a comparison. */
const maxWords = 12;

/**
 * Reads what the complaint is compared with: "What's the pain like?" "Like someone's sitting on my chest." → "the pain
 * feels like someone is sitting on my chest". Null for other questions and answers.
 */
export function likenessAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, complaint, isOtherSubject } = exchange;
  if (isOtherSubject || complaint === "symptoms") return null;
  if (questionTopic(asked) !== "quality" && !asksWhatLikePattern.test(asked)) return null;
  const likeness = likenessPattern.exec(answer.text)?.[1];
  if (likeness && qualityIn(likeness, true)) return null; // "like a dull ache"
  if (!likeness || likeness.split(" ").length > maxWords || /\b(?:not|no|but|you|know)\b/i.test(likeness)) return null;
  const detail = `the ${complaint} ${/[^s]s$/.test(complaint) ? "feel" : "feels"} like ${likeness.replace(/(?<=^some(?:one|body))'s\b/i, " is")}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}
