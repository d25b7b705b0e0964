import { createHash, randomInt, timingSafeEqual } from "node:crypto";

/** Without letters and digits that are read alike. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const length = 10;

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
const hashOf = (code: string): Buffer => createHash("sha256").update(plain(code)).digest();

/**
 * The code that the first sign-up needs on a server that other machines can reach, so that whoever finds it first does not
 * become its administrator. A new one at every start.
 */
export class SetUpCode {
  /** `ABCDE-FGHJK`, to be printed. */
  readonly text: string;

  constructor() {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
    this.text = `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
  }

  /** Whether it is the code, in any case and spacing. */
  matches(typed: unknown): boolean {
    return typeof typed === "string" && timingSafeEqual(hashOf(typed), hashOf(this.text));
  }
}
