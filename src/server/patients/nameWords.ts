import { asciiDigits } from "../../shared/patients/asciiDigits";
import { foldLetters } from "../../shared/patients/foldLetters";

/**
 * Matches marks that people leave out when they type: accents of Latin, Greek and Cyrillic letters, vowel points of
 * Hebrew and Arabic, and the stroke that lengthens Arabic words. The vowel signs of Indic scripts and the marks of kana
 * are part of the name and stay.
 */
const optionalMarksPattern = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
/** Matches marks that join the parts of a name: "O’Brien", "Al-Masri". */
const joinersPattern = /['’ʼ‘`´\-‐‑.·・]/;
/** Matches a word of a name, with apostrophes, hyphens and middle dots. */
const wordPattern = /[\p{L}\p{N}\p{M}'’ʼ‘`´\-‐‑.·・]+/gu;

/** Returns a text in the form in which names are compared: lower case, without accents and width variants. */
export function foldName(text: string): string {
  const folded = text.normalize("NFKD").replaceAll(optionalMarksPattern, "").normalize("NFC").toLowerCase();
  return asciiDigits(foldLetters(folded));
}

/**
 * Returns the distinct words of a name as they are compared. A joined name has its parts and the whole without the
 * mark: "O’Brien-Müller" → o, brien, muller, obrienmuller. Any script; never an empty word.
 */
export function nameWords(name: string): string[] {
  const words = (foldName(name).match(wordPattern) ?? []).flatMap((found) => {
    const parts = found.split(joinersPattern).filter((part) => part !== "");
    return parts.length > 1 ? [...parts, parts.join("")] : parts;
  });
  return [...new Set(words)];
}

/** Returns the normalized name for comparing whole names: words sorted, so that the order of names does not matter. */
export function nameKey(name: string): string {
  return nameWords(name).toSorted().join(" ");
}
