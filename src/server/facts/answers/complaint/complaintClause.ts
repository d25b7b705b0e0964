import { circumstanceAffirmed } from "../symptoms/circumstanceAsked";
import { gerund } from "../../verbs/gerund";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName } from "../../frames/readSymptoms";
import { findSymptoms } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Source of a pattern for what a question asks about: "it", "your cough". */
const subject = "(?<subject>it|this|that|they|(?:the|this|that|your|these|those) (?:[a-z]+ ){0,2}?[a-z]+)";

/** A question of yes or no about the complaint, with the clauses for both answers. */
interface ClausePattern {
  asked: RegExp;
  /** Returns the predicate of the statement from the groups of `asked`: "wakes me at night". */
  affirmed: (groups: readonly string[]) => string;
  denied: (groups: readonly string[]) => string;
}

/** Returns what the patient does in a question as an activity: "walk uphill" → "walking uphill". */
const activity = (verb = "", object = ""): string =>
  `${gerund(verb)}${object
    .replace(/\byour\b/gi, "the")
    .replace(/\b(?:on |it|that|there)\b ?$/i, "")
    .trimEnd()}`
    .trim()
    .replace(/^(breathing) in$/i, "$1");

/** Returns what is asked of "you" without the person: "your neck" → "the neck". */
const ownWords = (words: string): string => words.replace(/\byour\b/gi, "the").toLowerCase();

/** The questions that are read; the first that matches counts. */
const clausePatterns: readonly ClausePattern[] = [
  {
    asked: new RegExp(
      `^(?:is|are|was|were) ${subject} (watery|loose|smelly|greasy|foamy|raised|flat|bumpy|scaly|flaky|crusty|patchy|regular|irregular)\\??$`,
      "i",
    ),
    affirmed: ([quality = ""]) => `is ${quality.toLowerCase()}`,
    denied: ([quality = ""]) => `is not ${quality.toLowerCase()}`,
  },
  {
    asked: new RegExp(
      `^(?:does|do) ${subject} hurt (?:to|when you|if you|when|while) ((?!press|push|touch|poke|it\\b|you\\b|I\\b)[a-z]+)((?: [a-z]+){0,3})\\??$`,
      "i",
    ),
    affirmed: ([verb, object]) => `is present when ${activity(verb?.replace(/ing$/, ""), object)}`,
    denied: ([verb, object]) => `is not present when ${activity(verb?.replace(/ing$/, ""), object)}`,
  },
  {
    asked: new RegExp(
      `^(?:does|do|did|has|is) ${subject} (?:ever |also )?(?:wake|woken|waking|keep|kept|keeping) (?:you|him|her)(?: (?:up|awake|from (?:your )?sleep))?(?:,? ?(?:at|during the|in the|through the) night)?\\??$`,
      "i",
    ),
    affirmed: () => "wakes me at night",
    denied: () => "does not wake me at night",
  },
  {
    asked: new RegExp(
      `^(?:does|do|is) ${subject} (?:hurt|sore|tender|painful)(?: there)? (?:when|if) (?:you|I|we|someone) (?:press|push|touch|poke)(?:es)?(?: (?:on|in|down))?(?: (?:on|it|there|that|them|here))*\\??$`,
      "i",
    ),
    affirmed: () => "is tender to touch",
    denied: () => "is not tender to touch",
  },
  {
    asked: new RegExp(
      `^(?:does|do|did) ${subject} (?:come|comes) on (?:with|during|after|when you are) (?:you )?([a-z]+)((?: [a-z]+){0,3})\\??$`,
      "i",
    ),
    affirmed: ([what = "", more = ""]) => `comes on with ${what}${more}`,
    denied: ([what = "", more = ""]) => `does not come on with ${what}${more}`,
  },
  {
    asked: new RegExp(
      `^(?:does|do|did) ${subject} (?:come|comes) on (?:when|if|whenever) you (?:are )?([a-z]+)((?: [a-z]+){0,3})\\??$`,
      "i",
    ),
    affirmed: ([verb, object]) => `comes on with ${activity(verb, object)}`,
    denied: ([verb, object]) => `does not come on with ${activity(verb, object)}`,
  },
  {
    asked: new RegExp(
      `^(?:does|do|did|is|are) ${subject} (go away|get better|ease off|ease|settle|improve|stop|settle down|better|go) (?:when|if|with|once|after) (?:you )?(rest|stop|sit|lie|stand|eat|walk|move|sleep|relax|stretch|cough)(?:ing)?((?: (?:down|up|still|on it|around|moving|walking|forward|back|flat))?)\\??$`,
      "i",
    ),
    affirmed: ([, verb, object]) => `improves with ${activity(verb, object)}`,
    denied: ([, verb, object]) => `does not improve with ${activity(verb, object)}`,
  },
  {
    asked: new RegExp(
      `^(?:is|are|does|do|was) ${subject} (?:at all )?(?:(?:seem|appear) )?(?:to be )?(related|linked|connected) to (?:(?:your|the|any|what you|a) )*(food|meals|eating|eat|diet|stress|exercise|activity|movement|position|posture|periods?|menstrual cycle|cycle|weather|work|breathing|time of day)(?: at all)?\\??$`,
      "i",
    ),
    affirmed: ([, what = ""]) => `is related to ${what === "eat" ? "food" : what}`,
    denied: ([, what = ""]) => `is not related to ${what === "eat" ? "food" : what}`,
  },
  {
    asked: new RegExp(
      `^(?:does|do|did) ((?!it\\b|that\\b|this\\b|anything\\b|something\\b|they\\b)(?:[a-z]+ ){0,3}?[a-z]+) (?:make|makes) ${subject} (?:feel )?(?:any )?(worse|better)\\??$`,
      "i",
    ),
    affirmed: ([what = "", change = ""]) => `is ${change} with ${ownWords(what)}`,
    denied: ([what = "", change = ""]) => `is not ${change} with ${ownWords(what)}`,
  },
  {
    asked:
      /^(?:does|do|did) ((?!it\b|that\b|this\b|anything\b|something\b|they\b)(?:[a-z]+ ){0,3}?[a-z]+ing(?: [a-z]+){0,2}|rest|heat|ice|exercise|position|food|stress|massage) (?:make (?:any|a|much) difference|affect (?:it|that|this)|change (?:it|that|this))(?: to (?:it|that|the [a-z]+))?\??$/i,
    affirmed: ([what = ""]) => `is affected by ${ownWords(what)}`,
    denied: ([what = ""]) => `is not affected by ${ownWords(what)}`,
  },
  {
    asked:
      /^(?:does|do|did) ((?:resting|sitting|lying|standing|walking|stretching|eating|leaning|moving|heat|ice|rest|massage|exercise|cold|warmth)(?: [a-z]+){0,3}?) (?:help|ease it|relieve it|help it|help with (?:it|that|the [a-z]+))(?: at all)?\??$/i,
    affirmed: ([what = ""]) => `is relieved by ${ownWords(what)}`,
    denied: ([what = ""]) => `is not relieved by ${ownWords(what)}`,
  },
];

/** Matches how often or when an answer affirms: "Yes, | most nights". */
const oftenPattern =
  /^(?:(?:yes|yeah|yep|it does|it has|sometimes|usually|often|definitely|about|maybe|like|probably|only|mostly|pretty much|quite a bit|a bit|a little),? )*((?:most|every|some|a (?:few|couple of)|several|two|three|\d) (?:nights?|days?|times?)(?: (?:a|per) (?:night|week|day|month))?|every (?:single )?(?:night|day|time)|once or twice(?: a (?:night|week))?|once|twice|once a (?:night|week)|twice a (?:night|week)|all the time|occasionally|sometimes|after (?:a|an|\d+|five|ten) (?:few )?(?:minutes?|seconds?|while|hours?|bit))[.]?$/i;
/** Maximum number of words after a yes that add nothing: "Yeah, it does a bit". */
const maxWordsAfter = 4;

/** Plural forms of the first words of predicates. */
const plurals: Readonly<Record<string, string>> = {
  is: "are",
  does: "do",
  wakes: "wake",
  comes: "come",
  improves: "improve",
};
/** Matches the first word of a predicate that has a plural form. */
const singularPattern = /^(?:is|does|wakes|comes|improves)\b/;

/** Matches a general word for the complaint: "the pain", "these episodes". */
const generalPattern =
  /^(?:it|this|that|they)$|^(?:the|this|that|your|these|those) (?:pains?|aches?|discomfort|symptoms?|feelings?|sensations?|episodes?|attacks?|spells?|problems?|thing)$/i;

/**
 * Returns the name of what a question asks about: the complaint for "it" and "the pain", the symptom that it names, and
 * null for anything else ("the dog").
 */
function nameOf(asked = "it", complaint: string): string | null {
  if (generalPattern.test(asked) || asked.toLowerCase().endsWith(complaint)) return complaint;
  const [mention] = findSymptoms(asked);
  return mention ? symptomName(mention, siteOf(asked, mention)) : null;
}

/** Qualities that only some complaints have, with the words for these complaints. */
const qualities: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:watery|loose|smelly|greasy|foamy)$/i, /diarrh|stool|bowel/],
  [/^(?:raised|flat|bumpy|scaly|flaky|crusty|patchy)$/i, /rash|spot|lump|lesion|mole|bump|hives|eczema/],
  [/^(?:regular|irregular)$/i, /palpitation|heart|pulse|period/],
];

/** Returns whether a quality that is asked about can be one of the complaint: a rash can be raised, a cough cannot. */
const fitsComplaint = (quality: string, complaint: string): boolean =>
  qualities.every(([pattern, complaints]) => !pattern.test(quality) || complaints.test(complaint));

/**
 * Returns whether the last word of a circumstance is in the predicate already: "after meals" in "is related to meals".
 */
const repeats = (often: string, predicate: string): boolean => predicate.includes(often.split(" ").at(-1) ?? "");

/**
 * Reads the answer to a yes-no question about the complaint as a statement about it: "Does it wake you at night?" "Yes,
 * most nights." → "the headache wakes me at night, most nights". `said` has these words, too, because a yes alone
 * cannot be quoted. Null for other questions, and if the answer is neither yes, no nor how often, or says much more.
 */
export function complaintClause(exchange: Exchange): Fact | null {
  const { asked, reply, answer, complaint, isExam } = exchange;
  if (isExam || complaint === "symptoms") return null;
  for (const { asked: pattern, affirmed, denied } of clausePatterns) {
    const match = pattern.exec(asked);
    if (!match) continue;
    const named = match.groups?.["subject"];
    const name = nameOf(named, complaint);
    const groups = match.slice(1).filter((group) => group !== named);
    if (name === null || !fitsComplaint(groups[0] ?? "", name)) return null;
    const often = oftenPattern.exec(answer.text)?.[1]?.toLowerCase() ?? circumstanceAffirmed(answer.text);
    const predicate = reply.polarity === "no" ? denied(groups) : affirmed(groups);
    if (reply.polarity !== "yes" && reply.polarity !== "no" && !often) return null;
    if (!often && reply.rest.split(" ").length > maxWordsAfter && reply.polarity === "yes") return null;
    const hedge = reply.polarity === "yes" && /^(?:sometimes|occasionally)\b/i.test(reply.words) ? "sometimes" : "";
    const circumstance =
      often && !/\bsleep|\bat all\b/.test(often) && reply.polarity !== "no" && !repeats(often, predicate)
        ? `${/^when /.test(often) ? "" : ","} ${often}`
        : "";
    const agreed = /[^s]s$/.test(name)
      ? predicate.replace(singularPattern, (verb) => plurals[verb] ?? verb)
      : predicate;
    const detail = `the ${name} ${hedge && !often ? `${hedge} ` : ""}${agreed}${circumstance}`;
    return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
  }
  return null;
}
