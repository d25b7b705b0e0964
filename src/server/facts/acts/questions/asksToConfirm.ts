import { listedDrug } from "../../answers/medicines/listedDrug";
import { withoutLead } from "./isQuestion";

/** Matches a statement that asks for confirmation: "So you are taking your medication". */
const confirmsPattern =
  /^(?:and |so |but |now )*(?:you (?:are|have|had|said|were|do|did|mentioned|feel|still|also|just|quit|take|use|smoke|drink|live|work|get)|it (?:is|has|was|started)|no (?:fever|pain|chest|issues|problems|numb|swell|blood|nausea|shortness|other|cough|trouble|changes?))\b/i;

/** Returns whether a clinician's statement asks the patient to confirm it. */
export const asksToConfirm = (text: string): boolean =>
  confirmsPattern.test(withoutLead(text)) || listedDrug(text) !== null;
