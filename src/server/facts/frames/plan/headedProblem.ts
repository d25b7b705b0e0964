import { isDiagnosis } from "../readProblem";
import { testNamed } from "../readResult";

/** Source of a pattern for the number of a problem in a list: "number 1", "problem 2". */
const numbered = "(?:(?:problem|diagnosis|issue) (?:number |# ?)?|number |# ?)(?:\\d|one|two|three|four|five)[,:.]? ";
/** Source of a pattern for a name, as a group: "type 2 diabetes". */
const name = "((?:(?:your|the|his|her) )?[a-z0-9][a-z0-9' /-]{1,44}?)";
/** Matches a problem as a heading, with its name as the group: "Diabetes: | A1c up to 8.9". */
const headingPattern = new RegExp(
  `^(?:(?:so|and|okay|next|then),? )*(?:${numbered})?${name}(?::| -) (?=[a-z0-9])`,
  "i",
);
/** Matches a problem with a comma before what is known of it: "Type 2 diabetes, | A1c 8.2". */
const commaPattern = new RegExp(
  `^(?:(?:so|and|okay|next|then),? )*(?:${numbered})?${name}, (?=(?:(?:your|his|her|the|last|latest|recent|current) )?[a-z0-9])`,
  "i",
);
/** Matches a problem with only its number: "Number 1, diabetes". */
const numberedPattern = new RegExp(`^(?:(?:so|and|okay),? )*${numbered}${name}[.]?$`, "i");
/** Matches the start of a measurement that is not a laboratory test, with a number: "blood pressure 148/92". */
const measuredPattern =
  /^(?:(?:your|his|her|the|last|today's|home|clinic|office) ){0,2}(?:blood pressure|bp|weight|peak flow|ejection fraction|ef|rate|heart rate|sats?|oxygen)\b[^,;.]{0,30}\d/i;
/** Matches words that cannot be part of the name of a problem: "no", "for". */
const notInNamePattern =
  /\b(?:at goal|controlled|stable|improv\w+|worse|worsening|no|not|is|are|was|were|has|have|had|for|with|and|or|it|you|I|we|they|if|because|history|family|mother|father|allergies|plan|exam|tests?|medications?|shows?|showed|looks?|sounds?|think|like|could|would|may|might|ecg|ekg|mri|ct|x-?rays?|echo|scan|labs?|get|got|be|been|since|about|on|in|to|from|that|this|what|when|any|some|go|goes|went|says?|said)\b/i;
/** Maximum number of words of a name. Longer ones are clauses. */
const maxNameWords = 5;

/** Returns a name of a disease without its article; null for other words. */
function diseaseIn(said: string): string | null {
  const disease = said.replace(/^(?:your|the|his|her) /i, "").trim();
  const isName = disease.split(" ").length <= maxNameWords && !notInNamePattern.test(disease) && isDiagnosis(disease);
  return isName ? disease : null;
}

/** Returns whether what follows a name and a comma is a value: "A1c 8.2", "blood pressure 148/92". */
const opensWithValue = (rest: string): boolean =>
  measuredPattern.test(rest) ||
  (/^[^,;.]{0,40}\d/.test(rest) && rest.toLowerCase().search((testNamed(rest) ?? "\u0000").toLowerCase()) === 0);

/**
 * Returns the problem that heads a clinician's sentence, and the words after it: "Diabetes: A1c up to 8.9" gives
 * "Diabetes" and "A1c up to 8.9". Null if none does.
 */
export function headedProblem(text: string): { name: string; rest: string } | null {
  if (text.endsWith("?")) return null;
  const alone = diseaseIn(numberedPattern.exec(text)?.[1] ?? "");
  if (alone) return { name: alone, rest: "" };
  const heading = headingPattern.exec(text);
  const match = heading ?? commaPattern.exec(text);
  const disease = diseaseIn(match?.[1] ?? "");
  if (!match || !disease) return null;
  const rest = text.slice(match[0].length);
  return heading || opensWithValue(rest) ? { name: disease, rest } : null;
}
