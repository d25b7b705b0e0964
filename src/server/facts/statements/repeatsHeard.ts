import { repeatsQuestion } from "../acts/repeatsQuestion";
import type { ReadingState } from "./ReadingState";

/** Returns whether a clinician only repeats the answer just heard: "No wheezing, okay". */
export const repeatsHeard = (text: string, { heard }: ReadingState): boolean =>
  repeatsQuestion(
    text.replace(/\b(?:ok|okay|alright|right|mentioned|said|some|guess|also|good|great)\b/gi, " "),
    heard,
  );
