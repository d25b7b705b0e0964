import { cutText } from "../../shared/cutText";

/** Maximum length of a line, in characters, as in `vocabularySchema`. */
const maxLine = 100;

/** Returns the lines of a text, trimmed and cut to `maxLine`, without empty lines and duplicates. Pure. */
export const parseVocabulary = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => cutText(line.trim(), maxLine))
      .filter(Boolean),
  ),
];
