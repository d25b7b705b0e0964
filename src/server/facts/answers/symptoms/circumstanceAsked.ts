import { lowerFirst } from "../../../platform/lowerFirst";
import { findSites } from "../../terms/findSites";
import { gerund } from "../../verbs/gerund";

/** Matches the end of a question after its symptom with the circumstance asked about: "when you lie down". */
const askedPattern =
  /^,? (?:(?:when(?:ever)?|while|if) (?:you|he|she) (?:are |is )?((?!(?:asleep|awake|active|still|resting|have|has|had|are|is|were|was|get|gets|got|first|started|notice|say|said|mention)\b)[a-z]+)((?: [a-z]+){0,3})|(at (?:night|rest)|on exertion|with (?:exertion|exercise|activity|movement)|(?:during|after) (?:exercise|meals|sex|sleep|eating)))(?: (?:at all|or anything(?: like that)?|too|as well))*\W*$/i;

/**
 * Returns the circumstance in which a question asks for a symptom, which a "no" denies alone: "when lying down" for
 * "Any trouble breathing when you lie down?" Empty if there is none.
 * @param after the words of the question after the symptom.
 */
export function circumstanceAsked(after: string): string {
  const [, verb, object = "", phrase] = askedPattern.exec(after) ?? [];
  if (phrase) return ` ${phrase.toLowerCase()}`;
  if (verb && /^exert/i.test(verb)) return " with exertion";
  if (/\b(?:you|yourself|him|her|it|this|that)\b/i.test(object)) return "";
  return verb ? ` when ${gerund(verb)}${object.toLowerCase().replace(/\byour\b/g, "the")}` : "";
}

/** Matches an answer, after its yes, that only says in which circumstance: "only when I climb stairs", "at night". */
const affirmedPattern =
  /^(?:(?:yes|yeah|but|just|only|mostly|mainly|usually|sometimes|like|kind of|especially|and),? )*(?:(?:when(?:ever)?|if|while) I (?:am )?(?:trying to |doing )?([a-z]+)((?: [a-z]+){0,4})|(at (?:night|rest)|in the (?:mornings?|evenings?|night)|on exertion|(?:with|after|during) (?:exertion|exercise|activity|movement|meals|eating|walking)))\.?$/i;

/** Source of a pattern for the words of a place or an occasion; they are no clause and name nothing said before. */
const phraseWord =
  "(?!(?:I|it|that|this|them|those|he|she|we|you|they|me|us|is|was|are|were|has|have|had|do|did|not|no|but|so|because|like|since|for|fact|case|way|past|least|all|general|first)\\b)[a-z0-9'-]+";
/** Matches an answer, after its yes, that only says where or on which occasion: "on the left side, when I walk". */
const placePattern = new RegExp(
  "^(?:(?:yes|yeah|just|only|mostly|mainly|usually|especially),? )*(?:(?:a little|a bit|quite a bit|a lot|some),? )?" +
    `((?:in|on|at|with|after|before|behind|under|around|during|across|down|along|over|above|below|between|near|by)(?: ${phraseWord}){1,7})` +
    `(?:,? (?:mostly |mainly |especially |only )?(when(?:ever)?|if|while) I (?:am )?([a-z]+)((?: ${phraseWord}){0,4}))?` +
    "(?: (?:mostly|mainly|usually|really))?(?:,? (?:since|for) [^.;,]{2,30})?\\.?$",
  "i",
);

/** Maximum number of words of a place that only names a body part: "in my right knee". */
const maxSiteWords = 4;

/**
 * Returns where or on which occasion an answer affirms a symptom; undefined for other answers, and if it only names the
 * body part that is known already.
 */
function placeAffirmed(answer: string, known: string | undefined): string | undefined {
  const [, phrase, when, verb = "", object = ""] = placePattern.exec(answer) ?? [];
  if (!phrase || (when && /^(?:have|had|am|get|got|do|did|was)$/i.test(verb))) return undefined;
  const isKnown = phrase.split(" ").length <= maxSiteWords && findSites(phrase).some(({ part }) => part === known);
  if (isKnown && !when) return undefined;
  const occasion = when ? `, ${when.toLowerCase()} ${gerund(verb)}${object}` : "";
  const only = /\bonly\b/i.test(answer.slice(0, 20)) ? "only " : "";
  return `${only}${lowerFirst(phrase)}${occasion}`.replace(/\bmy\b/gi, "the");
}

/**
 * Returns the circumstance with which an answer affirms a symptom: "Yeah, when I climb stairs" gives "when climbing
 * stairs", "Yes, on the left side" gives "on the left side". Undefined for other answers.
 * @param known the body part of the symptom, if it is known.
 */
export function circumstanceAffirmed(answer: string, known?: string): string | undefined {
  const [, verb, object = "", phrase] = affirmedPattern.exec(answer) ?? [];
  const only = /\bonly\b/i.test(answer.slice(0, 20)) ? "only " : "";
  if (phrase) return `${only}${phrase.toLowerCase()}`;
  if (!verb) return placeAffirmed(answer, known);
  if (/\b(?:I|me|it|that|this|not)\b/i.test(object) || /^(?:have|had|am|get|got|do|did|was)$/i.test(verb))
    return undefined;
  return `${only}when ${gerund(verb)}${object
    .toLowerCase()
    .replace(/\bmy\b/g, "the")
    .replace(/\b(?:pretty|really|so) /g, "")}`;
}

/** Matches a question about a symptom in places other than the one known: "any pain elsewhere". */
const elsewherePattern =
  /\b(?:elsewhere|any ?where else|(?:in|on|to|with) (?:any )?(?:of (?:your|the) )?other (joints?(?: or muscles)?|muscles?(?: or joints)?|(?:parts?|areas?) of (?:your|the|his|her) body|body parts?))\b/i;

/** Returns where else a question asks for a symptom: "elsewhere", "in other joints"; empty if it does not. */
export function elsewhereAsked(asked: string): string {
  const [all, other] = elsewherePattern.exec(asked) ?? [];
  if (!all) return "";
  return other && /joint|muscle/i.test(other)
    ? ` in other ${other.toLowerCase().replace(/\b(joint|muscle)\b/g, "$1s")}`
    : " elsewhere";
}
