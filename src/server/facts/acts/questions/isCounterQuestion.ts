import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";

/** Matches counter-questions of a patient: "What do you mean?", "Me?", "Like what?" */
const asksBackPattern =
  /^(?:(?:oh|um|uh|well|sorry|hm+),? )*(?:me|sorry|pardon|excuse me|how do you mean|in what|like what|such as|you mean|what(?: (?:exactly )?do you mean|, like| do you| kind| sort)?)\b/i;

/** Returns whether a turn only asks back while a question of the clinician is open. */
export function isCounterQuestion(turn: readonly Sentence[], reading: ReadingState): boolean {
  return reading.open.length > 0 && turn.every(({ text }) => asksBackPattern.test(text) && text.endsWith("?"));
}
