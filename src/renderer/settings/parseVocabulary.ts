import { cutText } from "../../shared/cutText";

/** Returns the lines of a text, trimmed and cut to 100 characters, without empty lines and duplicates. Pure. */
export const parseVocabulary = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => cutText(line.trim(), 100))
      .filter(Boolean),
  ),
];
