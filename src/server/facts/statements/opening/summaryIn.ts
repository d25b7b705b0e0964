/**
 * Matches the words before the age with which a dictation presents the patient: "This is Mr. Lee, a pleasant |
 * 60-year-old man".
 */
const presentsPattern =
  /^(?:(?:and|so|okay|again),? )*(?!(?:my|your|his|her|their|our)\b)(?:this|she|he|(?:(?:mr|mrs|ms|miss|dr)\.? )?[a-z'-]+(?: [a-z'-]+)?) is (?:[a-z]+ ){0,3}?(?:[a-z]+,? )?(?:an? )?(?:(?:very )?pleasant )?(?=\d+[- ](?:year|month|week|day)s?[- ]old\b)/i;

/**
 * Returns a summary of the patient that is dictated with the plan, addressed to the patient: "This is a 60-year-old
 * man" becomes "you are a 60-year-old man". Null for other sentences.
 */
export function summaryIn(text: string): string | null {
  const from = presentsPattern.exec(text);
  return from ? `you are a ${text.slice(from.index + from[0].length)}` : null;
}
