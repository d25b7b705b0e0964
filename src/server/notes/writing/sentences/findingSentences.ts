import type { Fact } from "../../../facts/Fact";
import { withoutPadding } from "../clinicalWords";
import { asSentence } from "./listOf";

/** Formats a vital sign: "Blood pressure: 128/72 mmHg." */
export function vitalSentence({ slots }: Fact): string {
  const value = slots.value
    ? `${slots.value.text}${slots.unit ? (slots.unit.text === "%" ? "%" : ` ${slots.unit.text}`) : ""}`
    : "";
  const verdict = slots.interpretation?.text ?? "";
  return asSentence(
    `${slots.name?.text ?? ""}: ${value ? (verdict ? `${value}, ${verdict}` : value) : verdict === "good" || verdict === "great" || verdict === "fine" ? "within normal limits" : verdict}`,
  );
}

/** Formats a finding of the examination, without its body system. */
export function examSentence({ slots }: Fact): string {
  return asSentence(withoutPadding(slots.finding?.text ?? "").replace(/^(?:the|that|is|are|and|also|it is|but) /i, ""));
}

/** Formats a result: "Chest X-ray: no pneumonia." */
export function resultSentence({ slots }: Fact): string {
  const name = testName(slots.name?.text ?? "");
  const finding = withoutPadding(slots.finding?.text ?? "").replace(/^(?:is|was|are|were|that|and|but|also) /i, "");
  if (/^demonstrates\b/i.test(finding)) return asSentence(`${name} ${finding}`);
  return asSentence(finding.toLowerCase().startsWith(name.toLowerCase()) ? finding : `${name}: ${finding}`);
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
