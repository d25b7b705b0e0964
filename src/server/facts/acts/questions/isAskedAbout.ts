import { canReferTo } from "../../roles/clausesOf";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";

/** Number of turns after the naming of a person in which "she" can mean that person; later, it likely does not. */
const maxTurnsAsked = 6;

/** Returns whether the clinician has just asked about a person named shortly before: "Were her symptoms alike?" */
export const isAskedAbout = (
  { at, name }: { at: number; name: string },
  sentence: Sentence,
  { lastSaid }: ReadingState,
): boolean =>
  sentence.at - at <= maxTurnsAsked &&
  lastSaid !== null &&
  sentence.at - lastSaid.at === 1 &&
  [...lastSaid.text.matchAll(/\b(?:(he|him|his)|(she|her|hers)|(they|them|their))\b/gi)].some(([, he, she]) =>
    canReferTo(he ? "he" : she ? "she" : "they", name),
  );
