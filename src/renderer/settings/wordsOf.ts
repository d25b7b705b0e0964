/** Returns the words of a text, one per line, trimmed to 100 characters, without empty lines and duplicates. Pure. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim().slice(0, 100))
      .filter(Boolean),
  ),
];
