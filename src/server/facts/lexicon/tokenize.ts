import { matchesOf } from "../../platform/patterns/matchesOf";
import { rememberResults } from "../../platform/rememberResults";
import { americanSpelling } from "./americanSpelling";

/**
 * A word or number of a text with its position (`end` exclusive). `raw` is as written; `text` is lower case, in
 * American spelling, without a possessive "'s" and without commas in numbers, and with a 0 before a decimal point
 * ("0.5" for ".5").
 */
export interface Token {
  text: string;
  raw: string;
  start: number;
  end: number;
}

/**
 * Matches a number or ratio ("1,000", "128/72"), an abbreviation with points ("b.i.d."), a word, or one of the signs °,
 * % and µ.
 */
const tokenPattern =
  /(?<![\w.])\.\d+|\d[\d,]*(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?|\p{L}(?:\.\p{L})+(?!\p{L})|\p{L}[\p{L}\d]*(?:['’]\p{L}+)?|[°%µ]/gu;

/**
 * Splits a text into words and numbers. Hyphenated words become several tokens, so that "X-ray" and "x ray" are equal;
 * "128/72", "7.5" and "b.i.d." are one token each.
 */
export const tokenize = rememberResults(tokensOf);

/** As `tokenize`, for a text that is read once. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of matchesOf(text, tokenPattern)) {
    const raw = match[0].replace(/,$/, "");
    tokens.push({ text: comparable(raw), raw, start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

/** Returns the form in which a word or number is compared: `Token.text`. */
function comparable(raw: string): string {
  const first = raw.charAt(0);
  if (first === ".") return `0${raw}`;
  if (first >= "0" && first <= "9") return raw.replaceAll(",", "");
  return americanSpelling(raw.toLowerCase().replace("’", "'").replace(/'s$/, ""));
}
