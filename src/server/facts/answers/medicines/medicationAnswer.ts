import type { Fact } from "../../Fact";
import { allergiesIn } from "../../frames/allergiesIn";
import { isStillTaken, usedIn, withoutRelatives } from "../../frames/allergyClauses";
import type { Sentence } from "../../segment/Sentence";
import { medicationFacts } from "../../statements/medicationFacts";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/**
 * Matches what an answer says about a medicine that a list does not have: when, why, whose it is, what was changed.
 */
const qualifiedPattern =
  /\b(?:when(?:ever)? (?:I|my|it|the)|only (?:take|use|when|if)|mostly|because|ago|doubled|halved|upped|lowered|now and (?:then|again)|once in a while|hardly|rarely|ran out|run out|(?:switched|changed|moved) me|(?:started|put) me on|just (?:started|began)|(?:my|the) [a-z]+['’]s (?!dose|pills?\b|tablets?\b)|supposed to|forget|skip|instead of|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|every (?:month|\d+ months)|last (?:week|month|year)|but)\b/i;
/** Maximum number of words of an answer that only lists medicines; a longer one is read as a statement, too. */
const maxListWords = 11;

/**
 * Reads the medicines and allergens in an answer about medicines: "Just lisinopril. Penicillin makes my throat swell."
 * What causes a reaction is not a medicine, unless the answer says that it is taken. Null if the answer names none.
 */
export function medicationAnswer(exchange: Exchange): AnswerResult | null {
  const { reply } = exchange;
  const turn = exchange.turn.map(namedPill);
  const [answer = exchange.answer] = turn;
  const from = questionAndAnswer(exchange);
  const allergies = turn.map(allergensOf);
  const allergens = new Set(allergies.flat().map(nameOf));
  const drugs = turn
    .flatMap((sentence) => medicationFacts(sentence, sentence === answer ? from : [sentence], true))
    .map((drug) => (asksOfPastPattern.test(exchange.asked) ? { ...drug, time: { when: "past" as const } } : drug))
    .filter((drug) => !allergens.has(nameOf(drug)) || turn.some(({ text }) => isUsed(text, nameOf(drug))));
  const ofAnswer = allergies[0] ?? [];
  if (drugs.length === 0 && ofAnswer.length === 0) return null;
  const mentionsAllergy = /\b(?:allerg\w*|react(?:s|ed|ions?)?)\b/i.test(answer.text) || ofAnswer.length > 0;
  // A drug that was taken once belongs to no list of medicines, so that the answer is also read as a statement.
  const isListed = drugs.some(({ time, slots }) => time.when !== "past" || slots.state?.text === "stopped");
  const isShort = reply.rest.split(" ").length <= maxListWords;
  const isQualified = drugs.length === 1 && qualifiedPattern.test(answer.text);
  return { facts: drugs, coversAnswer: isShort && !isQualified && !mentionsAllergy && isListed };
}

/** Matches the contraceptive pill in a list of what is taken: "Just | the pill", "| the pill |, and an inhaler". */
const thePillPattern =
  /(?<=^(?:(?:no|yes|yeah|just|only|well|oh|um|apart from|except|other than|I am|I take|on|I use),? )*|, |\band )the pill(?=$|[.,]| and\b)/i;

/** Names the contraceptive pill, which people call "the pill", so that it is found as a drug. */
const namedPill = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.replace(thePillPattern, "the contraceptive pill"),
});

/** Matches a question about the drugs of an illness that is over: "Were you on anything?" */
const asksOfPastPattern =
  /^(?:(?:and|so|okay),? )*(?:were|was) (?:you|he|she) (?:on|taking|given|put on|prescribed)\b/i;

/** Reads the allergies and intolerances that a sentence reports. */
const allergensOf = (sentence: Sentence): Fact[] =>
  allergiesIn({ ...sentence, text: withoutRelatives(sentence.text) }, { isAsked: false, isAboutTaken: true }).filter(
    ({ polarity }) => polarity === "present",
  );

const nameOf = ({ slots }: Fact): string => (slots.substance ?? slots.name)?.text.toLowerCase() ?? "";

/** Returns whether a text says that a drug is taken: "I take metformin, it makes me sick". */
const isUsed = (text: string, name: string): boolean =>
  findDrugs(text).some(
    (drug) => drugName(drug.name).toLowerCase() === name && (usedIn(text, drug.start) !== null || isStillTaken(text)),
  );
