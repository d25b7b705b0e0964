import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { systemOfFinding } from "../../frames/exam/systemOfFinding";
import type { Sentence } from "../../segment/Sentence";
import { findSites } from "../../terms/findSites";
import type { ReadingState } from "../ReadingState";

/**
 * Matches words with which an examiner names the place that was just touched, with the place as the group: "Okay,
 * that's | over the ribs on the right".
 */
const namesPlacePattern =
  /^(?:(?:okay|so|and|alright|all right|right|yes|yeah|good|sorry),? ){0,3}(?:that|this|it) (?:is|would be) (?:right |just |all |really |mostly |exactly |up |down ){0,3}((?:(?:over|at|in|along|on|around|behind|between|under|near|below|above) )?(?:the|your|his|her) [a-z][a-z '-]{2,50}|(?:the |your )?(?:left|right) [a-z]{3,20}(?: [a-z]{3,20}){0,2}|mcburney's point|(?:at|over|around) [cltsCLTS]\d{1,2}(?:[- ][cltsCLTS]?\d)?)$/i;
/** Matches words that show that a sentence names no place: "the infection", "the one you hurt". */
const noPlacePattern =
  /\b(?:one|reason|problem|cause|issue|infection|inflammation|muscle spasm|arthritis|that|which|you|is|are|was|from|good|bad|worst|plan|thing|test|same|main|only|first|best|nerve pain|pain|injury|sprain|strain|tear)\b/i;
/** Matches a finding of pain without a place, with the degree and the way of touching as groups. */
const placelessPattern = /^((?:slight )?pain) (to palpation|on examination)(?: of the (?:abdomen|back|chest|sinus))?$/i;

/** Maximum number of turns between the touch and the name of its place. Later, another place is touched. */
const maxTurns = 3;

/**
 * Adds the place to pain at a touch that was found just before: "Does that hurt?" "Yes." "That's the right lower
 * quadrant." Returns whether the sentence only names the place.
 */
export function placeTouched(sentence: Sentence, reading: ReadingState): boolean {
  const last = reading.facts.at(-1);
  const finding = last?.slots.finding;
  if (last?.kind !== "exam" || !finding || last.polarity === "absent") return false;
  const [, pain = "", how = ""] = placelessPattern.exec(finding.text) ?? [];
  if (!pain || sentence.at - reading.touchedAt > maxTurns) return false;
  const place = namesPlacePattern.exec(sentence.text)?.[1];
  const words = place?.replace(/\b(?:your|his|her)\b/gi, "the").replace(/^(?=(?:left|right)\b)/i, "the ");
  if (!words || noPlacePattern.test(words)) return false;
  const isBeside = /^(?:over|at|in|along|on|around|behind|between|under|near|below|above)\b/i.test(words);
  // "Does this hurt?" "No." was said of another place, which has no name.
  const known = reading.facts.slice(0, -1).filter((fact) => !isPlaceless(fact));
  const located = withFinding(
    last,
    `${pain} ${isBeside ? "to palpation" : `${how.toLowerCase().replace("on examination", "to palpation")} of`} ${words}`,
    sentence,
  );
  reading.facts = [...known, located];
  return true;
}

/** Returns whether a finding denies pain at a place that was not named. */
const isPlaceless = ({ kind, polarity, slots }: Fact): boolean =>
  kind === "exam" &&
  polarity === "absent" &&
  /^no pain (?:to palpation|on examination)$/i.test(slots.finding?.text ?? "");

/** Returns a finding with other words, which also rest on the sentence. */
function withFinding(fact: Fact, text: string, sentence: Sentence): Fact {
  const site = findSites(text)[0];
  const made = makeFact({ kind: "exam", from: [sentence], slots: { finding: text } });
  const finding = fact.slots.finding;
  const system = systemOfFinding(text);
  const own = makeFact({
    kind: "exam",
    from: [sentence],
    slots: { system: system ?? fact.slots.system?.text, site: site?.part, side: site?.side ?? undefined },
  });
  return {
    ...fact,
    evidence: [...fact.evidence, ...made.evidence],
    slots: {
      ...fact.slots,
      ...own.slots,
      ...(finding ? { finding: { ...finding, text, evidence: [...finding.evidence, ...made.evidence] } } : {}),
    },
  };
}
