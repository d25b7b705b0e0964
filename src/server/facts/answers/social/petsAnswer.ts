import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { deniedFact } from "../deniedFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about pets: "Do you have any pets at home?" */
const asksPattern = /\b(?:any|have|has|got|are there|own|about)\b[^?]{0,30}\b(?:pets|animals)\b/i;
/** Matches a question about the harm that a pet did, or about other things: "allergic to pets". */
const asksElsePattern =
  /\b(?:allerg\w*|bit(?:e|ten)?|scratch\w*|carpets?|mou?ld|dust|exposures?|exposed|kids|children|smok\w*)\b/i;
/** Matches an answer that says that there are none: "No pets", "None". */
const nonePattern =
  /^(?:(?:oh|um|uh),? )*(?:no|none|nope|not)(?: pets| animals)?(?:,? (?:at all|at home|no|none))*\.?$/i;
/** Source of a pattern for an animal that is kept as a pet. */
const animal =
  "(?:dogs?|pupp(?:y|ies)|cats?|kittens?|birds?|budgies?|parrots?|fish|goldfish|hamsters?|guinea pigs?|rabbits?|bunn(?:y|ies)|turtles?|lizards?|snakes?|horses?|chickens?|gerbils?|ferrets?)";
/** Matches an answer that only names animals, with them as its group: "we have | a dog and 2 cats". */
const animalsPattern = new RegExp(
  `^(?:(?:oh|um|uh|yes|yeah|just|well|so|I|we|do|have|have got|there is|there are|he has|she has),? ){0,5}((?:(?:a|an|one|two|three|four|\\d|some|our|my|the) (?:[a-z]+ )?)?${animal}(?:(?:,| and|, and) (?:(?:a|an|one|two|three|four|\\d|some) (?:[a-z]+ )?)?${animal}){0,3})(?: at home| in the house| too)?\\.?$`,
  "i",
);

/** Matches a question that lists pets among dust, fumes and the like. */
const listsSurroundingsPattern = /\b(?:carpets?|mou?ld|dust|fumes|exposures?|exposed)\b/i;

/** Returns whether the words after a "no" only repeat it: "I don't", "we do not have any". */
const repeatsNo = (rest: string): boolean =>
  /^(?:no,? )?(?:I|we) (?:do|have) not(?: have)?(?: any)?(?: pets| animals)?\.?$/i.test(rest);

/** Reads which pets live with the patient: "Any pets?" "A dog and two cats." Null for other questions and answers. */
export function petsAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, answer } = exchange;
  if (!asksPattern.test(asked)) return null;
  const asksElse = asksElsePattern.test(asked);
  const isNone =
    nonePattern.test(answer.text) || (reply.polarity === "no" && (reply.rest === "" || repeatsNo(reply.rest)));
  if (isNone && !asksElse) return deniedFact(exchange, "social", { topic: "pets", object: "pets at home" });
  const named = animalsPattern.exec(answer.text)?.[1];
  if (asksElse && !listsSurroundingsPattern.test(asked)) return null;
  if (!named || reply.polarity === "no" || /\b(?:not|no|never)\b/i.test(answer.text)) return null;
  const detail = named.replace(/^(?:our|my|the) /i, "").toLowerCase();
  return makeFact({ kind: "social", from: questionAndAnswer(exchange), slots: { topic: "pets", detail } });
}
