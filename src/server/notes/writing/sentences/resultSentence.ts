import { escaped } from "../../../platform/patterns/escaped";
import type { Fact } from "../../../facts/Fact";
import { withoutFiller } from "../clinicalWords";
import { withCapitals } from "./withCapitals";
import { asSentence } from "./listOf";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Source of a pattern for words before the name of a test: "last" in "last A1c was 5.5". */
const beforeName = "(?:(?:the|last|latest|most recent|recent|previous|total|patient's) )";

/**
 * Matches the test that a result names again, with its body part and the test as groups: "the | back | x-ray | is
 * normal".
 */
const repeatsTestPattern =
  /^(?:the )?((?:[a-z]+ ){0,2}?)(x-ray|mri|ct(?: scan)?|echo(?:cardiogram)?|ultrasound|ekg|ecg) (?:is |was |looks |are |that )?(?=[a-z])/i;

/** Formats a result: "Chest X-ray: no pneumonia." */
export function resultSentence({ slots }: Fact): string {
  const name = testName(slots.name?.text ?? "");
  const finding = tidyResult(withoutFiller(slots.finding?.text ?? ""));
  const again = repeatsTestPattern.exec(finding);
  // "X-ray: back x-ray normal" names the test twice.
  if (again && name.toLowerCase().includes((again[2] ?? "").toLowerCase().slice(0, 3)))
    return asSentence(`${testName(`${again[1] ?? ""}${again[2] ?? ""}`)}: ${finding.slice(again[0].length)}`);
  const site =
    /^of (?:the |your )?([a-z]+(?: [a-z]+)?) (?=(?:is|was|demonstrates|looks|no|shows)\b)(?:is |was |looks )?/i.exec(
      finding,
    );
  if (site) {
    const rest = finding.slice(site[0].length);
    return asSentence(`${name} of the ${site[1] ?? ""}${/^demonstrates\b/i.test(rest) ? " " : ": "}${rest}`);
  }
  const whole = new RegExp(
    `^(?:demonstrates )?(?:that )?(${beforeName}{0,3}${escaped(name)} (?:was|is|has|were)\\b)`,
    "i",
  ).exec(finding);
  if (whole)
    return asSentence(finding.slice(whole[0].length - (whole[1] ?? "").length).replace(/^(?:the|patient's) /i, ""));
  // "Hemoglobin at 12 months was 11.2"
  if (/^(?:demonstrates\b|at \d+ (?:weeks?|months?|years?) (?:was|is|demonstrates)\b)/i.test(finding))
    return asSentence(`${name} ${finding}`);
  return asSentence(finding.toLowerCase().startsWith(name.toLowerCase()) ? finding : `${name}: ${finding}`);
}

/** Matches one of the words at the start of a result that only introduce it: "which", "came back as". */
const leadsToPattern =
  /^(?:is|was|are|were|been|that|and|but|also|this|it|looks?|which|those|these|came back(?: as)?|essentially|an?(?= (?:nice|stable|normal)\b)|nice|,)[ ,]{1,2}/i;

/** Maximum number of words that are removed from the start of a result. */
const maxLeadingWords = 8;

/**
 * Removes hesitation, comments and words that point at a picture from a result: "this demonstrates no, slightly of,
 * fluid there" → "demonstrates slight fluid".
 */
function tidyResult(text: string): string {
  let result = text;
  result = result.replace(/^there (?=demonstrates\b)/i, "");
  for (let words = 0; words < maxLeadingWords && leadsToPattern.test(result); words += 1)
    result = result.replace(leadsToPattern, "");
  return result
    .replace(/^demonstrates that /i, "demonstrates ")
    .replace(
      /^(?:demonstrates |everything |results?,? |(?:seem(?:s|ed)|appears?) to be |is |was |looks? |really |very |quite ){1,6}(?=(?:fine|good|great|okay|normal|stable|unremarkable)$)/i,
      "",
    )
    .replace(/^(?:fine|good|great|okay)$/i, "normal")
    .replace(
      /^(normal|stable|unremarkable) (?:x-?rays?|ekg|ecg|ct(?: scan)?|mri|echo(?:cardiogram)?|ultrasound)(?=$|,| of\b)/i,
      "$1",
    )
    .replace(/^do not (?:see|appreciate|notice) (?:any )?/i, "no ")
    .replace(/\b(normal|no [a-z]+(?: [a-z]+)?) (?=no [a-z])/gi, "$1, ")
    .replace(/^(?:of|at) (?=\d)(?!\d+ (?:weeks?|months?|years?)\b)/i, "")
    .replace(/,? (?:and )?(?:it|which|that) should be\b.*$/i, "")
    .replace(/,? which(?: is (?:not )?(?:so |too |that )?(?:terrible|bad|great|good|fine|nice|reassuring))?$/i, "")
    .replace(/,? hey,? dragon$/i, "")
    .replace(/\bno, (?=(?:slight(?:ly)?|an?|some|mild|moderate|minimal)\b)/gi, "")
    .replace(/\bslightly of,? /gi, "slight ")
    .replace(/\b(of|no|an?|the|with|or|and), (?=[a-z])/gi, "$1 ")
    .replace(/,? (?:this|that|which) (?:just |really )?means\b.*$/i, "")
    .replace(/,? (?:right )?(?:here|there)(?=[.,;]|$)/gi, "")
    .replace(/\b(slight|some|mild) fluid, but no/gi, "$1 fluid, no")
    .replace(/, but (?=no )/gi, ", ");
}

/** Returns the name of a test with a capital and with its abbreviations in capitals: "MRI", "A1c". */
function testName(name: string): string {
  const upper = withCapitals(name).replace(/\bx-ray/gi, "X-ray");
  return sentenceCase(upper);
}
