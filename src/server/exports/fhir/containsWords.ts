/**
 * Returns whether a text contains the words, whatever their case, between the ends of words and numbers: "98" is
 * neither in "98.6" nor in "198". False for no words.
 */
export function containsWords(text: string, words: string): boolean {
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (words === "") return false;
  const before = /\d/.test(first) ? "(?<![\\p{L}\\d]|\\d[.,/])" : /\p{L}/u.test(first) ? "(?<!\\p{L})" : "";
  const after = /\d/.test(last) ? "(?!\\d|[.,/]\\d)" : /\p{L}/u.test(last) ? "(?!\\p{L})" : "";
  return new RegExp(`${before}${words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}${after}`, "iu").test(text);
}
