import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { readFamily } from "../frames/readFamily";
import { riskNameOf, riskPattern } from "../frames/riskWords";
import { familySuicidePattern } from "../acts/questions/questionTopic";
import { findSuicides } from "../terms/findSuicides";
import { type Exchange, questionAndAnswer } from "./Exchange";

/** Matches a question about a plan or the means of suicide or violence: "access to firearms". */
const asksForMeansPattern =
  /\b(?:do you have (?:a |any )?(?:plans?\?|plans? (?:to|for how|or)|guns?|firearms?|weapons?)|(?:guns?|firearms?|weapons?) (?:at home|in the (?:house|home))|access to (?:any |a |some )?(?:guns?|firearms?|weapons?|means))/i;
/**
 * Matches a question about a plan or an attempt, which is about suicide if the question before it was: "Have you made a
 * plan?"
 */
const asksForPlanPattern =
  /^(?:(?:and|so|but|okay),? )*any (?:specific |actual |particular )?(?:plans?|attempts?|cutting|self-?harm)(?:,? (?:in the past|before|previously|ever|at all|at any (?:point|time)))?\??$|\b(?:(?:made|make|making|have|got|had) (?:a |any |specific )*plans?\b(?! (?:for|to|about|on) (?!how|when|doing|do it|end|kill|harm|hurt|act|carry|suicide|it\b|this\b|that\b))|plan(?:ned)? how\b|,? any plans?\?|how (?:you|he|she) would do it|acted on (?:it|them|that|those)|(?:tried|attempted)(?: (?:it|that|anything|to (?:end|kill|harm|hurt)[a-z ]{0,30}))?(?: like this)? (?:before|in the past)|(?:previous|past|earlier) attempts?)/i;

/** Matches a question about suicide in veiled words: "Have you had any dark thoughts?" */
const darkThoughtsPattern =
  /\b(?:any|have|had|having|get|got) (?:any |really |some |such ){0,2}(?:dark|darker|scary|morbid) thoughts\b/i;

/** Returns whether a question is about suicide, self-harm or violence, or a plan of it. */
export const asksAboutRisk = ({ asked, followsRisk }: Exchange): boolean =>
  !familySuicidePattern.test(asked) &&
  (riskPattern.test(asked) ||
    darkThoughtsPattern.test(asked) ||
    asksForMeansPattern.test(asked) ||
    (followsRisk && asksForPlanPattern.test(asked)));

/** Reads an answer about a risk. A hedged yes, or an answer with more than a yes or no, is also kept as said. */
export function riskAnswer(exchange: Exchange): Fact {
  const { reply, asked, turn } = exchange;
  const isPlain = reply.rest === "" && turn.length === 1 && !(reply.polarity === "yes" && reply.isHedged);
  return makeFact({
    kind: "risk",
    from: questionAndAnswer(exchange),
    polarity: reply.polarity === "no" ? "absent" : "present",
    certainty: reply.isHedged ? "likely" : "stated",
    slots: {
      of: riskObject(asked),
      detail: asked,
      quality: isPlain ? undefined : turn.map(({ text }) => text).join(". "),
    },
  });
}

/** Reads the suicides of relatives in an answer about the patient's own risk: "No, but my brother killed himself." */
export const suicidesInFamily = ({ turn }: Exchange): Fact[] =>
  turn
    .filter(({ text }) => findSuicides(text).length > 0)
    .flatMap((sentence) => readFamily(sentence))
    .filter(({ slots }) => slots.relative && /^suicide/.test(slots.condition?.text ?? ""));

/** Matches a question about suicide or self-harm: "thoughts of hurting yourself". */
const asksOfSelfHarmPattern =
  /\b(?:suicid\w*|(?:harm|hurt|kill)(?:ing)? (?:your|him|her|them)sel\w+|end(?:ing)? (?:your|it)|better off dead|self[- ]harm)/i;

/** Returns the risk that a question asks about, as named in a note; "safety concerns" if it is not a listed one. */
function riskObject(asked: string): string {
  const self = asksOfSelfHarmPattern.test(asked);
  const others =
    /\b(?:others?|anyone(?: else)?|someone|homicid\w*|other people|bab(?:y|ies)|child(?:ren)?|kids?)\b/i.test(asked) &&
    /\b(?:harm|hurt|kill|homicid)/i.test(asked);
  const means = /\b(guns?|firearms?|weapons?|means)\b/i.exec(asked)?.[1]?.toLowerCase();
  if (means) return /\bplan\b/i.test(asked) ? `a plan and access to ${means}` : `access to ${means}`;
  if (/\bcutting\b/i.test(asked)) return "self-harm";
  if (/\bhow (?:you|he|she) would do it\b/i.test(asked)) return "a suicide plan";
  if (/\bplan(?:s|ned)?\b/i.test(asked) && !/\b(?:thoughts?|ideas?|think\w*|feel\w*)\b/i.test(asked))
    return "a suicide plan";
  if (/\battempts?\b|\btried\b|\battempted\b/i.test(asked)) return "a suicide attempt";
  if (!self && !others) return riskNameOf(riskPattern.exec(asked)?.[0] ?? "") ?? darkThoughtsIn(asked);
  if (self && others) return "suicidal ideation or homicidal ideation";
  return others ? "homicidal ideation" : "suicidal ideation";
}

/** Returns what a question asked for if it named no risk: "dark thoughts", or "safety concerns". */
const darkThoughtsIn = (asked: string): string =>
  darkThoughtsPattern.test(asked) ? "dark thoughts" : "safety concerns";
