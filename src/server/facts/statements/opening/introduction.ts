import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/**
 * Reads an introduction of the patient that runs into a question: "she is a 41-year-old female, and what brings you
 * in". Empty for other sentences.
 */
export function introductionIn(sentence: Sentence, reading: ReadingState): Fact[] {
  const said = /^(.*?\b\d+[- ]year[- ]old(?: (?!and\b)[a-z-]+){0,4})/i.exec(sentence.text)?.[1];
  if (!said || reading.phase !== "history" || !/\b(?:is|are)\b/i.test(said) || /\byou\b/i.test(said)) return [];
  return [introduction({ ...sentence, text: said })];
}

/**
 * Matches words before an introduction, up to "you", with which the clinician names the colleague who reported it, such
 * as the nurse who seated the patient.
 */
const toldByPattern =
  /^(?:the|my) (?:nurse|assistant|receptionist|resident|student)[^,.;]{0,30}? (?:tells?|told) me (?:that )?(?=you\b)/i;

/** Matches a greeting with the person's name before an introduction: "Hi Jess, so | you are here for". */
const greetingPattern =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|afternoon|evening)|[Ww]elcome(?: back)?)(?: there)?,? )(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?(?:[A-Z][a-z'-]+ ?){0,2}, (?:so,? |and |well,? )?(?=(?:you|I|we)\b)/;

/** Matches words before an introduction that name the patient: "I'm seeing Mrs. Lee here, | she's a 43-year-old". */
const seesPattern =
  /^(?:(?:hey|hi),? )?(?:(?:dragon|dax),? )?I am (?:seeing|here (?:with|to see)|with) [a-z.' -]{2,40},(?: here,)? (?=(?:she|he|who) is an? )/i;

/**
 * Matches "we are" of a clinician who counts the time since an operation with the patient: "So we're 2 weeks out from".
 */
const withPatientPattern =
  /^we are (?=(?:now |about |just |almost |nearly )*(?:\d+|an?) (?:[a-z]+ ){0,2}?(?:days?|weeks?|months?|years?)\b)/i;

/** Returns the introduction of the patient as a statement: "a 41-year-old here for her knee". */
export function introduction(sentence: Sentence): Fact {
  return makeFact({
    kind: "statement",
    from: [sentence],
    slots: {
      topic: "introduction",
      detail: withoutLead(sentence.text.replace(greetingPattern, ""))
        .replace(toldByPattern, "")
        .replace(seesPattern, "")
        .replace(withPatientPattern, "you are "),
    },
    said: sentence.text,
  });
}
