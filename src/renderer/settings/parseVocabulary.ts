/** Returns the lines of a text, trimmed and cut to 100 characters, without empty lines and duplicates. Pure. */
export const parseVocabulary = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim().slice(0, 100))
      .filter(Boolean),
  ),
];
