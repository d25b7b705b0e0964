import { lowerFirst } from "../../../platform/lowerFirst";
import { findSites } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";
import type { Sentence } from "../Sentence";

/** Source of a pattern for prepositions of place. */
const preposition = "(?:in|on|under|underneath|beneath|behind|around|inside|near|across|between|above|below)";
/** Matches a preposition that is said again after it broke off: "on my, | on the right testicle". */
const brokenOffPattern = new RegExp(`^(${preposition}) (?:my|the),? (?=\\1 (?:my|the)\\b)`, "i");
/** Matches a sentence that only names a place: "In my left shoulder", "Just under the ribs on the right". */
const onlyPlacePattern = new RegExp(
  `^(?:(?:well|um|uh|right|just|sort of|kind of|mostly|mainly|here),? ){0,2}(${preposition} (?:my|the|both|this|that|one of my|the back of my|the front of my|the side of my) [a-z' ,-]{2,50}?)[.!]?$`,
  "i",
);
/** Matches words that make such a sentence one of its own, or its place that of something else. */
const ownSentencePattern =
  /\b(?:I|it|is|are|was|were|has|have|had|not|no|never|but|when|hurts?|feels?|whole time|time|day|night|morning|way|phone|internet|scan|letter|medic\w+|hospital)\b/i;
/** Matches the end of a sentence about something at a place of the body: "There is a lump", "I have this pain". */
const needsPlacePattern =
  /^(?!.*\b(?:no|not|never|nothing|without)\b).*\b(?:lumps?|bumps?|spots?|moles?|sores?|growths?|swelling|pains?|aches?|rash|bruises?|blisters?|boils?|numbness|tingling|itch(?:ing)?|cramps?|burning|tightness|pressure)\.?$/i;

/** Maximum number of words of a sentence that only names a place. */
const maxWords = 9;

/**
 * Joins a sentence that only names a place with the sentence before it, if that one ends in something that is at a
 * place of the body and names none: "There's a lump. | On my right testicle."
 */
export function joinPlaces(sentences: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of sentences) {
    const last = out.at(-1);
    const place = placeIn(sentence.text);
    const isOfLast =
      last !== undefined &&
      place !== null &&
      last.turn === sentence.turn &&
      last.by === sentence.by &&
      needsPlacePattern.test(last.text) &&
      findSites(last.text).length === 0 &&
      findSymptoms(last.text).length < 2;
    if (isOfLast)
      out[out.length - 1] = {
        ...last,
        text: `${last.text.replace(/\.$/, "")} ${lowerFirst(place)}`,
        end: sentence.end,
      };
    else out.push(sentence);
  }
  return out;
}

/** Returns the place that a sentence names and nothing else: "on the right testicle"; null for other sentences. */
function placeIn(text: string): string | null {
  const whole = text.replace(brokenOffPattern, "");
  const place = onlyPlacePattern.exec(whole)?.[1];
  if (!place || whole.split(" ").length > maxWords || ownSentencePattern.test(whole)) return null;
  return findSites(place).length > 0 ? place : null;
}
