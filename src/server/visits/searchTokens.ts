import { setImmediate } from "node:timers/promises";
import { foldLetters } from "../../shared/patients/foldLetters";
import type { TokenOf } from "../platform/crypto/DataKey";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { mapInSlices } from "../platform/mapInSlices";

/** Maximum letters of a prefix that is stored as a token; longer query words are cut to it. */
const maxPrefix = 12;
/**
 * Minimum letters of an indexed word or prefix. There are so few shorter words that their tokens could be recognized by
 * their frequency in a copy of the database.
 */
const minIndexed = 3;
const isIndexed = (word: string): boolean => Array.from(word).length >= minIndexed;

/** Returns the distinct words of a text in lower case without diacritics: "Núñez-Ødegård" → nunez, odegard. */
export function searchWords(text: string): string[] {
  const folded = foldLetters(text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Returns tokens of the prefixes (3 to 12 letters) of every word: the content of `visits.search_tokens`. */
export function prefixTokens(tokenOf: TokenOf, texts: readonly (string | null)[]): string[] {
  const prefixes = new Set<string>();
  for (const word of searchWords(texts.join(" "))) {
    const letters = Array.from(word).slice(0, maxPrefix);
    for (let end = minIndexed; end <= letters.length; end++) prefixes.add(letters.slice(0, end).join(""));
  }
  return [...prefixes].map(tokenOf);
}

/** The tokens that a query word can match: as a prefix in name, title or reason, or as a whole spoken word. */
export interface QueryToken {
  prefix: string;
  spoken: string;
}

/** A search: a visit must match all tokens, and have words that begin with each of the short prefixes. */
interface SearchQuery {
  tokens: QueryToken[];
  /** Words too short for the index. */
  short: string[];
}

/** Splits a search text into tokens for the index and words too short for it. */
export function readQuery(tokenOf: TokenOf, query: string): SearchQuery {
  const words = searchWords(query);
  const tokens = words.filter(isIndexed).map((word) => ({
    prefix: tokenOf(Array.from(word).slice(0, maxPrefix).join("")),
    spoken: tokenOf(word),
  }));
  return { tokens, short: words.filter((word) => !isIndexed(word)) };
}

/** Whether, for each of the prefixes, the texts have a word that begins with it. */
export function hasPrefixes(texts: readonly (string | null)[], prefixes: readonly string[]): boolean {
  const words = searchWords(texts.join(" "));
  return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
}

/** Maximum number of different words of a transcript in the index. A day of visits has about 5,000. */
const maxSpokenWords = 20_000;
/** Characters that are cut into words before other requests are handled: 1 to 2 ms. */
const sliceChars = 4_000;

/**
 * Returns tokens of the whole words of a transcript: the content of `visits.transcript_tokens`. Other requests are
 * handled in between, because half a million characters of different words take 0.6 s.
 */
export async function spokenTokens(tokenOf: TokenOf, text: string): Promise<string[]> {
  const words = new Set<string>();
  for (let at = 0; at < text.length && words.size < maxSpokenWords;) {
    const end = endOfSlice(text, at);
    for (const word of searchWords(text.slice(at, end))) if (isIndexed(word)) words.add(word);
    at = end;
    if (at < text.length) await setImmediate();
  }
  return mapInSlices([...words].slice(0, maxSpokenWords), tokenOf);
}

/** Returns the end of a slice: the first space after `sliceChars`. Only a word of more than 100 letters is cut. */
function endOfSlice(text: string, start: number): number {
  const from = start + sliceChars;
  const space = text.slice(from, from + 100).search(/\s/);
  return from + (space < 0 ? 100 : space);
}

/** Returns the function that makes the tokens of a clinician's visits, with the clinician's key. */
export const visitTokensOf = (db: Queryable, vault: Vault, ownerId: string): Promise<TokenOf> =>
  vault.tokensOf(db, "user", ownerId, "visits");
