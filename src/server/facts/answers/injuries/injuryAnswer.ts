import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { afterInjury } from "./afterInjury";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Matches a question about whether what caused a wound was clean, as groups: "Was the | knife | dirty |?" */
const asksCleanPattern =
  /^(?:(?:and|so|okay|now),? )*(?:is|was|were) (?:the|that|your) (knife|blade|glass|nail|metal|wire|saw|tool|can|fence|edge|wood|needle|hook|scissors|razor) (dirty|clean|rusty|rusted|contaminated)(?: or (?:dirty|clean|rusty|anything))?\?$/i;
/**
 * Matches a question about whether an animal that bit is vaccinated, with the animal as the group: "Was the | dog | …?"
 */
const asksAnimalPattern =
  /^(?:(?:and|so|okay|do you know(?: if| whether)?|has|is|was|are|does),? )*(?:(?:the|that|this|your|their|his|her) )?(dog|cat|animal|puppy|kitten|ferret)(?: is| was| has(?: had)?| have| had)?(?: been)? (?:up to date|vaccinated|immunized|current|(?:its |his |her |the |their )?(?:rabies )?(?:shots|vaccin\w+)|had (?:its|his|her|the|their|any) (?:rabies )?(?:shots|vaccin\w+))\b[^?]{0,40}\?$/i;
/** Matches an owner who is named: "it's my | neighbor's | dog". */
const ownerPattern =
  /\b(?:my|our|the|a) (neighbou?r|friend|brother|sister|cousin|aunt|uncle|boss|roommate|landlord|mother|father|son|daughter)'s\b/i;
/** Matches an answer that says that the patient does not know. */
const unknownPattern =
  /\b(?:no idea|not sure|do not know|no clue|could not (?:tell|say)|cannot say|unknown|never saw|stray)\b/i;
/** Matches a question about walking or using a limb after an injury, with the ability as the group. */
const asksAblePattern =
  /^(?:(?:and|so|okay|now),? )*(?:could|were|can|are) you (?:able to |still )*((?:walk|put (?:any )?weight|bear weight|stand|limp)(?: on (?:it|that|the (?:leg|foot|ankle|knee)))?)(?: (?:right )?(?:after(?:wards)?|away|then|at all|now|on it))*\?$/i;
/** Matches how far the patient could walk: "A few steps but it hurt a lot". */
const stepsPattern =
  /^(?:(?:just|only|maybe|about|well|like|yeah|barely),? )*((?:a few|a couple(?: of)?|two|three|four|\d{1,2}) steps\b[^.;?]{0,50})/i;
/** Matches a question about lenses on the eyes: "Do you wear contacts?" */
const asksLensesPattern =
  /^(?:(?:and|so|okay),? )*(?:do|did|are|were) you (?:usually |still |currently )?(?:wear|wearing|use) (?:your |any )?(contacts|contact lenses)\b[^?]{0,40}\?$/i;
/** Matches a question about when the last vaccine against tetanus was given. */
const asksTetanusPattern = /\btetanus\b/i;

/** Reads an answer about an injury that names nothing clinical of its own; null for other questions and answers. */
export const injuryAnswer = (exchange: Exchange): Fact | null => {
  const detail =
    tetanusUnknown(exchange) ?? cleanness(exchange) ?? animal(exchange) ?? steps(exchange) ?? lenses(exchange);
  return detail === null
    ? afterInjury(exchange)
    : makeFact({
        kind: "statement",
        from: questionAndAnswer(exchange),
        slots: { topic: "recalled", detail },
        said: exchange.answer.text,
      });
};

/** Reads that the date of the last tetanus vaccine is not known: "I have no idea", "I can't remember". */
function tetanusUnknown({ asked, answer, reply }: Exchange): string | null {
  if (!asksTetanusPattern.test(asked) || !/\bwhen\b/i.test(asked) || reply.polarity === "yes" || /\d/.test(answer.text))
    return null;
  return /\b(?:no idea|no clue|(?:do not|don't|cannot|can't) (?:know|remember|recall)|could not tell|not sure)\b/i.test(
    answer.text,
  )
    ? "the date of your last tetanus shot is not known"
    : null;
}

/** Reads whether what caused a wound was clean: "Was the knife dirty?" "No." */
function cleanness({ asked, reply }: Exchange): string | null {
  const [, what, state] = asksCleanPattern.exec(asked) ?? [];
  if (!what || !state || reply.isHedged || (reply.polarity !== "yes" && reply.polarity !== "no")) return null;
  if (reply.polarity === "yes" && / or /.test(asked)) return null;
  return `the ${what.toLowerCase()} was ${reply.polarity === "no" ? "not " : ""}${state.toLowerCase()}`;
}

/** Reads whether the animal that bit is vaccinated, and whose it is. */
function animal({ asked, answer, reply, turn }: Exchange): string | null {
  const what = asksAnimalPattern.exec(asked)?.[1]?.toLowerCase();
  if (!what) return null;
  const said = turn.map(({ text }) => text).join(" ");
  const owner = ownerPattern.exec(said)?.[1]?.toLowerCase();
  const of = owner ? ` belongs to your ${owner} and` : "";
  if (
    /^(?:(?:yeah|yes|well),? )?(?:the owner|he|she|they) (?:says?|said|told me) (?:so|yes|it is|he is|she is)\b/i.test(
      answer.text,
    )
  )
    return `the ${what} is vaccinated, according to its owner`;
  if (unknownPattern.test(answer.text)) return `the vaccination status of the ${what} is not known`;
  if (reply.polarity === "yes" && !/\b(?:not|but|no)\b/i.test(reply.rest))
    return `the ${what}${of} ${reply.isHedged ? "is probably" : "is"} vaccinated`;
  return reply.polarity === "no" && reply.rest === "" ? `the ${what} is not vaccinated` : null;
}

/** Reads how far the patient could walk after an injury: "A few steps, but it hurt a lot". */
function steps({ asked, answer }: Exchange): string | null {
  if (!asksAblePattern.test(asked)) return null;
  const how = stepsPattern.exec(answer.text)?.[1];
  return how
    ? `you were able to walk ${/\bonly|just|barely/i.test(answer.text) ? "only " : ""}${how.toLowerCase()}`
    : null;
}

/** Reads that the patient wears contact lenses, and sleeps in them. */
function lenses({ asked, reply, turn }: Exchange): string | null {
  if (!asksLensesPattern.test(asked) || reply.polarity === null || reply.polarity === "unheard") return null;
  if (/\b(?:stopped|quit|used to|gave (?:them|it) up|not any ?more|until)\b/i.test(turn[0]?.text ?? "")) return null;
  if (reply.polarity === "no") return reply.rest === "" ? "you do not wear contact lenses" : null;
  const slept = /\b(sleep|slept|sleeping) (?:in|with) (?:them|my (?:contacts|lenses))/i.exec(
    turn.map(({ text }) => text).join(" "),
  );
  return `you wear contact lenses${slept ? ` and ${slept[1]?.toLowerCase() === "slept" ? "slept" : "sleep"} in them` : ""}`;
}
