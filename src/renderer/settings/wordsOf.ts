/** The words in a text with one a line: trimmed, at most 100 letters each; empty lines and repeats go. Pure. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim().slice(0, 100))
      .filter(Boolean),
  ),
];
