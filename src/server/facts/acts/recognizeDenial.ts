import { findConditions } from "../terms/findConditions";
import { findSymptoms } from "../terms/findSymptoms";
import type { Answer } from "./readAnswer";
import { repeatsQuestion } from "./repeatsQuestion";

/** Matches a denial of a noun at the start of an answer: "No blood, but it is dark". */
const deniesNounPattern =
  /^(?:no|not|never) ([a-z]+(?: [a-z]+)?)(?:,? (?:no|at all|or anything|that I know of|thank god))*(?=$|[,.;]| but\b)[,.; ]*/i;

/** Matches what is repeated before a "no" that ends an answer: "Nausea or vomiting, no". */
const deniesAtEndPattern =
  /^([^.;]{2,80}?)(?:,|\b ?)(?: (?:ah|oh|well|so|just))?,? (?:no|nope|nah|none|not really|not at all|no not really)(?:,? (?:no|nope|sir|ma'am|doctor|not that I know of))*$/i;

/** Matches an answer that only negates: "No family history of lung conditions", "No medications". */
const negatesPattern =
  /^(?:no|not any|I do not have any|I have not had any) ([^.;]{3,80}?)(?:,? (?:no|at all|that I know of))*$/i;

/** Matches a denial that the clinician asks to be confirmed: "You are not allergic to anything, right?" */
const deniedStatementPattern =
  /^(?:(?:and|so|but|okay),? ){0,3}(?:you|he|she|they) (?:(?:are|do|have|is|does|has|did|were) not|(?:have|has) no)\b/i;
/** Matches words that confirm what was said, whether it is affirmed or denied: "that is right". */
const agreesPattern = /^(?:(?:oh|yeah|yes|yep|no),? ){0,2}(?:(?:that|this) is )?(?:right|correct|true)\b/i;

/** Number of letters by which words are compared, so that "headaches" are the "headache" asked about. */
const stemLetters = 5;
/** Matches a statement about the patient that asks to be confirmed: "You are on a blood thinner, right?" */
const affirmedStatementPattern =
  /^(?:(?:and|so|but|okay|now),? ){0,3}(?:you (?:are|have|take|had|were|still|use)|(?:that|this|it) (?:is|was))\b(?![^?]*\b(?:not|no|never|any)\b)/i;
/** Matches a "no" that agrees: "no, you are right", "no, that's correct". */
const noButRightPattern =
  /^(?:no|nope|nah),? (?:you are|that is|it is) (?:absolutely |quite |totally |all )?(?:right|correct|true)(?=$|[,.; ])[,.; ]*/i;

/**
 * Returns as a "yes" a "no" that agrees with a statement: "You are on warfarin, right?" "No, you are right." Null for
 * other answers.
 */
function agreeingNo(reply: Answer, asked: string): Answer | null {
  const said = `${reply.words} ${reply.rest}`;
  const found = reply.polarity === "no" && affirmedStatementPattern.test(asked) ? noButRightPattern.exec(said) : null;
  return found ? { polarity: "yes", words: found[0].trim(), isHedged: false, rest: said.slice(found[0].length) } : null;
}

/** Matches a question whether there is a trouble: "Any dizziness?", "Do you have trouble sleeping?" */
const asksOfTroublePattern =
  /^(?:(?:and|so|okay|do you have|are you having|have you had|have you noticed|did you have|is there|are there),? )*any\b|\b(?:trouble|problems?|issues?|difficult(?:y|ies)|concerns?)\b/i;
/** Matches an answer that all is well, and nothing else: "All good there", "Fine on that front", "No issues". */
const isWellPattern =
  /^(?:(?:no|nope|oh|well|yeah|yes|everything is|that is|I am|it is|it has been|they are|all),? ){0,3}(?:all )?(?:good|fine|clear|okay|well|(?:no|not an?|(?:has |have )?not been an?) (?:issues?|problems?|trouble|complaints?)|cannot complain)(?: (?:there|in that (?:department|regard|respect)|on that (?:front|score)|with that|that way|as far as that goes|down there|so far|at all))*[.!]?$/i;

/**
 * Returns as a "no" what denies in other words: an answer that confirms a denial ("You don't smoke, right?" "That's
 * right") or says that all is well ("Any dizziness?" "All good there."), one with a "no" after the words of the
 * question ("Nausea or vomiting, no") and, if the question asks for one thing, one that denies it by its name ("Any
 * blood?" "No blood, but it is dark"). Returns a "no" that agrees with a statement as a "yes". Other answers are
 * returned unchanged.
 */
export function recognizeDenial(reply: Answer, asked: string): Answer {
  if (reply.polarity === "yes" && deniedStatementPattern.test(asked) && agreesPattern.test(reply.words))
    return { ...reply, polarity: "no" };
  const agreed = agreeingNo(reply, asked);
  if (agreed) return agreed;
  const whole = `${reply.words} ${reply.rest}`.trim();
  if (reply.polarity !== "no" && asksOfTroublePattern.test(asked) && isWellPattern.test(whole))
    return { polarity: "no", words: whole, isHedged: false, rest: "" };
  const repeated = reply.polarity === null ? deniesAtEndPattern.exec(reply.rest)?.[1] : undefined;
  if (repeated && !/\b(?:no|not|never|but|yes)\b/i.test(repeated) && repeatsQuestion(repeated, asked))
    return { polarity: "no", words: reply.rest, isHedged: false, rest: "" };
  const negated = reply.polarity === null ? negatesPattern.exec(reply.rest)?.[1] : undefined;
  const isOne = findSymptoms(asked).length < 2 && findConditions(asked).length < 2;
  if (
    negated &&
    isOne &&
    !/\b(?:no|not|never|but|except|only|just|other)\b/i.test(negated) &&
    repeatsQuestion(negated, asked)
  )
    return { polarity: "no", words: reply.rest, isHedged: false, rest: "" };
  if (reply.polarity !== null || /,|\bor\b/i.test(asked) || findSymptoms(asked).length > 1) return reply;
  const match = deniesNounPattern.exec(reply.rest);
  const words = match?.[1]?.toLowerCase().split(" ") ?? [];
  const isAsked = words.length > 0 && words.every((word) => asked.toLowerCase().includes(word.slice(0, stemLetters)));
  if (!match || !isAsked) return reply;
  return { polarity: "no", words: match[0].trim(), isHedged: false, rest: reply.rest.slice(match[0].length) };
}
