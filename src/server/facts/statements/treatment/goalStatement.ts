import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Source of a pattern for words that limit a value: "under", "at least". */
const limit =
  "under|below|less than|over|above|at least|between|around|about|at|closer to|no more than|no higher than|down to|up to";
/** Source of a pattern for a value or a range: "7", "130/80", "4 to 6". */
const value = "\\d{1,4}(?:\\.\\d)?(?:/\\d{2,3})?%?(?: (?:and|to) \\d{1,4}(?:\\.\\d)?(?:/\\d{2,3})?%?)?";
/** Matches a value that the clinician wants to reach: "we want your A1c under 7", "I'd like that below 130/80". */
const wantedPattern = new RegExp(
  `^(?:we|I) (?:would |do |really |also )*(?:want|like|need|prefer|am aiming for|are aiming for)(?: to (?:see|get|keep|have))? (?:(?:the|your|his|her) ([a-z][a-z0-9 -]{1,28}?)|it|that|this|them|those)(?: (?:to be|to stay|to come|back|down|up|staying|kept|consistently|really))* (${limit}) (${value})(?=$|[.,;]| (?:for|at|in|because|before|by|most|if|so|and|ideally)\\b)`,
  "i",
);
/** Matches a named goal: "your goal is under 7.5", "the target for your pressure is 130/80". */
const goalPattern = new RegExp(
  `^(?:the|your|our|his|her) (?:[a-z0-9]+ )?(?:goal|target)(?: for (?:the |your |his |her |that |you )?([a-z][a-z0-9 -]{1,24}?))?(?: (?:is|would be|should be|of))(?: (${limit}))? (${value})(?=$|[.,;]| (?:for|at|in|because|before|by|most|so|and)\\b)`,
  "i",
);
/** Matches values that have a goal although they are not laboratory tests: "pressure", "weight". */
const measuredPattern =
  /^(?:(?:blood )?pressures?|bps?|weight|(?:fasting |morning )?(?:blood )?(?:sugars?|glucose)|fastings|numbers|heart rate|inr|saturations?|sats)$/i;

/**
 * Reads the value that a clinician wants to reach, as advice with the name of what is measured: "We want it under 7.5"
 * after "A1c 7.9" → "A1c goal: under 7.5". Null if it is not known what is measured.
 */
export function goalStatement(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const text = withoutLead(sentence.text);
  const [, named, bound = "", amount = ""] = wantedPattern.exec(text) ?? goalPattern.exec(text) ?? [];
  if (!amount) return null;
  const name = named ?? lastMeasured(reading);
  if (!name || !(testNamed(name) ?? measuredPattern.exec(name))) return null;
  return [
    makeFact({
      kind: "advice",
      from: [sentence],
      problem: reading.problem,
      time: { when: "planned" },
      slots: { action: "item", object: `${name} goal: ${bound ? `${bound.toLowerCase()} ` : ""}${amount}` },
    }),
  ];
}

/** Returns the name of the value that was given last, if nothing else was said about the patient after it. */
const lastMeasured = ({ facts }: ReadingState): string | undefined => {
  const last = facts.at(-1);
  return last?.kind === "result" || last?.kind === "vital"
    ? last.slots.name?.text.replace(/ \([^()]{0,80}\)$/, "")
    : undefined;
};
