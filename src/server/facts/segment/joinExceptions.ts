import type { Sentence } from "./Sentence";
import { lowerFirst } from "../../platform/lowerFirst";

/** Matches a sentence that only denies allergies: "no known allergies". */
const onlyDeniesPattern =
  /^(?:(?:oh|well|um),? )?(?:(?:no|none|nope|I have|I do not have|there are),? )*(?:nkda|(?:no |any )?(?:known )?(?:drug |food |medication |medicine )?allergies|not (?:that I know of|allergic to anything))$/i;
/** Matches a sentence that is a no and nothing else. */
const plainNoPattern = /^(?:(?:oh|well|um),? )?(?:no|none|nope|nah)$/i;
/** Matches a sentence that continues with an exception from a denial: "Well, just penicillin". */
const addsExceptionPattern =
  /^(?:(?:oh|well|but|and|actually|um|so),? )*((?:just|only|except\w*|apart from|aside from|besides|other than|bar|barring) (?!that\b|this\b)[a-z])/i;

/** Matches an answer that only excludes rest: "Not at rest". */
const notAtRestPattern =
  /^(?:(?:oh|well|no),? )*not (?:at rest|when (?:I am )?(?:resting|sitting|still|lying down|sitting still)|just sitting|sitting (?:here|still|down))[.!]?$/i;
/** Matches a sentence that only gives a circumstance: "When I carry the laundry". */
const circumstancePattern =
  /^(?:(?:only|just|but|mostly),? )*(?:when(?:ever)?|if|with|after|going|climbing|walking|on) [a-z][^,;]{2,60}$/i;

/**
 * Joins a denial of allergies with an exception from it in the next sentence ("No allergies. Well, just penicillin."),
 * and an answer that excludes rest with the circumstance after it ("Not at rest. When I climb stairs.").
 * `isAsked`: allergies are the topic already, so that a plain "no" denies them.
 */
export function joinExceptions(turn: readonly Sentence[], isAsked: boolean): readonly Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of turn) {
    const last = out.at(-1);
    // "Not at rest. When I carry the laundry."
    if (last && notAtRestPattern.test(last.text) && circumstancePattern.test(sentence.text)) {
      const text = `Only ${lowerFirst(sentence.text.replace(/^(?:(?:only|just|but|mostly),? )+/i, ""))}`;
      out[out.length - 1] = { ...last, text, end: sentence.end };
      continue;
    }
    const added = addsExceptionPattern.exec(sentence.text);
    const isDenial = last && (onlyDeniesPattern.test(last.text) || (isAsked && plainNoPattern.test(last.text)));
    if (!isDenial || !added) out.push(sentence);
    else {
      const from = added.index + added[0].length - (added[1] ?? "").length;
      const rest = sentence.text.slice(from);
      out[out.length - 1] = {
        ...last,
        text: `${last.text}, ${lowerFirst(rest)}`,
        end: sentence.end,
      };
    }
  }
  return out;
}
