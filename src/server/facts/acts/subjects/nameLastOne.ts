import type { Sentence } from "../../segment/Sentence";

/** Matches a question about the last of something that was just asked about: "When was the last one?" */
const asksLastOnePattern =
  /\bwhen (?:was|were|did (?:you|he|she) have) (?:the|your|his|her) (?:last|most recent) (?:one|time|of those|shot|test|exam)(?= ?\?|$)/i;
/** Matches what is done at intervals, so that a question can be about the last time: "tetanus", "mammogram". */
const recurringPattern =
  /\b(tetanus|flu|pneumonia|shingles|covid|mammogram|colonoscopy|pap(?: smear)?|smear(?: test)?|bone density|eye exam|eye test|foot exam|physical|a1c|seizure|migraine|panic attack|asthma attack|asthma|gout|cleaning|check-?up|mole check|wet (?:nappies|nappy|diapers?))\b/i;
/** Matches the names of vaccines. */
const vaccinePattern = /^(?:tetanus|flu|pneumonia|shingles|covid)$/i;

/**
 * Returns a question about "the last one" with the name of what the question before it was about: "Are you up to date
 * on tetanus?" "When was the last one?" → "When was your last tetanus shot?" Other questions are returned unchanged.
 */
export function nameLastOne(question: Sentence, before: Sentence | null): Sentence {
  const recurring = asksLastOnePattern.test(question.text) ? recurringPattern.exec(before?.text ?? "")?.[1] : undefined;
  if (!recurring) return question;
  const thing = vaccinePattern.test(recurring)
    ? `${recurring} shot`
    : recurring.replace(/^(?:asthma|gout)$/i, (name) => `${name} attack`).replace(/nappies$/i, "nappy");
  return { ...question, text: `When was your last ${thing.toLowerCase()}?` };
}
