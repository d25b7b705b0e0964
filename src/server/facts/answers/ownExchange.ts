import { recognizeDenial } from "../acts/recognizeDenial";
import { type Answer, readAnswer } from "../acts/readAnswer";
import { divideByPerson } from "../roles/clausesOf";
import type { Exchange } from "./Exchange";

/** An exchange without what the answer says about other people. */
interface OwnExchange {
  own: Exchange;
  /** What the answering sentence says about other people; "" if nothing. */
  others: string;
}

/** Matches a question about a person who does not speak: "Does he have a fever?" */
const ofThirdPattern =
  /\b(?:he|she|him|her|his|your (?:son|daughter|child|baby|kid|mother|father|mum|mom|dad|wife|husband))\b/i;
/** Matches words for a relative of the person whom `ofThirdPattern` asks about: "his mother". */
const relativeOfThirdPattern = /\b(?:his|her|their) /i;
/** Matches a denial of the patient at the end of an answer: "but not me", "I don't". */
const deniesOwnPattern = /(?:^|[,. ])(?:not me|I (?:do|have|am|did|had|was) not)[,. ]*$/i;

/**
 * Leaves out of an answer the clauses about other people: "No, but my brother has had a cough" is "No", and "My
 * brothers have asthma but I don't" is "I don't". A "yes" is neither yes nor no if only another person's disease
 * follows.
 */
export function ownExchange(exchange: Exchange): OwnExchange {
  const { asked, turn, answer } = exchange;
  let last: string | undefined;
  const divided = turn.map((sentence) => {
    const each = divideByPerson(sentence.text, last);
    last = each.last;
    const isAboutPatient = ofThirdPattern.test(asked) && !relativeOfThirdPattern.test(each.others);
    return { sentence, ...(isAboutPatient ? { own: sentence.text, others: "" } : each) };
  });
  if (divided.every(({ others }) => others === "")) return { own: exchange, others: "" };
  const left = divided
    .filter(({ own }) => own !== "")
    .map(({ sentence, own }) => (own === sentence.text ? sentence : { ...sentence, text: own }));
  const first = left[0] ?? { ...answer, text: "" };
  const others = divided[0]?.others ?? "";
  const reply = first === answer ? exchange.reply : replyIn(first.text, others, exchange);
  return { own: { ...exchange, answer: first, turn: left.length > 0 ? left : [first], reply }, others };
}

/** Reads the yes or no of the patient's own words. */
function replyIn(own: string, others: string, { asked, reply }: Exchange): Answer {
  if (own === "") return { polarity: null, words: "", isHedged: false, rest: "" };
  if (deniesOwnPattern.test(own)) return { polarity: "no", words: own, isHedged: false, rest: "" };
  const read = recognizeDenial(readAnswer(own), asked);
  if (read.polarity === "yes" && read.rest === "" && others !== "" && !/\b(?:too|also|as well)\b/i.test(others))
    return { polarity: null, words: "", isHedged: false, rest: "" };
  return read.polarity === null && reply.polarity === "no" ? { ...reply, rest: own } : read;
}
