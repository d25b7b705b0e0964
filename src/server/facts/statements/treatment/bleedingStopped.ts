import type { ReadingState } from "../ReadingState";

/** Matches words that say that a bleed has stopped, with how as the group: "The bleeding's | stopped |". */
const bleedingPattern =
  /^(?:(?:all done|okay|alright|all right|right|so|now|and|good|well|done|there we go|there|great),? ){0,3}(?:(?:the |your |his |her )?bleeding|it) (?:is|has|has been|looks)(?: now| all| nicely| completely)* (stopped|controlled|under control)\b/i;

/** Matches words for a bleed: "bleeding", "nosebleed". */
const bleedPattern = /\b(?:bleed|nosebleed|epistaxis)/i;

/** Returns that a bleed has stopped after a treatment of the visit; null if none was given or nothing says so. */
export function bleedingStopped(text: string, { facts, heard }: ReadingState): string | null {
  const how = bleedingPattern.exec(text)?.[1]?.toLowerCase();
  if (!how) return null;
  const isBleed =
    [text, heard].some((words) => bleedPattern.test(words)) || facts.some(({ said }) => bleedPattern.test(said));
  return isBleed && facts.some(({ kind }) => kind === "order") ? `bleeding ${how}` : null;
}
