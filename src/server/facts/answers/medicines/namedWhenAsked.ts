import { makeFact } from "../../frames/makeFact";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { medicationFacts } from "../../statements/medicationFacts";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question that asks which drug is or was used, with its first verb as the group: "What | did | you use?" */
const asksWhichPattern =
  /\b(?:what|which)\b[^?]{0,40}\b(did|do|does|have|has|had|were|was|are|is) (?:you|he|she|they)\b[^?]{0,30}\b(?:us(?:e|ed|ing)|tak(?:e|en|ing)|tr(?:y|ied|ying)|on|given|prescribed)\b|^(?:and )?(?:which|what) (?:inhaler|puffer|insulin|pill|tablet|medicine|medication|one)s?\??$/i;
/**
 * Matches a question about which of two drugs is taken, with its first verb as the group: "| Are | you on warfarin or
 * Eliquis?"
 */
const asksOfTwoPattern =
  /^(?:(?:and|so|okay|now),? )*(are|is|do|does) (?:you|he|she) (?:(?:still|currently|now) )*(?:on|take|taking|use|using) [^?]{2,60}\bor\b/i;
/** Matches the words before a name that is the answer: "Just the". */
const leadPattern = /^(?:(?:oh|um|well|just|only|mostly|usually|the|my) )+/i;
/** Matches a question about the drugs of a class that are taken: "Are you on any blood thinners?" */
const asksOfClassPattern =
  /^(?:(?:and|so|okay|now),? )*(?:(?:are|is) (?:you|he|she) (?:currently |still )?(?:on|taking|using)|(?:do|does) (?:you|he|she) (?:take|use)|any) (?:any |a |an |some )?(?:blood thinners?|anticoagulants?|pain ?killers?|inhalers?|birth control|contracepti\w+|antidepressants?|statins?|blood pressure (?:pills?|meds?|medicines?|medications?)|sleeping pills?|water pills?|diuretics?|anti-?inflammatories|nsaids?|steroids?)\b[^?]{0,20}\?$/i;
/** Matches words before the drug of an answer: "Yes, just a baby | aspirin". */
const beforeDrugPattern =
  /^(?:(?:yes|yeah|yep|no|nope|just|only|and|well|oh|I think|I take|I am on|I use),? )*(?:the |an? |my |baby |some )*$/i;
/** Matches what a drug is taken for, as the group: "Eliquis, for | afib |". */
const takenForPattern = /,? for (?:my |the |an? )?([a-z][a-z -]{2,30})$/i;
/** Maximum number of words of an answer that names a drug of a class: "Just a baby aspirin for my heart". */
const maxClassWords = 9;

/** Reads drugs named after a question about their class, and what they are taken for. Null for other exchanges. */
function namedOfClass(exchange: Exchange): AnswerResult | null {
  const { asked, turn, reply } = exchange;
  const isOther = reply.polarity === "no" && /^(?:just|only)\b/i.test(reply.rest);
  if (!asksOfClassPattern.test(asked) || (reply.polarity === "no" && !isOther)) return null;
  const named = turn.filter(({ text }) => {
    const [drug] = findDrugs(text);
    return drug && beforeDrugPattern.test(text.slice(0, drug.start)) && text.split(" ").length <= maxClassWords;
  });
  if (named.length === 0 || named[0] !== turn[0]) return null;
  const from = questionAndAnswer(exchange);
  const facts = named.flatMap((sentence, i) => {
    const own = i === 0 ? from : [sentence];
    const reason = takenForPattern.exec(sentence.text)?.[1];
    const [disease] = reason ? findConditions(reason) : [];
    return [
      ...medicationFacts(sentence, own, true),
      ...(disease ? [makeFact({ kind: "condition", from: own, slots: { name: disease.name } })] : []),
    ];
  });
  return facts.length > 0 ? { facts, coversAnswer: true } : null;
}

/** Maximum number of words of an answer that only names drugs. A longer one says more of them. */
const maxWords = 5;
/** Maximum number of words of an answer that names an inhaler by its color and says how often it is used. */
const maxInhalerWords = 10;

/**
 * Reads an answer that is only a name: "What did you use, if you can remember?" "Prozac." Null for other questions and
 * for longer answers.
 */
export function namedWhenAsked(exchange: Exchange): AnswerResult | null {
  const ofClass = namedOfClass(exchange);
  if (ofClass) return ofClass;
  const { asked, answer } = exchange;
  const match = asksWhichPattern.exec(asked) ?? asksOfTwoPattern.exec(asked);
  const said = answer.text.replace(leadPattern, "");
  const [drug] = findDrugs(said);
  const max = drug && / inhaler$/i.test(drug.name) ? maxInhalerWords : maxWords;
  if (!match || drug?.start !== 0 || said.split(" ").length > max || /\b(?:I|but|not)\b/.test(said)) return null;
  const isPast = /^(?:did|had|were|was)$/i.test(match[1] ?? "");
  const facts = medicationFacts({ ...answer, text: said }, questionAndAnswer(exchange), true);
  return {
    facts: isPast ? facts.map((fact) => ({ ...fact, time: { ...fact.time, when: "past" as const } })) : facts,
    coversAnswer: true,
  };
}
