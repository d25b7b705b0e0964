import { findSymptoms } from "../../../terms/findSymptoms";
import { withoutLead } from "../isQuestion";

/** Matches a question about one thing that a person can have, with it as the group: "Any | bleeding |?" */
const asksForOnePattern =
  /^(?:(?:and|so|okay|or|but),? )*(?:any|(?:is|was) there any|have you (?:had|noticed|seen|got) any|do you (?:have|get|see|notice) any|did you (?:have|get|see|notice) any) ((?:[a-z]+ )?[a-z]+)(?: (?:in|on|from|of|around|at|with) (?:it|that|them|there|(?:the|your|his|her) [a-z ]{2,30}))?(?: at all| there| with it)?\s?\?$/i;
/** Matches an answer that gives only an amount of it, as groups: "there's | a bit | on the paper". */
const amountPattern =
  /^(?:(?:well|oh|um|yes|yeah|no),? )*there (is|was|has been) (a (?:bit|little(?: bit)?|lot|tiny bit|touch|streak|trace|smear|drop)|some|loads|lots|plenty)(?=$|[,.]| (?:on|in|when|after|at|around|this|last|yesterday|once|twice|for|from|now|today)\b)(.*)$/i;
/** Matches an answer that gives only its time, as groups: "there | was | at first". */
const timePattern =
  /^(?:(?:well|oh|um|yes|yeah|no),? )*there (was|were|has been|had been) ((?:at first|initially|to begin with|to start with|at the (?:start|beginning)|last (?:week|night|month|year)|yesterday|on [a-z]+day|for an? [a-z]+|(?:a (?:few|couple of)|\d+) (?:days|weeks|months) ago)\b.*)$/i;

/**
 * Returns an answer that says only how much there is of what was asked about, or when there was some, with its name:
 * "Any bleeding?" "There's a bit on the paper." → "there is a bit of bleeding on the paper". Null for other questions
 * and answers.
 */
export function someOf(question: string, said: string): string | null {
  const asked = asksForOnePattern.exec(withoutLead(question))?.[1]?.toLowerCase();
  if (!asked || !(asked === "blood" || findSymptoms(asked).length === 1)) return null;
  const [, is, amount, after = ""] = amountPattern.exec(said) ?? [];
  if (is && amount) {
    const of = /^some$/i.test(amount) ? "" : "of ";
    return `there ${is.toLowerCase()} ${amount.toLowerCase()} ${of}${asked}${after}`;
  }
  const [, was, when] = timePattern.exec(said) ?? [];
  return was && when ? `there ${was.toLowerCase().replace("were", "was")} ${asked} ${when}` : null;
}
