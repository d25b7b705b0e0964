import type { Sentence } from "../../segment/Sentence";

/** Returns the words of sentences as one text, without the point at its end. */
export const textOf = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text }) => text.replace(/\.$/, ""))
    .join(". ")
    .replaceAll("?.", "?");
