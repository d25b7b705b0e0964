import type { Turn } from "../../transcription/Turn";
import { readSentences } from "../segment/readSentences";
import { type Proxy, proxyOf } from "./proxyOf";

/** Matches words for a third person, who can be the patient: "does he", "your son". */
const thirdPersonPattern = /\b(?:does|is|has|was|did|that) (?:he|she)\b|\b(?:his|her|your (?:son|daughter))\b/i;

/** Maximum number of characters of a turn that are searched for such words, to limit the time for very long turns. */
const maxSearched = 2_000;

/** Returns the person who speaks for the patient in these turns; null if patients speak for themselves. */
export function proxyInTurns(turns: readonly Turn[]): Proxy | null {
  const suggestsProxy = ({ speaker, text }: Turn): boolean =>
    speaker === "other" || thirdPersonPattern.test(text.slice(0, maxSearched));
  if (!turns.some(suggestsProxy)) return null; // saves splitting most visits into sentences
  return proxyOf(readSentences(turns));
}
