import { quickExec } from "../../platform/patterns/quickExec";
import { matchesOf } from "../../platform/patterns/matchesOf";
import { rememberResults } from "../../platform/rememberResults";
import { sitePart } from "./sitePart";

/** A body part named in a text, with its side (null if none is said) and its position (`end` exclusive). */
export interface SiteMention {
  side: "left" | "right" | "both" | null;
  /** Singular, without side: "knee", "lower back". */
  part: string;
  start: number;
  end: number;
}

/** Matches a body part with its side before or after it: "left knee", "knee on the left". */
const sitePattern = new RegExp(
  `\\b(?:(left|right|both|bilateral)(?: hand)?(?: side of)?(?: (?:my|your|the|his|her))? )?((?:(?:upper|lower|inner|outer|mid) )?(?=\\w)(?:${sitePart}))(?![a-z])(?: (?:on|in) (?:my|the|your|his|her) (left|right)(?: side)?)?`,
  "gi",
);
/** Singulars of irregular plurals. */
const singular: Readonly<Record<string, string>> = {
  feet: "foot",
  teeth: "tooth",
  calves: "calf",
  extremities: "extremity",
};

/** Matches the words after "back" that name the body part whose rear is meant: "the back | of my shoulder". */
const partOfPattern =
  /^ of (?:my|the|his|her|your|both|that|this) (?:left |right )?(?!lower back|upper back|back)[a-z]/i;

/** Matches the word after "back" that makes it the body part also after a verb: "I have got back | pain". */
const complaintAfterPattern =
  /^ (?:pains?|aches?|spasms?|problems?|trouble|issues?|injur(?:y|ies)|surger(?:y|ies)|operations?|strain|cramps?|stiffness|discomfort)\b/i;

const findSite = quickExec(new RegExp(sitePattern.source, "i"));

/** Finds the body parts that a sentence names, in order. */
export const findSites = rememberResults(sitesIn);

/** As `findSites`, without remembering results. */
function sitesIn(text: string): readonly SiteMention[] {
  if (!findSite(text)) return [];
  const found: SiteMention[] = [];
  // Sentences are far shorter than 2,000 characters.
  for (const match of matchesOf(text.slice(0, 2_000), sitePattern)) {
    const words = (match[2] ?? "").toLowerCase();
    // "Back" is an adverb in "come back" and "back in".
    if (
      /^back$/.test(words) &&
      !complaintAfterPattern.test(text.slice(match.index + match[0].length)) &&
      /\b(?:come|came|go|went|going|get|got|see|be|call|hear|look\w*|put|move\w*|and|again|right|way|at|year|cut|scale|dial\w*)\s*$/i.test(
        text.slice(0, match.index),
      )
    )
      continue;
    if (
      /^back$/.test(words) &&
      /^ (?:in|to|up|then|when|from|again|on|out|and forth)\b/.test(text.slice(match.index + match[0].length)) &&
      !/\b(?:my|your|his|her|lower|the)\s*$/i.test(text.slice(0, match.index))
    )
      continue;
    // "The back of my head" is not a back.
    if (/\bback$/.test(words) && partOfPattern.test(text.slice(match.index + match[0].length))) continue;
    const side = (match[1] ?? match[3])?.toLowerCase();
    found.push({
      side: side === "left" || side === "right" ? side : side ? "both" : null,
      part: partName(words),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}

/** Returns the name of a body part as written in a note: singular, "abdomen" for "tummy". */
function partName(words: string): string {
  const last = words.split(" ").at(-1) ?? words;
  const one =
    singular[last] ?? (/(?:ss|is|s)$/.test(last) && !/[^s]s$/.test(last) ? last : last.replace(/(?<!s|i|u)s$/, ""));
  const named = words.slice(0, words.length - last.length) + one;
  if (/^(?:belly|tummy|stomach)$/.test(named)) return "abdomen";
  return named === "low back" ? "lower back" : named;
}
