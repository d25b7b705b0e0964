import type { Fact } from "../../../facts/Fact";
import { asSentence } from "./listOf";

/** Matches the vital signs whose value a note writes without a unit: "Blood pressure (repeat)". */
const withoutUnitPattern = /^(?:blood pressure|heart rate|temperature)\b/i;

/** Formats a vital sign: "Blood pressure: 128/72." */
export function vitalSentence({ slots }: Fact): string {
  const unit = slots.unit && !withoutUnitPattern.test(slots.name?.text ?? "") ? slots.unit.text : "";
  const measured = slots.value ? `${slots.value.text}${unit && unit !== "%" ? ` ${unit}` : unit}` : "";
  // "72, irregular", but "97% on room air"
  const detail = slots.detail ? `${/regular$/.test(slots.detail.text) ? "," : ""} ${slots.detail.text}` : "";
  const value = `${measured}${detail}`;
  const verdict = slots.interpretation?.text ?? "";
  return asSentence(
    `${slots.name?.text ?? ""}: ${value ? (verdict ? `${value}, ${verdict}` : value) : verdict === "good" || verdict === "great" || verdict === "fine" ? "within normal limits" : verdict}`,
  );
}
