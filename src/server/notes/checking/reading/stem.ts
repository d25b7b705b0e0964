/** Returns a word without its ending, so that "improved" and "improving" compare as equal. For comparison only. */
export function stem(word: string): string {
  let rest = word.replace(/'/g, "");
  if (rest.length > 4)
    rest = rest
      .replace(/ies$/, "y")
      .replace(/sses$/, "ss")
      .replace(/([^su])s$/, "$1");
  if (rest.length > 5) rest = rest.replace(/(?:ingly|edly|ing|ed|ly|tion|ment)$/, "");
  if (rest.length > 3)
    rest = rest
      .replace(/([bdfgklmnprtz])\1$/, "$1")
      .replace(/e$/, "")
      .replace(/([a-z])i$/, "$1y");
  return rest;
}
