import { withoutMedications } from "../../frames/readMedications";
import { findDrugs } from "../../terms/findDrugs";

/** Source of a pattern for words that open a sentence: "okay so". */
const lead = "(?:(?:okay|ok|and|so|then|also|now|alright|well|right),? ){0,4}";
/** Source of a pattern for a medicine without its name: "inhaler", "pill". */
const item = "(?:one|medication|medicine|med|pill|tablet|drug|inhaler|cream|ointment|spray|injection|prescription)";
/**
 * Matches the words before a drug with which a clinician goes through what the patient takes: "and the other one is",
 * "then there's the".
 */
const beforePattern = new RegExp(
  `^${lead}(?:(?:the|your) (?:only )?(?:other|next|last|second|third|fourth|final|first) ${item}(?: (?:here|I (?:have|see)|on (?:the|your|my|this) list)){0,2} is(?: called)? |(?:then )?(?:there is|we have|I have|I see) (?:also )?(?:here )?|(?:that|this|it) is )?(?:the |your |a |an |some )?$`,
  "i",
);
/**
 * Matches what is left of the words after a drug once its dose and frequency are removed: "is also for your pressure".
 */
const afterPattern =
  /^(?: (?:inhaler|cream|ointment|spray|tablets?|pills?|drops|patch|injections?|therapy|treatment))?,?(?: (?:is|are|was|you (?:take|use)))?(?: (?:also|still|just|then|taken|used|only|at|of))*(?: (?:for|to|on) (?:your|the|his|her) [a-z' ]{2,40})?,?(?: (?:which|that) is)?,?(?: (?:is that )?(?:right|correct|yes|okay))?[-–— .,?!]*$/i;
/**
 * Matches words with which a clinician goes through a list: "the other", "there is". After them, even a drug without a
 * regimen is listed.
 */
const goesThroughListPattern = /\b(?:other|next|last|second|third|fourth|final|first|there is|we have|I have|I see)\b/i;

/**
 * Returns the drug that a clinician's words list as taken, with nothing else: "the other one is sertraline",
 * "lisinopril is once a day for your blood pressure". Null for other words, and for a drug alone without a verb or a
 * regimen.
 */
export function listedDrug(said: string): string | null {
  const [drug, another] = findDrugs(said);
  if (!drug || another) return null;
  const before = said.slice(0, drug.start);
  const after = said.slice(drug.end);
  const rest = withoutMedications(` ${said.slice(drug.start)}`).replace(/(?<!\s)\s+$/, "");
  const isRegimen = /\bis\b|\bare\b/i.test(after) && /\d|\b(?:once|twice|daily|nightly|needed|every)\b/i.test(after);
  if (!isRegimen && !goesThroughListPattern.test(before)) return null;
  return beforePattern.test(before) && afterPattern.test(rest) ? drug.name : null;
}
