import { listedDrug } from "../../../answers/medicines/listedDrug";
import { riskPattern } from "../../../frames/riskPattern";
import { withoutLead } from "../isQuestion";

/** Matches a statement that asks for confirmation: "So you are taking your medication". */
const confirmsPattern =
  /^(?:and |so |but |now )*(?:you (?:are|have|had|said|were|do|did|mentioned|feel|still|also|just|quit|take|use|smoke|drink|live|work|get)|it (?:is|has|was|started)|no (?:fever|pain|chest|issues|problems|numb|swell|blood|nausea|shortness|other|cough|trouble|changes?))\b/i;

/** Matches words with which a clinician names what the patient wrote or said before: "you ticked", "you'd marked". */
const recordedPattern =
  /\b(?:you|he|she) (?:\w+ ){0,2}(?:said|say|marked|ticked|wrote|written|mentioned|put|checked|answered|circled|told|indicated)\b/i;

/**
 * Returns whether a clinician's statement asks the patient to confirm it: "So you are taking it", a drug that it lists
 * as taken (`listedDrug`), or that the patient mentioned thoughts of suicide or harm.
 */
export const asksToConfirm = (text: string): boolean =>
  confirmsPattern.test(withoutLead(text)) ||
  listedDrug(text) !== null ||
  (recordedPattern.test(text) && riskPattern.test(text));
