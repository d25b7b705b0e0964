import type { Turn } from "../../transcription/Turn";
import { readSentences } from "../segment/readSentences";
import { proxyOf } from "./proxyOf";

/** Matches a question about a patient who does not speak: "does he", "your son". */
const asksAboutOtherPattern = /\b(?:does|is|has|was|did|that) (?:he|she)\b|\b(?:his|her|your (?:son|daughter))\b/i;

/** Returns the patient's sex if another person speaks for the patient and says "he" or "she"; otherwise undefined. */
export function sexFromInformants(turns: readonly Turn[]): "male" | "female" | undefined {
  const isOther = ({ speaker, text }: Turn): boolean =>
    speaker === "other" || asksAboutOtherPattern.test(text.slice(0, 2_000));
  if (!turns.some(isOther)) return undefined; // most visits need not be read again
  return proxyOf(readSentences(turns))?.sex ?? undefined;
}
