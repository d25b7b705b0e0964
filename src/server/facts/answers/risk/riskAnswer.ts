import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { readFamily } from "../../frames/readFamily";
import { riskNameOf, riskPattern } from "../../frames/riskPattern";
import { riskFollowUp } from "./riskFollowUp";
import { familySuicidePattern } from "../../acts/questions/questionTopic";
import { findSuicides } from "../../terms/findSuicides";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about a plan or the means of suicide or violence: "access to firearms". */
const asksForMeansPattern =
  /\b(?:do you have (?:a |any )?(?:plans?\?|plans? (?:to|for how|or)|guns?|firearms?|weapons?)|(?:guns?|firearms?|weapons?) (?:at home|in the (?:house|home))|access to (?:any |a |some )?(?:guns?|firearms?|weapons?|means))/i;
/** Matches a question about thoughts of harming a child: "Of harming the baby?" */
const ofHarmToChildPattern =
  /\b(?:harm|hurt)(?:ing)? (?:the |your |any of the |any of your )?(?:baby|child|children|kids|son|daughter|little one)\b/i;
/** Matches a question about thoughts of harming a person named by a pronoun: "thoughts about harming her". */
const ofHarmToOtherPattern =
  /\b(?:thoughts?|urges?|ideas?|images?|impulses?|thinking) (?:about|of|to) (?:harm|hurt|kill|smother|drop|shak)(?:p?ing|e)? (?:her|him|them|it)\b/i;
/** Matches a question about commands by voices: "Do the voices give you orders?" */
const asksForCommandsPattern =
  /\b(?:voices?|they) (?:ever |sometimes |also )*(?:tell|ask|command|order|say)(?:ing)? (?:you|him|her|them)(?: to\b|[^?]{0,20}\b(?:hurt|harm|kill)\b)/i;
/** Matches a question about weapons in reach: "Are there any guns in the house?", "Do you own a rifle?" */
const asksForWeaponsPattern =
  /\b(?:do|does|are|is|have|has|any|got)\b[^?]{0,30}\b(?:guns?|firearms?|weapons?|rifles?|pistols?|shotguns?)\b(?! (?:shot|wound|injur))/i;
/** Matches a question about self-harm in the past: "Have you ever hurt yourself?" */
const harmedBeforePattern =
  /\b(?:have|has|did) (?:you|he|she|they) (?:ever |actually |also |really )*(?:(?:tried|try) to )?(?:hurt|harm(?:ed)?|cut) (?:your|him|her|them)sel\w+/i;
/**
 * Matches a question about a plan or an attempt, which is about suicide if the question before it was: "Have you made a
 * plan?"
 */
const asksForPlanPattern =
  /^(?:(?:and|so|but|okay),? )*any (?:specific |actual |particular )?(?:plans?|attempts?|cutting|self-?harm)(?:,? (?:in the past|before|previously|ever|at all|at any (?:point|time)))?\??$|\b(?:(?:made|make|making|have|got|had) (?:a |any |specific )*plans?\b(?! (?:for|to|about|on) (?!how|when|doing|do it|end|kill|harm|hurt|act|carry|suicide|it\b|this\b|that\b))|plan(?:ned)? how\b|,? any plans?\?|how (?:you|he|she) would do it|acted on (?:it|them|that|those)|(?:tried|attempted)(?: (?:it|that|anything|to (?:end|kill|harm|hurt)[a-z ]{0,30}))?(?: like this)? (?:before|in the past)|(?:previous|past|earlier) attempts?)/i;

/** Matches a question about suicide in veiled words: "Have you had any dark thoughts?" */
const darkThoughtsPattern =
  /\b(?:any|have|had|having|get|got) (?:any |really |some |such ){0,2}(?:dark|darker|scary|morbid) thoughts\b/i;

/** Matches a statement that names a diagnosis: "It's a paracetamol overdose". */
const namesDiagnosisPattern =
  /^(?:(?:so|and|okay|well),? )*(?:it|this|that) (?:is|was) (?:an? |likely )[a-z]+ overdose[.]?$/i;

/** Returns whether a question is about suicide, self-harm or violence, or about a plan, the means or help after it. */
export function asksAboutRisk(exchange: Exchange): boolean {
  const { asked, followsRisk, isRiskOpen } = exchange;
  if (familySuicidePattern.test(asked) || namesDiagnosisPattern.test(asked)) return false;
  return (
    riskPattern.test(asked) ||
    darkThoughtsPattern.test(asked) ||
    asksForMeansPattern.test(asked) ||
    asksForWeaponsPattern.test(asked) ||
    asksForViolencePattern.test(asked) ||
    ofHarmToChildPattern.test(asked) ||
    ofHarmToOtherPattern.test(asked) ||
    asksForCommandsPattern.test(asked) ||
    isSafetyExplained(exchange) ||
    (followsRisk && asksForPlanPattern.test(asked)) ||
    (isRiskOpen && riskFollowUp(asked) !== null)
  );
}

/** Matches a question about safety with other people: "Do you feel safe at home?" */
const asksForSafetyPattern =
  /\b(?:feel|feeling|are|is) (?:you |he |she |they )?(?:\w+ )?safe (?:at home|there|with (?:him|her|them|your)|in your|where (?:you|he|she) (?:are|is|lives?|stays?)\b|(?:going|to go|to be) (?:back )?home)/i;
/** Matches a question about violence by others: "Does anyone hit you?", "Are you afraid of him?" */
const asksForViolencePattern =
  /\b(?:anyone|anybody|someone|partner|husband|wife|boyfriend|girlfriend|he|she|they)\b[^?]{0,30}\b(?:hit|hits|hurt|hurts|hurting|hitting|threaten(?:ed|s|ing)?|choked?|forced?) you\b|\b(?:scared|afraid|frightened) of (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend)|any(?:one|body))\b/i;

/** Matches words that limit a yes: "Mostly, yes", "Yes, except when he drinks". */
const limitsPattern =
  /\b(?:not|except|unless|mostly|usually|sometimes|now|at the moment|for now|when (?:he|she|they))\b/i;

/** Matches what another person does, after a yes: "Yeah. I mean, he gets a temper on him". */
const ofOtherPattern =
  /\b(?:he|she|they|my (?:partner|husband|wife|boyfriend|girlfriend|ex|dad|mum|mom|son|brother))\b/i;

/** Returns whether a question about safety at home is answered with more than yes or no: "Not when he drinks." */
function isSafetyExplained({ asked, reply, turn }: Exchange): boolean {
  const said = turn.map(({ text }) => text).join(" ");
  const isYes = reply.polarity === "yes" || /\b(?:yes|yeah|I do|of course|definitely)\b/i.test(said);
  const isPlain = reply.polarity !== null && reply.rest === "" && turn.length === 1;
  const isMore = turn.length > 1 && turn.slice(1).some(({ text }) => ofOtherPattern.test(text));
  return asksForSafetyPattern.test(asked) && (isYes ? limitsPattern.test(said) || isMore : !isPlain);
}

/** Matches a weapon that is there although a plan is denied: "My husband has a rifle, it's locked up". */
const meansThere =
  /\b(?:have|has|had|got|there (?:is|are)|own|owns|keeps?)\b[^.;]{0,40}\b(?:guns?|firearms?|rifles?|pistols?|shotguns?|weapons?)\b|\b(?:guns?|firearms?|rifles?|pistols?|shotguns?|weapons?|it|they)\b[^.;]{0,20}\b(?:locked|safe|in the (?:house|closet|garage))\b/i;

/** Returns whether a "no" to a question about a plan and weapons denies only the plan. */
const hasMeans = ({ asked, reply, turn }: Exchange): boolean =>
  reply.polarity === "no" &&
  /\bplan\b/i.test(asked) &&
  /\b(?:guns?|firearms?|weapons?|rifles?|means)\b/i.test(asked) &&
  turn.some(
    ({ text }) => meansThere.test(text) && !/\b(?:not|no) (?:have |own |any )*(?:guns?|firearms?|weapons?)/i.test(text),
  );

/** Matches words that limit a yes or no to a time: "not any more", "no, not at the moment". */
const notAlwaysPattern =
  /\b(?:any ?more|any longer|recently|lately|at the moment|right now|currently|today|yet|these days|since then)\b/i;

/** Reads an answer about a risk. A hedged yes or no, or an answer with more than a yes or no, is also kept as said. */
export function riskAnswer(exchange: Exchange): Fact {
  const { reply, asked, turn } = exchange;
  const isPlain =
    reply.rest === "" && turn.length === 1 && !reply.isHedged && !notAlwaysPattern.test(turn[0]?.text ?? "");
  return makeFact({
    kind: "risk",
    from: questionAndAnswer(exchange),
    polarity: reply.polarity === "no" ? "absent" : "present",
    certainty: reply.isHedged ? "likely" : "stated",
    slots: {
      of: hasMeans(exchange) ? "a suicide plan" : riskObject(asked),
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

/** Matches a question about self-harm itself, and not about a thought of it: "Have you been self-harming?" */
const selfHarmPattern = /(?<!\b(?:thoughts?|thinking|urges?|ideas?) (?:of|about|to) )\bself[- ]?harm\w*/i;

/** Returns the risk that a question asks about, as named in a note; "safety concerns" if it is not a listed one. */
function riskObject(asked: string): string {
  const self = asksOfSelfHarmPattern.test(asked);
  const others =
    /\b(?:others?|any(?:one|body)(?: else)?|some(?:one|body)|homicid\w*|other people|bab(?:y|ies)|child(?:ren)?|kids?)\b/i.test(
      asked,
    ) && /\b(?:harm|hurt|kill|homicid)/i.test(asked);
  if (asksForSafetyPattern.test(asked)) return "safety at home";
  if (asksForCommandsPattern.test(asked)) return "voices that give commands";
  if (ofHarmToChildPattern.test(asked) && !self && !/\bplan/i.test(asked)) return "thoughts of harming a child";
  if (ofHarmToOtherPattern.test(asked)) return "thoughts of harming another person";
  if (asksForViolencePattern.test(asked)) return "violence by others";
  const means = /\b(guns?|firearms?|weapons?|rifles?|pistols?|shotguns?|means)\b/i.exec(asked)?.[1]?.toLowerCase();
  if (means) return /\bplan\b/i.test(asked) ? `a plan and access to ${means}` : `access to ${means}`;
  if (
    /\bcutting\b/i.test(asked) ||
    (selfHarmPattern.test(asked) && !others && !/\bsuicid/i.test(asked)) ||
    harmedBeforePattern.test(asked)
  )
    return "self-harm";
  if (others && !self && /\b(?:plan\w*|inten\w+)\b/i.test(asked)) return "a plan to harm others";
  if (/\bhow (?:you|he|she) would do it\b/i.test(asked)) return "a suicide plan";
  if (/\bplan(?:s|ned)?\b/i.test(asked) && !/\b(?:thoughts?|ideas?|think\w*|feel\w*)\b/i.test(asked))
    return "a suicide plan";
  if (/\battempts?\b|\btried\b|\battempted\b/i.test(asked)) return "a suicide attempt";
  const followUp = riskPattern.test(asked) ? null : riskFollowUp(asked);
  if (followUp) return followUp;
  if (!self && !others) return riskNameOf(riskPattern.exec(asked)?.[0] ?? "") ?? darkThoughtsIn(asked);
  if (/\bself[- ]?harm/i.test(asked) && !others && !/\b(?:suicid|kill|end(?:ing)? |dead|d(?:ie|ying)\b)/i.test(asked))
    return "thoughts of self-harm";
  if (self && others) return "suicidal ideation or homicidal ideation";
  return others ? "homicidal ideation" : "suicidal ideation";
}

/** Returns what a question asked for if it named no risk: "dark thoughts", or "safety concerns". */
const darkThoughtsIn = (asked: string): string =>
  darkThoughtsPattern.test(asked) ? "dark thoughts" : "safety concerns";
