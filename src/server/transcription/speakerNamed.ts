import type { Turn } from "./Turn";

/** Matches names of people who come with a patient or speak for one. */
const companionPattern =
  /guest|companion|spouse|guardian|relative|mother|father|wife|husband|daughter|\bson\b|sister|\baunt\b|uncle|partner|parent|carer|caregiver|family|friend|other/i;

/**
 * Returns the role of the speaker whom a transcript in a file names, such as "doctor" or "mother"; `unknown` for other
 * names.
 */
export function speakerNamed(name: string): Turn["speaker"] {
  if (/^(?:doctor|clinician|provider|physician|dr)\b/i.test(name)) return "clinician";
  if (/^patient$/i.test(name)) return "patient";
  return companionPattern.test(name) ? "other" : "unknown";
}
