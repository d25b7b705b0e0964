import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { questionAndAnswer, type Exchange } from "../Exchange";

/**
 * Matches a question about how a symptom is at this moment, with the symptom as the group: "How's the | pain | now?"
 */
const asksNowPattern =
  /^(?:(?:so|and|okay|alright|all right),? )*how (?:is|are|does) (?:the |your |his |her |that |it )?((?:[a-z]+ )?(?:pain|headache|hand|finger|knee|ankle|shoulder|back|wrist|ear|eye|leg|arm|foot)|it|that|this)? ?(?:(?:feel|feeling|doing|now|right now|at the moment) ?)*(?:(?:since|after) (?:that|the|your) [a-z ]{3,30})?\?$/i;
/** Matches words for this moment in such a question: "now", "after the shot". */
const momentPattern = /\b(?:now|at the moment)\b|\b(?:since|after) (?:that|the|your) (?:[a-z]+ ){0,2}[a-z]+(?=\?)/i;
/** Matches a rating as the group: "down to about a | 3 |". */
const ratingPattern =
  /^(?:(?:oh|well|um|yes|better|much better|a bit better|it is|down to|down|maybe|about|like|probably|around|I would say|just|only|an?),? )*(\d{1,2})(?:\/10| out of 10)?(?=$|[.,;]| (?:now|maybe|or so|at rest|out of)\b)/i;
/**
 * Matches a question about whether a treatment of this visit has helped, with the treatment as the group: "Any better
 * after that | neb |?"
 */
const asksHelpedPattern =
  /^(?:(?:so|and|okay|alright|are you|is (?:it|that)|do you feel|feeling|breathing|feel),? )*(?:any |much |a bit |a little )?(?:better|easier|improvement|relief|different)(?: (?:now|at all))? (?:after|with|since|from) (?:that|the|your) ((?:first |second |last )?[a-z]+(?: treatment)?)\?$/i;
/** Matches how much better it is, as the group: "| a lot easier | to breathe". */
const betterPattern =
  /\b((?:(?:much|a lot|lots|way|so much|a little(?: bit)?|a bit|slightly|somewhat) )?(?:better|easier|worse|less))\b/i;

/**
 * Matches a question about how the patient is after a treatment, with it as the group: "How are you feeling after the |
 * neb |?"
 */
const asksFeelingPattern =
  /^(?:(?:so|and|okay|alright),? )*how (?:are|do|is) (?:you|he|she) (?:feeling|doing|feel|breathing)(?: now)?(?:,? (?:after|since) (?:that|the|your) ((?:first |second |last )?(?:[a-z]+ )?[a-z]+))?\?$/i;
/** Matches an answer that begins with how much better or worse it is, as the group: "| Much better |, thanks". */
const opensBetterPattern =
  /^(?:(?:oh|well|um|yeah|yes|I feel|I am feeling|feeling|definitely),? )*((?:(?:much|a lot|lots|way|so much|a little(?: bit)?|a bit|slightly|somewhat) )?(?:better|worse))\b/i;

/** Returns the statement of an answer; its words are the question's and the answer's. */
const stated = (detail: string, exchange: Exchange): Fact =>
  makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: exchange.answer.text });

/**
 * Reads how the patient is after a treatment of this visit: "How's the pain now?" "Down to about a 3.", "Any better
 * after the neb?" "Yeah, a lot easier to breathe." Null for other questions and answers.
 */
export function nowAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply, turn } = exchange;
  const treatment = asksHelpedPattern.exec(asked)?.[1];
  if (treatment) {
    const better = betterPattern.exec(answer.text)?.[1] ?? "better";
    if (/\b(?:not|no)\b/i.test(reply.rest)) return null;
    if (reply.polarity === "no" && reply.rest === "")
      return stated(`I feel no better after the ${treatment}`, exchange);
    if (reply.polarity !== "yes" && !betterPattern.test(answer.text)) return null;
    if (reply.polarity === "no" || reply.isHedged) return null;
    const breathes = /\bbreath/i.test(answer.text) && /easier|better/i.test(better);
    return stated(
      `${breathes ? "breathing is" : "I feel"} ${better} after the ${treatment}`
        .toLowerCase()
        .replace(/\bi feel/, "I feel"),
      exchange,
    );
  }
  const after = asksFeelingPattern.exec(asked);
  const changed = after && (after[1] ?? /\bnow\b/.test(asked)) ? opensBetterPattern.exec(answer.text)?.[1] : undefined;
  if (after && changed) {
    const treated = after[1]?.toLowerCase().replace(/ one$/, " treatment");
    return stated(`I feel ${changed.toLowerCase()} ${treated ? `after the ${treated}` : "now"}`, exchange);
  }
  const [all, what] = asksNowPattern.exec(asked) ?? [];
  const rating =
    all && momentPattern.test(asked)
      ? ratingPattern.exec(
          turn
            .slice(0, 2)
            .map(({ text }) => text.replace(/\.$/, ""))
            .join(", "),
        )?.[1]
      : undefined;
  if (!rating || Number(rating) > 10) return null;
  const name = what && !/^(?:it|that|this)$/i.test(what) ? what.toLowerCase() : "pain";
  return stated(`${/pain|ache/.test(name) ? `the ${name}` : `the ${name} pain`} is now ${rating}/10`, exchange);
}
