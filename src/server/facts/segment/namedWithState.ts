import { findConditions } from "../terms/findConditions";

/** Matches a disease that is named before its state, and captures both: "So, | heart failure, you're | better". */
const statePattern =
  /^((?:(?:so|and|okay|alright|all right|now|well),? )+)(?:your |the |with your )?([a-z][a-z0-9 -]{3,60}?), (?:you are|he is|she is|it is|things are|that is) ((?:(?:much|a lot|a bit|definitely|clearly|still|doing|now|pretty) )*(?:better|worse|stable|improv\w+|well|poorly|under control|not (?:well )?controlled)\b.*)$/i;

/**
 * Returns a sentence that names a disease and its state as one that states the disease: "So you have heart failure,
 * which is better". Other texts are returned unchanged.
 */
export function namedWithState(text: string): string {
  const [, lead = "", name = "", state = ""] = statePattern.exec(text) ?? [];
  return name !== "" && findConditions(name)[0]?.start === 0 ? `${lead}you have ${name}, which is ${state}` : text;
}
