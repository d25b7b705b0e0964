import { escaped } from "../../../platform/patterns/escaped";
import type { AskedItem } from "../../acts/matchItems";
import type { SymptomMention } from "../../terms/findSymptoms";

/** Matches the side that an answer begins with, as the group: "yes, on the | left |", but not "right now". */
const opensWithSidePattern =
  /^(?:(?:yes|yeah|yep|just|only|mainly|mostly|but|it is|I do|more),? )*(?:(?:in|on|with) )?(?:(?:the|my) )?(left|right|both)\b(?! (?:now|away|here|there|after|before|when|in|at|down)\b)/i;

/**
 * Returns the side that a short answer begins with: "left" of "The left one, yes"; undefined if there is none, the
 * answer negates something, or it says "both" of two other things that the question names: "Is it sharp or dull?"
 */
export function sideAnswered(spoken: string, asked: string): "left" | "right" | "both" | undefined {
  const named = opensWithSidePattern.exec(spoken)?.[1];
  if (/^both$/i.test(named ?? "") && / or /.test(asked) && !/\b(?:left|right|sides?|one)\b/i.test(asked))
    return undefined;
  return named && !/\b(?:not|never)\b/i.test(spoken) ? (named.toLowerCase() as "left" | "right" | "both") : undefined;
}

/** Returns the temperature said with a fever ("101", °F or °C); undefined if there is none or for other symptoms. */
export function measuredIn(symptom: string, spoken: string): string | undefined {
  if (symptom !== "fever") return undefined;
  const degrees = /\b(\d{2,3}(?:\.\d)?)\b(?! (?:days?|hours?|weeks?|times|years?|mg))/.exec(spoken)?.[1];
  return degrees && ((+degrees >= 95 && +degrees <= 108) || (+degrees >= 35 && +degrees <= 42)) ? degrees : undefined;
}

/** Sources of patterns for words that name an item in an answer alone: "Just the taste". */
const shortForms: Readonly<Record<string, string>> = {
  redness: "|red",
  palpitations: "|(?:odd |occasional |little )?flutters?|fluttering|skipped beats?",
  "light sensitivity": "|(?:the |bright )?lights?",
  "sensitivity to sound": "|sounds?|noises?",
  nausea: "|(?:feel(?:ing)? )?sick(?! (?:leave|note|contacts?|people|days?)\\b)",
  "loss of taste":
    "|(?:can (?:barely|hardly)|(?:hard|difficult|harder) to) taste|(?<!\\bno )(?:my |the |sense of )*taste(?=\\W*$|,? (?:yes|yeah|yep|no|is gone|has gone|only|too|and smell|or smell)| (?:is|has|was|has been|is been|does)(?: [a-z]+){0,2} (?:off|different|weird|bad|worse|reduced|weaker|gone|lost))",
  "loss of smell":
    "|(?:can (?:barely|hardly)|(?:hard|difficult|harder) to) smell|(?<!\\bno )(?:my |the |sense of )*smell(?=\\W*$|,? (?:yes|yeah|yep|no|is gone|has gone|only|too|and taste|or taste)| (?:is|has|was|has been|is been|does)(?: [a-z]+){0,2} (?:off|different|weird|bad|worse|reduced|weaker|gone|lost))",
};

/** Returns the item that matches a symptom in an answer, by its known forms and by the words of the question. */
export function itemOf(mention: SymptomMention): AskedItem {
  return {
    key: mention.term.name,
    words: new RegExp(
      `\\b(?:${mention.term.pattern}|${escaped(mention.words)}${shortForms[mention.term.name] ?? ""})`,
      "i",
    ),
  };
}
