import { hasRelative } from "../../frames/readFamily";
import { findConditions } from "../../terms/findConditions";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { withoutLead } from "./isQuestion";
import { questionTopic } from "./questionTopic";

/** Matches a group of diseases: "lung or heart conditions", "autoimmune disease". */
const diseaseGroupPattern =
  /\b(?:heart|cardiac|lung|respiratory|kidney|liver|thyroid|bowel|blood|bleeding|autoimmune|genetic|mental health|skin|joint|muscle|bone|nerve|brain|eye|rheumat\w+|neurolog\w+|psychiatric) (?:conditions?|diseases?|problems?|issues?|disorders?|troubles?|illness(?:es)?)\b/i;

/** Matches a question whether anyone has a disease: "Anyone with thyroid problems?", "Does anybody have asthma?" */
const asksOfAnyonePattern =
  /^(?:(?:and|so|does|has|did|is there),? ){0,2}any(?:one|body)(?: else)?(?: that| who)? (?:with|have|has|had|having|ever had|suffers? from|gets?)\b(?!.*\b(?:you|your|home|house|work|school|class|around|contact|same|covid|flu|strep|colds?|lice|scabies|fever|sick|bugs?|chicken ?pox|virus|rash|cough|infection)\b)/i;

/**
 * Returns whether a question continues an earlier question about the family, of the same turn or answered just before
 * ("Any heart disease in the family? Any cancers?"), or asks whether anyone has a disease, and a relative is the answer
 * ("Anyone with asthma?" "My brother").
 */
export function continuesFamilyQuestion(
  { text, turn }: Sentence,
  { asked, open }: ReadingState,
  answer: string,
): boolean {
  const bare = withoutLead(text);
  if (asksOfAnyonePattern.test(bare) && hasRelative(answer) && questionTopic(bare) !== "family")
    return findConditions(bare).length > 0 || diseaseGroupPattern.test(bare) || /\bcancers?\b/i.test(bare);
  const isAfterFamily =
    asked === "family" ||
    open.some((question) => question.turn === turn && questionTopic(withoutLead(question.text)) === "family");
  return isAfterFamily && continuesTopicFamily(withoutLead(text));
}

/** Returns whether a question after one about the family continues it: "Any cancers?" */
const continuesTopicFamily = (asked: string): boolean =>
  (/^(?:any|how about|what about|or|anything|(?:heart|lung|kidney) )/i.test(asked) || isBare(asked)) &&
  questionTopic(asked) === null &&
  (findConditions(asked).length > 0 || diseaseGroupPattern.test(asked) || /\bcancers?\b/i.test(asked)) &&
  !/\b(?:you|your|yourself)\b/i.test(asked);

/** Returns whether a question has no verb: "Diabetes?", "High blood pressure or stroke?" */
const isBare = (asked: string): boolean =>
  /^[a-z' ,-]{3,50}\?+$/i.test(asked) && !/\b(?:do|does|did|have|has|had|are|is|was|were|get|got)\b/i.test(asked);
