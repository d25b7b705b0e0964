import { findConditions } from "../../terms/findConditions";
import { questionTopic } from "./questionTopic";

/** Returns whether a question after one about the family continues it: "Any cancers?" */
export const continuesFamily = (asked: string): boolean =>
  /^(?:any|how about|what about|or|anything|(?:heart|lung|kidney) )/i.test(asked) &&
  questionTopic(asked) === null &&
  (findConditions(asked).length > 0 || /\bcancers?\b/i.test(asked)) &&
  !/\b(?:you|your|yourself)\b/i.test(asked);

/** Returns whether a question only asks for more of what the one before it asked for: "Anything else?" */
export const asksForMore = (asked: string): boolean =>
  /^(?:and |okay |or |so )*(?:any ?(?:thing|others?) ?(?:else)?(?: (?:that you can think of|you can think of|at all|besides that|like that|apart from that))?|what else|any (?:more|others?))\?*$/i.test(
    asked,
  );
