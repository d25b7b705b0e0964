import { findSymptoms } from "../../terms/findSymptoms";

/** Matches a question about the date of an event, which it names as the group: "When was your last mammogram?" */
const asksDatePattern =
  /\b(?:(?:when|what (?:day|month|year)|how long ago) (?:was|were|is) (?:your|the|that) ((?:[a-z-]+ ){0,3}?[a-z-]+)(?:,[^?]{0,20})?\?|when (?:your|the|that) ((?:[a-z-]+ ){0,3}?[a-z-]+) (?:was|were|is)\b|when did (?:you|he|she) (?:have|get) (?:your|the|that|his|her) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?: for [a-z ]{1,40})?\?|\bdate of (?:your|the|that) ((?:[a-z-]+ ){0,2}?[a-z-]+)[?,])/i;

/**
 * Returns the event whose date a question asks about, as the patient would name it: "my last mammogram"; null for the
 * beginning of a symptom and for other questions.
 */
export function eventAsked(asked: string): string | null {
  const name = asksDatePattern.exec(asked)?.slice(1).find(Boolean);
  const isSymptom = name && findSymptoms(name).length > 0 && !/\b(?:injury|trauma|fall)$/i.test(name);
  if (!name || isSymptom || /\b(?:symptoms?|it|this|that|first|problem|start|onset|born|diagnosed|done)\b/i.test(name))
    return null;
  return `my ${name}`;
}
