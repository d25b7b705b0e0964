/** Matches caution after a disease that speaks against a treatment: "with the asthma | I would be careful". */
const cautionPattern =
  /^[\s,]*(?:I|we) (?:(?:would|will|have to|need to|should|do|am|are) )+(?:(?:also|just|rather|always|really|a (?:bit|little)|be|very|quite|more) )*(?:careful|cautious|wary|reluctant|nervous|worried|not|avoid|hesitant|hesitate)\b/i;

/** Returns whether the words after the lead "with your asthma" only say that a treatment needs care because of it. */
export const isCaution = (lead: string, after: string): boolean => /^with /i.test(lead) && cautionPattern.test(after);
