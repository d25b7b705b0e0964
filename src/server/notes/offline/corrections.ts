import { drugPattern } from "../../facts/terms/drugLexicon";

/** What a speaker says on noticing a slip; what comes next counts. */
const cue =
  /,?\s*\b(?:no,? wait|wait,? no|sorry|excuse me|i mean(?:t)?|actually,? no|no,? actually|scratch that|correction|let me correct that|make that|or rather|rather)\b[,.]?\s*/gi;

/** Kinds of value that can be said wrong and said again. */
const kinds: readonly RegExp[] = [
  /\b\d+(?:\.\d+)?(?:\/\d+)?(?:\s?(?:mg|mcg|ml|units?|%|weeks?|days?|months?|years?|hours?|minutes?|times))?(?![\d.]*\d)/gi,
  /\b(?:left|right)\b/gi,
  new RegExp(drugPattern.source, "gi"),
];

/**
 * Keeps only the corrected value of what was said: "10, sorry, 20 mg" → "20 mg"; "my right knee, no wait, my left knee" →
 * "my left knee". A cue without two values of one kind around it (an apology) stays as it is.
 *
 * @param text with numbers as digits.
 */
export function applyCorrections(text: string): string {
  let out = text;
  for (const match of [...text.matchAll(cue)].toReversed()) {
    out = correctAt(out, match.index, match.index + match[0].length);
  }
  return out;
}

function correctAt(text: string, cueStart: number, cueEnd: number): string {
  const before = text.slice(0, cueStart);
  const after = text.slice(cueEnd);
  const near = after.split(/\s+/).slice(0, 6).join(" ");
  const candidates = kinds.flatMap((kind) => {
    const said = [...before.matchAll(kind)].at(-1);
    const corrected = [...near.matchAll(kind)][0];
    return said && corrected ? [{ said, corrected }] : [];
  });
  const nearest = candidates.toSorted((a, b) => a.corrected.index - b.corrected.index)[0];
  if (!nearest || cueStart - nearest.said.index > 120) return text;
  const { said, corrected } = nearest;
  // The unit can follow the first value alone: "10 mg, sorry, 20".
  const unit = /^[\d./]+$/.test(corrected[0]) ? (/[a-z%]+$/i.exec(said[0])?.[0] ?? "") : "";
  const value = unit ? `${corrected[0]} ${unit}` : corrected[0];
  return before.slice(0, said.index) + value + after.slice(corrected.index + corrected[0].length);
}
