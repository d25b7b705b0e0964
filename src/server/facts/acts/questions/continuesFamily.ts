import { findConditions } from "../../terms/findConditions";
import { questionTopic } from "./questionTopic";

/** Returns whether a question after one about the family continues it: "Any cancers?" */
export const continuesFamily = (asked: string): boolean =>
  /^(?:any|how about|what about|or|anything|(?:heart|lung|kidney) )/i.test(asked) &&
  questionTopic(asked) === null &&
  (findConditions(asked).length > 0 || /\bcancers?\b/i.test(asked)) &&
  !/\b(?:you|your|yourself)\b/i.test(asked);
