import type { Turn } from "../../transcription/Turn";
import { readSentences } from "../segment/readSentences";
import { type Proxy, proxyOf } from "./proxyOf";

/** Matches a question about a patient who does not speak: "does he", "your son". */
const asksAboutOtherPattern = /\b(?:does|is|has|was|did|that) (?:he|she)\b|\b(?:his|her|your (?:son|daughter))\b/i;

/** Returns the person who speaks for the patient in these turns; null if there is none. */
export function proxyInTurns(turns: readonly Turn[]): Proxy | null {
  const isOther = ({ speaker, text }: Turn): boolean =>
    speaker === "other" || asksAboutOtherPattern.test(text.slice(0, 2_000));
  if (!turns.some(isOther)) return null; // most visits need not be read again
  return proxyOf(readSentences(turns));
}
