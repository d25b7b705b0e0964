import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Sentence } from "../../segment/Sentence";

/** Returns the words of sentences as one text with a capital, without the point at its end. */
export const textOf = (sentences: readonly Sentence[]): string =>
  sentenceCase(
    sentences
      .map(({ text }) => text.replace(/\.$/, ""))
      .join(". ")
      .replaceAll("?.", "?"),
  );
