import type { Fact } from "../../../facts/Fact";
import { withoutPadding } from "../clinicalWords";
import { asSentence } from "./listOf";

/** Formats a vital sign: "Blood pressure: 128/72 mmHg." */
export function vitalSentence({ slots }: Fact): string {
  const measured = slots.value
    ? `${slots.value.text}${slots.unit ? (slots.unit.text === "%" ? "%" : ` ${slots.unit.text}`) : ""}`
    : "";
  const value = slots.detail ? `${measured} ${slots.detail.text}` : measured;
  const verdict = slots.interpretation?.text ?? "";
  return asSentence(
    `${slots.name?.text ?? ""}: ${value ? (verdict ? `${value}, ${verdict}` : value) : verdict === "good" || verdict === "great" || verdict === "fine" ? "within normal limits" : verdict}`,
  );
}

/** Formats a finding of the examination, without its body system. */
export function examSentence({ slots }: Fact): string {
  return asSentence(
    withoutPadding(slots.finding?.text ?? "")
      .replace(/^(?:the|that|is|are|and|also|it is|but) /i, "")
      .replace(/^(?:(?:heart|lungs?|abdomen), )?(?:an?|some) (?=[a-z\d])/i, ""),
  );
}

/** Formats a result: "Chest X-ray: no pneumonia." */
export function resultSentence({ slots }: Fact): string {
  const name = testName(slots.name?.text ?? "");
  const finding = tidyResult(withoutPadding(slots.finding?.text ?? ""));
  const again =
    /^(?:the )?((?:[a-z]+ ){0,2}?)(x-ray|mri|ct(?: scan)?|echo(?:cardiogram)?|ultrasound|ekg|ecg) (?:is |was |looks |are |that )?(?=[a-z])/i.exec(
      finding,
    );
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
  if (/^demonstrates\b/i.test(finding)) return asSentence(`${name} ${finding}`);
  return asSentence(finding.toLowerCase().startsWith(name.toLowerCase()) ? finding : `${name}: ${finding}`);
}

/** Removes what hesitation and pointing leave in a result: "this demonstrates no, slightly of, fluid there". */
function tidyResult(text: string): string {
  return text
    .replace(/^(?:is|was|are|were|that|and|but|also|this|it|looks|which) /i, "")
    .replace(/^this (?=demonstrates\b)/i, "")
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
  const upper = name
    .replace(
      /\b(?:mri|mra|ct|ekg|ecg|eeg|emg|cbc|cmp|bmp|ldl|hdl|tsh|inr|psa|esr|crp|ana|alt|ast|bnp|pfts?|lfts)\b/gi,
      (word) => word.toUpperCase(),
    )
    .replace(/\b(?:hemoglobin )?a1c\b/gi, (word) => word.replace(/a1c/i, "A1c"))
    .replace(/\bx-ray/gi, "X-ray")
    .replace(/\bcovid\b/gi, "COVID");
  return upper.charAt(0).toUpperCase() + upper.slice(1);
}
