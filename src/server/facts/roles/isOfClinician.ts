import { rememberResults } from "../../platform/rememberResults";
import { relativeSource } from "../terms/relativeSource";

/** Matches a statement of clinicians about their own family or animals: "My own mother takes that one". */
const ownFamilyPattern = new RegExp(
  `^(?:(?:and|but|so|well|you know|yes|yeah|no|oh|ha|honestly|funny,?|actually),? )*(?:my|our) (?:own |late |poor |old |older |younger |little )?(?:${relativeSource}|dogs?|cats?)(?:'s|(?:,? [A-Z][a-z]+,?)? (?:(?:also|just|always|actually) )?(?=\\w)(?:has|had|have|is|was|are|takes?|took|swears|uses?|used|got|gets|says|said|does|did|goes|went|loves|hates|keeps|thinks)\\b)`,
  "i",
);
/** Matches a statement of clinicians about what they have or take: "I take that one myself". */
const ownHealthPattern =
  /^(?:(?:and|but|so|well|you know|yes|yeah|no|oh|ha|honestly|actually),? )*I (?:(?:also|just|actually|do) )?(?:take|have|had|use|get|got|am on|was on|am allergic to|suffer)\b[^.;]{0,60}\b(?:myself|too|as well)[.!]?$/i;

/** Returns whether a clinician's statement is about the clinician's own life and not about the patient's. */
export const isOfClinician = rememberResults((text) => ownFamilyPattern.test(text) || ownHealthPattern.test(text));
