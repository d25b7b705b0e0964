import { cutText } from "../../../shared/cutText";

/** Maximum length of a quote in characters, without the spaces and "…" at its ends. */
const maxLength = 90;

/**
 * Returns a short utterance whole. Returns a longer one cut to the length of a line: from shortly before `words`, with
 * "…" for what is left out. The quote starts at the beginning if `words` is not found.
 */
export function quote(text: string, words: string): string {
  if (text.length <= maxLength) return text;
  const found = text.toLowerCase().indexOf(words.toLowerCase().split(" ").slice(0, 3).join(" "));
  const at = Math.max(0, found);
  const from = at === 0 ? 0 : text.lastIndexOf(" ", Math.max(0, at - 10)) + 1;
  const cut = cutText(text.slice(from), maxLength - 2);
  const end = cut.length < maxLength - 2 ? cut.length : Math.max(cut.lastIndexOf(" "), 1);
  return `${from > 0 ? "… " : ""}${cut.slice(0, end)}${from + end < text.length ? " …" : ""}`;
}
