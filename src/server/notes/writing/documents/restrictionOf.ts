import { readMedications } from "../../../facts/frames/readMedications";
import { findTerms } from "../../../facts/lexicon/findTerms";
import { tokenize } from "../../../facts/lexicon/tokenize";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import { asSentence } from "../sentences/listOf";

/** Source of a pattern for activities that can be limited. */
const activity =
  "(?:lift(?:ing)?|carry(?:ing)?|push(?:ing)?(?! (?:fluids?|yourself))|pull(?:ing)?|stand(?:ing)?(?! up)|sit(?:ting)?(?! up)|driv(?:e|ing)|bend(?:ing)?|kneel(?:ing)?|climb(?:ing)?|squat(?:ting)?|twist(?:ing)?|reach(?:ing)?|run(?! (?:a|an|the|it|out|your)\\b)|running|overtime|sports?(?! drinks?)|(?:the )?gym|heavy (?:work|lifting|labor|labour|loads?|objects?|machine(?:s|ry))|machine(?:s|ry)?)";
/** Matches advice that limits activity at work or school: "avoid lifting", "do not drive". */
const limitsPattern = new RegExp(
  `\\b(?:avoid(?:ing)?|no|(?:do not|don't|never)(?! (?:stop|forget|hesitate|worry))|not to|limit(?:ing)?|refrain from|without|stay away from)\\b[^.;]{0,60}\\b${activity}(?![a-z])|\\b(?:light|desk|modified|restricted) (?:dut(?:y|ies)|work|job)\\b`,
  "i",
);
/** Matches words about medicines, advice on which does not limit work or school: "pills", "take". */
const medicinesPattern =
  /\b(?:medicines?|medications?|pills?|tablets?|capsules?|antibiotics?|injections?|dose|mg|mcg|drugs?|tak(?:e|ing))\b/i;
/** Matches a reason, which a sick note does not give: "because of the strain". Not a length of time: "for 2 weeks". */
const reasonPattern =
  /,? \b(?:because|since|due to|given|so that|so|as|to (?:let|help|protect|prevent|allow|give|reduce)|for (?!(?:the next |at least |about |another |up to )?(?:\d+|an?|the rest of the|the|several|few) ?(?:couple of |few )?(?:days?|weeks?|months?|now)\b))\b.*$/i;
/** Matches the conjunction of a condition: "if", "unless". */
const conditionalPattern = /\b(?:if|unless|when|whenever|while|in case)\b/i;
/** Matches the label of a line in a note, which can be a diagnosis: "Lumbar strain: ". */
const labelPattern = /^[^:.]{1,80}: /;

/**
 * Returns the limit for work or school in advice or in a line of a note, without its reason: "Avoid lifting." Null if
 * the words limit nothing, name a drug, a symptom or a disease, or say "if" or "when".
 */
export function restrictionOf(words: string): string | null {
  const bare = words.replace(labelPattern, "");
  if (readMedications(words).length > 0 || medicinesPattern.test(words) || conditionalPattern.test(words)) return null;
  const text = bare.replace(/\.$/, "").replace(reasonPattern, "");
  const namesCondition = findTerms(tokenize(text), ["condition"]).length > 0 || findSymptoms(text).length > 0;
  return limitsPattern.test(text) && !namesCondition ? asSentence(text) : null;
}
