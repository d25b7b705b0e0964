import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about a mineral that is taken as a medicine and also measured: "And the potassium?" */
const asksForMineralPattern =
  /^(?:(?:and|so|okay|now|what about|how about|are you (?:still )?(?:taking|on)|is (?:he|she) (?:still )?(?:taking|on)),? )*(?:(?:the|your|his|her|any) )?(potassium|magnesium|calcium|iron|sodium bicarbonate|bicarbonate|phosphate|zinc)(?: (?:tablets?|pills?|supplements?))?\W*$/i;
/** Matches an amount with how often it is taken: "20, once a day", "2 tablets in the morning". */
const regimenPattern =
  /^(?:(?:oh|well|um|just|about|the|I (?:take|have)|it is),? )*(\d{1,5}(?:\.\d{1,3})?)?(?: ?(mg|mcg|g|meq|milliequivalents?|mmol|units?|tablets?|pills?|capsules?))?,? ?(?:one )?((?:once|twice|two times|three times|\d times) (?:a|per|every) (?:day|week)|(?:once|twice) (?:daily|weekly)|daily|every (?:other )?(?:day|morning|night|evening)|in the (?:morning|evening)|at (?:night|bedtime))\b/i;

/**
 * Reads how a mineral is taken, which is not a result of a test: "And the potassium?" "Twenty, once a day." Null for
 * other answers.
 */
export function supplementAnswer(exchange: Exchange): Fact | null {
  const name = asksForMineralPattern.exec(exchange.asked)?.[1]?.toLowerCase();
  const how = name ? regimenPattern.exec(exchange.answer.text) : null;
  if (!name || !how) return null;
  const [, dose, unit, frequency = ""] = how;
  return makeFact({
    kind: "medication",
    from: questionAndAnswer(exchange),
    slots: {
      name,
      dose,
      unit,
      frequency: frequency
        .toLowerCase()
        .replace(/^(?:once (?:a|per|every) day|every day|once daily)$/, "daily")
        .replace(/^twice (?:a|per|every) day$/, "twice daily"),
      state: "taking",
    },
  });
}
