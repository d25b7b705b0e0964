import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about how a complaint began: "How did it start?", "Did it come on suddenly or gradually?" */
const asksHowItBeganPattern =
  /\bhow did (?:it|this|that|they|(?:the|this|that|your|these) [a-z]+(?: [a-z]+)?) (?:all |first )?(?:start|begin|come on|come about)\b|\b(?:start|started|begin|began|come on|came on|come|happen)\b[^?]{0,30}\b(?:sudden\w*|gradual\w*|all at once|slow(?:ly)?|over time)\b|\b(?:come|came|start|started|begin|began) (?:on )?(?:sudden\w*|all at once|out of nowhere)|\b(?:sudden\w*|gradual\w*|slow\w*) (?:onset\b|or (?:sudden|gradual|slow|more|did|was|over|all))/i;

/** Matches a question that asks whether it began suddenly, which "No, gradually" also answers: "Was it sudden?" */
const asksIfSuddenPattern =
  /^(?:(?:and|so|okay),? )*(?:was|is) (?:it|this|that|(?:the|this|that|your) [a-z]+(?: [a-z]+)?) (?:very |really |quite |a )?sudden(?:ly)?\b(?! (?:death|movement))/i;
/** Matches what the patient did when it began, as the group: "It just came on, | I was carrying the bins out |". */
const doingPattern =
  /^(?:(?:oh|well|um|so|yeah|it|the pain|just|suddenly|all of a sudden|kind of),? )*(?:came on|started|began|hit me|happened|came)(?: all of a sudden| suddenly| out of nowhere)?,? (?:(?:when|while|as|just as) )?I was (?:just )?([a-z]+ing [^.;?]{3,50})\.?$/i;

/** Matches what the patient did suddenly or gradually: "Did you stop the tablets suddenly?" */
const ofActPattern =
  /\byou (?:[a-z]+ )?(?:stop|quit|wean|lose|gain|increase|reduce|come off|cut|drink|eat|get up|stand)\b/i;
/** Words for a sudden and for a gradual onset. */
const manners: readonly (readonly [string, RegExp])[] = [
  [
    "suddenly",
    /\b(?:sudden(?:ly)?|all at once|out of (?:nowhere|the blue)|instant(?:ly|aneous\w*)?|straight away|right away|abrupt(?:ly)?|very quick(?:ly)?|in (?:a second|an instant|seconds))\b/i,
  ],
  [
    "gradually",
    /\b(?:gradual(?:ly)?|slow(?:ly)?|over time|bit by bit|little by little|crept up|built? up|progressive(?:ly)?|came on over)\b/i,
  ],
];
/** Matches words with which an answer denies or doubts what it names: "not suddenly". */
const deniesOrDoubtsPattern = /\b(?:not|no|never|neither|sure|know|remember|but)\b|n't\b/i;

/** Matches a time within which a complaint came on: "Over an hour or so". */
const overTimePattern =
  /^(?:(?:oh|well|um|uh|no|it was|I think|just|maybe|probably),? )*((?:over|within) (?:about |maybe |the course of )?(?:an?|a few|a couple of|several|\d{1,2}) (?:seconds|minutes?|hours?|days?|weeks?|months?)(?: or (?:so|two))?)\.?$/i;

/** Maximum number of words of an answer that says only how a complaint began. A longer one is an account. */
const maxWords = 9;

/**
 * Reads how the complaint began: "How did it start?" "All of a sudden." → "The headache started suddenly". Null for
 * other questions, and for answers that name both or say more than that.
 */
export function mannerOfOnset(exchange: Exchange): Fact | null {
  const { asked, answer, reply, complaint, isOtherSubject } = exchange;
  const asksIfSudden = asksIfSuddenPattern.test(asked);
  if (isOtherSubject || !(asksIfSudden || asksHowItBeganPattern.test(asked)) || ofActPattern.test(asked)) return null;
  const stated = (detail: string): Fact =>
    makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
  const doing = doingPattern.exec(answer.text)?.[1];
  if (doing) return stated(`the ${complaint} came on while I was ${doing}`);
  const isGradual = asksIfSudden && reply.polarity === "no" && !/\bor\b/i.test(asked);
  if (isGradual && manners[1]?.[1].test(reply.rest) && reply.rest.split(" ").length <= maxWords) {
    const time =
      /\b(?:over|within) (?:about )?(?:an?|a few|a couple of|several|\d{1,2}) (?:minutes?|hours?|days?|weeks?)\b/i.exec(
        reply.rest,
      )?.[0];
    return stated(`the ${complaint} started gradually${time ? ` ${time.toLowerCase()}` : ""}`);
  }
  if (answer.text.split(" ").length > maxWords || deniesOrDoubtsPattern.test(answer.text)) return null;
  const over = overTimePattern.exec(answer.text)?.[1];
  if (over) return stated(`the ${complaint} came on ${over.toLowerCase()}`);
  const named = manners.filter(([, pattern]) => pattern.test(answer.text));
  const [manner] = named[0] ?? [];
  if (!manner || named.length > 1) return null;
  return stated(`the ${complaint} started ${manner}`);
}
