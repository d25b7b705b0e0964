import { keepsFacts } from "./keepsFacts";
import { saysTheSame } from "./saysTheSame";

/** Maximum numbers of words and characters of a phrase in a rule. */
const limits = { words: 6, characters: 100 } as const;

/** Why words cannot replace others in a rule: they are not a plain phrase, or say something else. */
export type WordsFault = "not_plain" | "other_facts";

/** Returns why a rule cannot write `to` instead of `from`; null if it can. */
export function wordsFault(from: string, to: string): WordsFault | null {
  if (!isPhrase(from) || !isPhrase(to) || hasName(`x ${from} ${to}`)) return "not_plain";
  return saysTheSame(from, to) && keepsFacts(from, to) ? null : "other_facts";
}

/** Matches letters, signs such as “½”, and the marks of phrases and abbreviations: "c/o", "s/p (left)". */
const plainPattern = /^[\p{L}\p{M}\p{No} '’“”"/&,()-]+$/u;
const isPhrase = (text: string): boolean =>
  text !== "" && text.length <= limits.characters && text.split(" ").length <= limits.words && plainPattern.test(text);

/** Returns whether the text has a word with a capital letter after its first word, such as a name. */
export const hasName = (text: string): boolean => /\s["“(]?\p{Lu}\p{Ll}/u.test(text);
