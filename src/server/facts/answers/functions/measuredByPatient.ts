import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question for a present measurement, with its name as the group: "And your | pulse | ?" */
const asksForPattern =
  /^(?:(?:and|okay|so|now|what is|what was|what about|how about|what does it say for|can you (?:take|check|read me)|do you know|tell me),? )*(?:your|his|her|the) (pulse|heart rate|blood pressure|bp|pressure|oxygen(?: level| saturation)?|o2|sats?|weight|height)(?: (?:today|now|right now|reading|for me|at home|at))*$/i;
/** Matches a question about the height or weight in other words. */
const asksSizePattern =
  /^(?:(?:and|okay|so),? )*(?:how tall (?:are you|is he|is she)|how much do you weigh|what do you weigh)(?: now| these days)?$/i;
/** Matches an answer that only gives a value, with the value as the group: "My watch says | 104". */
const valuePattern =
  /^(?:(?:it|my watch|the watch|the (?:machine|cuff|monitor|scale|thing)|my (?:cuff|monitor|scale|machine|fitbit|oximeter)) (?:says?|said|reads?|shows?|is|was) |it is |I am |I weigh |about |around |maybe |roughly |um,? |like |the last I checked,? ){0,4}(\d{2,3}(?:\.\d)?(?:\/\d{2,3})?%?|\d(?:'| ?feet| ?foot| ?ft)? ?\d{1,2}(?:"| inch(?:es)?)?)(?: ?(?:pounds|lbs|kilos|kg|percent|bpm|beats|cm))?(?:,? (?:last I checked|I think|right now|now|this morning|today|or so|the last time I checked))?[.]?$/i;
/** Names of the measurements in a note, by a word of the question. */
const names: readonly (readonly [string, RegExp])[] = [
  ["Heart rate", /pulse|heart/i],
  ["Blood pressure", /pressure|bp/i],
  ["Oxygen saturation", /oxygen|o2|sat/i],
  ["Weight", /weigh/i],
  ["Height", /tall|height/i],
];
/** Matches an approximate value. */
const aboutPattern = /\b(?:about|around|roughly|maybe|like)\b/i;

/**
 * Reads a vital sign that the patient gives when asked for it: "And your pulse?" "My watch says 104." → "Heart rate
 * (patient-reported)". Null for other questions and longer answers.
 */
export function measuredByPatient(exchange: Exchange): Fact | null {
  const { answer } = exchange;
  const asked = exchange.asked.replace(/(?<![\s?])[\s?]+$/, "");
  if (!asksForPattern.test(asked) && !asksSizePattern.test(asked)) return null;
  const value = valuePattern.exec(answer.text)?.[1];
  const name = names.find(([, pattern]) => pattern.test(asked))?.[0];
  // A weight with its unit is read as an amount.
  if (/\b(?:pounds|lbs|kilos|kg)\b/i.test(answer.text)) return null;
  if (!value || !name || (name === "Blood pressure") !== value.includes("/")) return null;
  const unit = /\bcm\b/i.exec(answer.text)?.[0];
  const isHeight = name === "Height" && !/^\d{2,3}$/.test(value);
  const feet = /^(\d)\D*(\d{1,2})/.exec(value);
  const text = isHeight && feet ? `${feet[1] ?? ""}'${feet[2] ?? ""}"` : value;
  return makeFact({
    kind: "vital",
    from: questionAndAnswer(exchange),
    slots: {
      name: `${name} (patient-reported)`,
      value: `${aboutPattern.test(answer.text) ? "about " : ""}${text}`,
      ...(name === "Oxygen saturation" && !value.includes("%") ? { unit: "%" } : unit ? { unit } : {}),
    },
  });
}
