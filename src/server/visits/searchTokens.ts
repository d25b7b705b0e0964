import type { Vault } from "../platform/crypto/Vault";

/** Maximum letters of a prefix that is stored as a token; longer query words are cut to it. */
const maxPrefix = 12;
/** Shorter spoken words ("of", "it") are not indexed. */
const minSpoken = 3;
/** Letters that Unicode does not decompose into a base letter and a mark. */
const foldedLetters: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ı: "i",
};

/** Returns the distinct words of a text in lower case without diacritics: "Núñez-Ødegård" → nunez, odegard. */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[øłđßæœþðı]/gu, (letter) => foldedLetters[letter] ?? letter);
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Returns tokens of every prefix (up to 12 letters) of every word: the content of `visits.search_tokens`. */
export function prefixTokens(vault: Vault, texts: readonly (string | null)[]): string[] {
  const prefixes = new Set<string>();
  for (const word of searchWords(texts.join(" "))) {
    const letters = Array.from(word).slice(0, maxPrefix);
    for (let end = 1; end <= letters.length; end++) prefixes.add(letters.slice(0, end).join(""));
  }
  return [...prefixes].map((prefix) => vault.token(prefix));
}

/** A query word as the two tokens it can match: a prefix in name, title or reason, or a whole spoken word. */
export interface QueryToken {
  prefix: string;
  spoken: string;
}

/** Returns one entry per word of the query; a visit must match all of them. */
export function queryTokens(vault: Vault, query: string): QueryToken[] {
  return searchWords(query).map((word) => ({
    prefix: vault.token(Array.from(word).slice(0, maxPrefix).join("")),
    spoken: vault.token(word),
  }));
}

/** Returns tokens of the whole words of a transcript: the content of `visits.transcript_tokens`. */
export function spokenTokens(vault: Vault, text: string): string[] {
  const words = searchWords(text).filter((word) => Array.from(word).length >= minSpoken);
  return words.map((word) => vault.token(word));
}
