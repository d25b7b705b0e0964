/** Matches a question about how the speaker is related to the patient: "And you're her daughter?" */
const relationPattern =
  /^(?:(?:and|so|okay),? )*(?:you are|are you) (?:his|her|their|your|the|(?:(?:mr|mrs|ms|miss|dr)\.? )?[a-z]+'s) (?:own )?(?=\w)(?:mother|mom|mum|father|dad|parent|wife|husband|daughter|son|sister|brother|partner|carer|caregiver|guardian|grandmother|grandfather)\b[^,.;]{0,20}$/i;

/**
 * Returns whether a question asks how the speaker is related to the patient; its answer says nothing about the patient.
 */
export const asksRelation = (asked: string): boolean => relationPattern.test(asked);
