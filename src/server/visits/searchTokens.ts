import type { Vault } from "../platform/crypto/vault";
import type { Queryable } from "../platform/database/database";

/** Longest beginning of a word that is kept as a token; a longer query word is cut to it. */
const maxPrefix = 12;
/** Shorter spoken words ("of", "it") find nothing worth finding. */
const minSpoken = 3;
/** Letters that Unicode does not take apart into a base letter and a mark. */
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

/** The distinct words of a text, lower-cased and without diacritics: "Núñez-Ødegård" → nunez, odegard. */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[øłđßæœþðı]/gu, (letter) => foldedLetters[letter] ?? letter);
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Tokens of every beginning (at most 12 letters) of every word: what `visits.search_tokens` holds. */
export function prefixTokens(vault: Vault, texts: readonly (string | null)[]): string[] {
  const prefixes = new Set<string>();
  for (const word of searchWords(texts.join(" "))) {
    const letters = Array.from(word).slice(0, maxPrefix);
    for (let end = 1; end <= letters.length; end++) prefixes.add(letters.slice(0, end).join(""));
  }
  return [...prefixes].map((prefix) => vault.token(prefix));
}

/** A word of a query as the two tokens it may match: a beginning of name, title or reason, or a whole spoken word. */
export interface QueryToken {
  prefix: string;
  spoken: string;
}

/** One entry for each word of the query; a visit must match them all. */
export function queryTokens(vault: Vault, query: string): QueryToken[] {
  return searchWords(query).map((word) => ({
    prefix: vault.token(Array.from(word).slice(0, maxPrefix).join("")),
    spoken: vault.token(word),
  }));
}

/**
 * Adds the words of an utterance to what its visit is found by. Call it in the transaction that stores the utterance.
 * Words stay findable when an utterance is corrected later: both what was heard and what was meant lead to the visit.
 */
export async function addSpokenWords(tx: Queryable, vault: Vault, visitId: string, text: string): Promise<void> {
  const words = searchWords(text).filter((word) => Array.from(word).length >= minSpoken);
  if (words.length === 0) return;
  await tx.query(
    `update visits set transcript_tokens = array(select distinct unnest(transcript_tokens || $2::bigint[]))
     where id = $1 and not transcript_tokens @> $2::bigint[]`,
    [visitId, words.map((word) => vault.token(word))],
  );
}
