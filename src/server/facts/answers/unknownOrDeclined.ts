import { gerund } from "../verbs/gerund";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { findDrugs } from "../terms/findDrugs";
import { type AnswerResult, questionAndAnswer, type Exchange } from "./Exchange";

/** Matches an answer that says that the patient does not know, which neither affirms nor denies: "I have no idea". */
const unknownPattern =
  /^(?:(?:oh|well|um|uh|hmm|honestly|sorry|actually|gosh|god),? )*(?:I (?:honestly |really )?(?:have|have got|got) (?:absolutely |honestly )?|absolutely )?no (?:idea|clue)(?:,? (?:honestly|sorry|really|to be honest|doctor|doc))?[.!]?$|^(?:your guess is as good as mine|I (?:could not|cannot) (?:tell you|say))[.!]?$/i;

/** Matches an offer of help, and captures what is offered: "Would you want to | talk with our counselor". */
const offersPattern =
  /^(?:(?:and|so|but|also|then|now|okay),? )*(?:(?:would|do) you (?:also |maybe )?(?:want|like|care for|care|wish)(?: to)?|would you be (?:open|willing|interested|happy|okay|keen)(?: to| in| with)?|are you (?:interested in|open to|willing to)|(?:can|could|shall|should) (?:I|we) (?:offer|get|find) you) (.{6,90}?)\??$/i;
/** Matches words for help by other people, or with a habit: "counselor", "help". */
const helpPattern =
  /\b(?:counsel\w*|therap\w*|dieti\w*|nutrition\w*|coach\w*|social worker|psycholog\w*|psychiatr\w*|specialist|support|group|program\w*|class(?:es)?|clinic|quit ?line|help|referral|someone|somebody|nurse|pharmacist|chaplain|physio\w*|information|leaflet|resources|service|team)\b/i;
/** Matches a verb at the start of what is offered: "talk with the counselor". */
const verbPattern = /^(?:talk|speak|meet|see|get|have|try|join|go|work|start|sit|chat|visit|call|attend)(?= )/i;
/** Matches a refusal for the time being: "not right now", "not yet". */
const forNowPattern = /\b(?:right now|yet|today|at the moment|this time|for now|just now)\b/i;

/**
 * Reads the refusal of help that a clinician offers, which says nothing about a habit: "Would you want to talk with our
 * counselor about the alcohol?" "Not right now." Null for other questions and answers.
 */
function declinedOffer(exchange: Exchange): Fact | null {
  const { asked, reply, answer } = exchange;
  const offered = offersPattern.exec(asked)?.[1];
  if (!offered || reply.polarity !== "no" || !helpPattern.test(offered) || findDrugs(offered).length > 0) return null;
  const of = offered
    .replace(/^(?:to|some|any) /i, "")
    .replace(/\b(?:our|my|your) (?=[a-z])/gi, "the ")
    .replace(verbPattern, gerund);
  return makeFact({
    kind: "refusal",
    from: questionAndAnswer(exchange),
    slots: { of: forNowPattern.test(answer.text) ? `${of} at this time` : of },
  });
}

/** Reads an answer that says that nothing is known, or that refuses help; null for other answers. */
export function unknownOrDeclined(exchange: Exchange): AnswerResult | null {
  if (unknownPattern.test(exchange.answer.text)) return { facts: [], coversAnswer: true };
  const declined = declinedOffer(exchange);
  return declined && { facts: [declined], coversAnswer: true };
}
