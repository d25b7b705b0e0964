import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName } from "../../frames/readSymptoms";
import { findSymptoms } from "../../terms/findSymptoms";
import { onlyIfAnswer } from "../composed/onlyIfAnswer";
import { questionAndAnswer, type Exchange } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Source of a pattern for the complaint in a question: "it", "the back pain". */
const complaint = "(?:it|they|that|this|these|the [a-z]+(?: [a-z]+)?)";
/** Matches a question that asks when a complaint occurs: "When does it come on?", "When do you get the pain?" */
const asksWhenPattern = new RegExp(
  `^(?:(?:and|so|okay),? )*when (?:do|does) (?:${complaint}|you (?:usually |mostly |tend to )?(?:get|feel|notice|have) ${complaint})(?: (?:usually|mostly|normally|tend to))?(?: (?:come on|come|happen|occur|start|appear|bother you|hurt))?\\?$`,
  "i",
);
/** Matches words with which a circumstance begins: "when", "after". */
const opensPattern =
  /^(?:(?:mostly|usually|mainly|only|just|always|often|probably|generally),? )*(?:when(?:ever)?|if|after|with|during|while|at|in the|on|before|first thing|every time|any ?time|as soon as) [a-z]/i;
/** Matches an act that an answer names without "when": "Climbing stairs", "Walking the dog". */
const actPattern =
  /^(?:climbing|walking|running|lifting|bending|lying|sitting|standing|eating|swallowing|chewing|coughing|breathing|driving|working|exercising|going|getting up|reaching|turning|carrying|gardening|cycling|typing|writing)\b(?: (?!and\b|but\b)[a-z'-]+){0,6}\.?$/i;
/**
 * Matches a question that asks whether a complaint also occurs in a circumstance, which is its group: "Ever | at rest?"
 */
const asksWhetherPattern = new RegExp(
  `^(?:(?:and|so|or|okay),? )*(?:ever|(?:how|what) about|(?:does|did|has) ${complaint} (?:ever |also )?(?:happen|happened|occur|occurred|come on)|do you (?:ever |also )?(?:get|have|feel|notice) (?:it|that|this|them)|have you (?:ever )?(?:had|felt) (?:it|that|this|them))(?: just| even| only| also| ever)? ((?:at rest|at night|in bed|in the night|when|while|during|after|before(?= [a-z])|with)\\b[^?,]{0,60})\\?$`,
  "i",
);
/**
 * Matches a question that asks whether a complaint changes in a circumstance: "Is the headache | worse | when you
 * bend?"
 */
const asksIfWorsePattern = new RegExp(
  `^(?:(?:and|so|or|okay|then),? )*(?:(?:is|are|was|were) ${complaint}|(?:does|do|did) ${complaint} (?:get|feel|become|seem)) (?:any |much |ever |also )*(worse|better) ((?:when|while|during|after|before|with|in|on|at|by|if)\\b[^?,]{2,60})(?:, like [^?]{3,60})?\\?$`,
  "i",
);
/**
 * Matches a question that asks what was done when the complaint began: "Were you doing anything?", "What were you
 * doing?"
 */
const asksActivityPattern =
  /\b(?:were|was) (?:you|he|she) (?:just )?(?:doing|lifting|exercising|resting|sitting|working|exerting|at rest|in the middle)\b|\bwhat (?:were|was) (?:you|he|she) (?:doing|up to)\b|\bwhile (?:you|he|she) (?:were|was) doing\b/i;
/** Matches an answer with what was done: "I was just | shoveling the driveway | and it came on". */
const activityPattern =
  /^(?:(?:oh|well|um|uh|no|yeah|yes|I think|honestly),? )*(?:(?:I|he|she) was )?(?:(?:just|actually|only|like|in the middle of),? )*((?!(?:doing|being|having|feeling|nothing|anything|something|getting)\b)[a-z]{2,}ing\b[^.;,?]{0,60}?)(?:,? (?:and|when|and then|so)(?: then| all of a sudden| suddenly)?,? (?:it|the|this|that|I|my|all|suddenly)\b[^.;]{0,50}|, I [a-z]+ [^.;]{3,50})?\.?$/i;
/** Matches what the patient did at the moment of an injury, as the group: "playing soccer, | I planted my foot |". */
const movementPattern =
  /,? (?:and |when |so )?(?:then )?(I (?:planted|twisted|landed|rolled|slipped|tripped|fell|lunged|pivoted|reached|lifted|jumped|went|felt|heard|turned|stepped|caught|hit) [^.;]{3,60})\.?$/;

/** Matches an answer that says how often: "Once, on Sunday", "A couple of times". */
const howOftenPattern =
  /^(?:(?:only|just|maybe|well),? )*(?:once|twice|a (?:few|couple of) times|(?:\d|one|two|three) times?|sometimes|occasionally|now and (?:then|again)|most (?:days|nights)|every (?:day|night))\b/i;

/** Maximum number of words of an answer that names only a circumstance: "Mostly when I walk uphill or climb stairs". */
const maxWords = 16;

/** Returns the one symptom that the question names, otherwise the complaint; "it" as long as none is known. */
function subjectOf({ asked, complaint }: Exchange): { subject: string; isPlural: boolean } {
  const [named, another] = findSymptoms(asked);
  const own = named && !another ? symptomName(named, siteOf(asked, named)) : complaint;
  const name = complaint.endsWith(own) ? complaint : own;
  if (name === "symptoms") return { subject: "it", isPlural: false };
  return { subject: `the ${name}`, isPlural: /[^s]s$/.test(name) };
}

/** Rewrites what is asked about "you" as said about "me": "when you bend" → "when I bend". */
const asOwn = (words: string): string =>
  words
    .replace(/\byou are\b/gi, "I am")
    .replace(/\byou\b/gi, "I")
    .replace(/\byour\b/gi, "my");

/** Matches words after a "no" that only repeat it: "I do not notice it with any activity", "it is about the same". */
const addsNothingPattern =
  /^(?:not really|(?:I )?do not (?:really )?notice\b[^.;]{0,40}|it (?:is|does) not\b[^.;]{0,30}|it is (?:about |pretty much )?the same\b[^.;]{0,20})\.?$/i;

/** Returns the answer to "Is it worse when you bend?" as a statement, if it is a plain yes or no; otherwise null. */
function ifWorse(exchange: Exchange): string | null {
  const { asked, reply } = exchange;
  const [, change, where] = asksIfWorsePattern.exec(asked) ?? [];
  // A "yes" to "worse with eating or exercise?" does not say which.
  if (reply.polarity === "yes" && /\bor\b/i.test(where ?? "")) return null;
  const isPlain = reply.rest === "" || (reply.polarity === "no" && addsNothingPattern.test(reply.rest));
  if (!change || !where || !isPlain || (reply.polarity !== "no" && reply.polarity !== "yes")) return null;
  const { subject, isPlural } = subjectOf(exchange);
  return `${subject} ${isPlural ? "are" : "is"} ${reply.polarity === "no" ? "not " : ""}${change} ${asOwn(where)}`;
}

/**
 * Reads in which circumstance the complaint occurs: "When does it come on?" "Mostly when I walk uphill.", "Ever at
 * rest?" "Once, on Sunday." Null for other questions and answers.
 */
export function circumstanceAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply, isExam, isOtherSubject } = exchange;
  const limited = onlyIfAnswer(exchange);
  if (limited) return limited;
  if (isExam || isOtherSubject || answer.text.split(" ").length > maxWords) return null;
  const { subject, isPlural } = subjectOf(exchange);
  const statement = (detail: string): Fact =>
    makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: answer.text });
  const text = answer.text.replace(/^(?:(?:oh|well|um|so|I think|I would say),? )+/i, "");
  const activity = asksActivityPattern.test(asked) ? activityPattern.exec(text)?.[1] : undefined;
  if (activity && !/\b(?:not|no|never)\b/i.test(answer.text)) {
    const moved = movementPattern.exec(answer.text)?.[1];
    return statement(`${subject} started while I was ${lowerFirst(activity)}${moved ? ` when ${moved}` : ""}`);
  }
  const changed = ifWorse(exchange);
  if (changed) return statement(changed);
  if (asksWhenPattern.test(asked) && actPattern.test(text))
    return statement(`${subject} ${isPlural ? "occur" : "occurs"} when ${lowerFirst(text)}`);
  if (asksWhenPattern.test(asked))
    return opensPattern.test(text)
      ? statement(`${subject} ${isPlural ? "occur" : "occurs"} ${lowerFirst(text)}`)
      : null;
  const whether = asksWhetherPattern.exec(asked)?.[1];
  if (!whether) return null;
  const where = asOwn(whether);
  // "How about when you lie down?" "Not when I'm lying down."
  if (/^not (?:when|at|in|during|if|while|after|with)\b[^.;,]{2,40}$/i.test(text))
    return statement(`${subject} ${isPlural ? "do" : "does"} not occur ${where}`);
  if (reply.polarity === "no" && reply.rest === "")
    return statement(`${subject} ${isPlural ? "do" : "does"} not occur ${where}`);
  const often = howOftenPattern.test(text) && !/\b(?:I|it|my|no|not|never|but)\b/.test(text) ? text : "";
  if (!often && !(reply.polarity === "yes" && reply.rest === "" && !reply.isHedged)) return null;
  return statement(`${subject} ${isPlural ? "have" : "has"} occurred ${where}${often ? `, ${lowerFirst(often)}` : ""}`);
}
