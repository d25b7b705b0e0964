import { createHash, randomInt, timingSafeEqual } from "node:crypto";

/** Letters and digits without those that look alike, such as O and 0. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
/** Length of the code in characters. It has about 49 bits: too many codes to try. */
const length = 10;

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
const hashOf = (code: string): Buffer => createHash("sha256").update(plain(code)).digest();

/**
 * The code that the first sign-up requires on a server that other machines can reach, so that a stranger who finds the
 * server first cannot become its administrator. A new code is made at every start.
 */
export class SetUpCode {
  /** The code to print, in the form `ABCDE-FGHJK`. */
  readonly text: string;

  constructor() {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
    this.text = `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
  }

  /** Whether `typed` is the code. Case, spaces and punctuation are ignored. */
  matches(typed: unknown): boolean {
    return typeof typed === "string" && timingSafeEqual(hashOf(typed), hashOf(this.text));
  }
}
