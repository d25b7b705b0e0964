import type { Fact } from "../../Fact";
import { findSymptoms } from "../../terms/findSymptoms";
import { deniedFact } from "../deniedFact";
import type { Exchange } from "../Exchange";
import { listAnswer } from "../listAnswer";

/** Matches words before an item of a list: "and any", "do you have". */
const leadPattern =
  /^(?:(?:and|or|so|okay|any|no|some|also|other|recent|new|have you had|do you have|are you having|had|having),? )+/i;
/** Matches events and findings that are not symptoms and that a note can deny with "any": "falls", "low sugars". */
const eventPattern =
  /^(?:near[- ])?(?:falls|stumbles|trips|accidents|injur(?:y|ies)|infections|sores|cuts|wounds|blisters|lumps|bumps|bruises|hospital(?:i[sz]ations| stays| admissions)|(?:er|ed|emergency(?: room)?|urgent care) visits|lows|hypos|low (?:blood )?sugars|varicose veins|close calls|flare-?ups)(?: (?:on|in) (?:the|your) [a-z]+)?$/i;

/**
 * Reads a plain "no" to a list of symptoms that also names an event which is not a symptom: "Weakness, falls?" "No."
 * denies the falls, too.
 */
export function otherItemsDenied(exchange: Exchange): Fact[] {
  const { asked, reply } = exchange;
  if (reply.polarity !== "no" || reply.rest !== "" || !/[,?]| or /.test(asked.slice(0, -1))) return [];
  const items = asked
    .split(/[,?.] ?| or | and /)
    .map((item) => item.trim().replace(leadPattern, ""))
    .filter((item) => item !== "");
  if (items.length < 2) return [];
  const others = items
    .filter((item) => eventPattern.test(item) && findSymptoms(item).length === 0)
    .map((item) => item.toLowerCase().replace(/\byour\b/, "the"));
  return others.length > 0 ? [deniedFact(exchange, "statement", { object: others.join(" or "), state: "denies" })] : [];
}

/** Returns the symptoms that a list denies besides a social topic: "Any cough, fevers, sick contacts?" "No." */
export const symptomsBeside = (kind: Fact["kind"], exchange: Exchange): Fact[] =>
  kind === "social" && /^(?:and |so )*(?:any|no)\b[^?]*,|^(?:and |so )*any [a-z]+ or /i.test(exchange.asked)
    ? listAnswer(exchange).filter(({ polarity }) => polarity === "absent")
    : [];
