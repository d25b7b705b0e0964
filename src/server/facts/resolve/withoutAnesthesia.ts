import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";

/** Matches a local anesthetic that the clinician gives in the visit: "I'm going to numb this up", "some lidocaine". */
const anestheticPattern =
  /\b(?:numb(?:ing|ed)? (?:it|this|that|you|him|her|the|your|his|up)\b|fr(?:ee|o)z(?:e|ing|en) (?:it|this|that|the|your|up)\b|(?:lido|ligno|xylo|bupiva|mepiva|ropiva)caine|local an(?:a?e)sthe\w+|numbing (?:medicine|medication|shot|injection|cream|gel|agent|stuff)|(?:some|the|a bit of|more|your|of) local(?=$|[,.;!]| (?:in|now|first|here|going|goes|to|and|then|before|is|will|around)\b)|(?:sharp|little|small) scratch|(?:some|the|a bit of) freezing(?=$|[,.;!]| (?:in|now|first|here|going|is|will)\b)|(?:nerve|digital|ring|finger|toe) block)/i;
/** Matches words for a time or place other than this visit: "last week", "the dentist", "patch". */
const otherTimePattern =
  /\b(?:ago|yesterday|last|before|previously|dentist\w*|next (?:week|month|time|visit)|patch(?:es)?|prescri\w+|allerg\w*|refer\w*|\d+ (?:percent|times))\b|\?$/i;
/** Matches the state that an anesthetic causes: "numb"; not "numbness", which is asked about as a symptom. */
const numbPattern = /\b(?:numb(?:er|ed)?|frozen)\b/i;
/** Matches words for how long or when a symptom is felt: "for weeks", "at night". */
const lastingPattern =
  /\b(?:for (?:a|an|about|the|some|several|\d+|years?|months?|weeks?|days?)|since|ago|at night|in the mornings?|has been|have been|had been|was|were|used to|goes|went|every|always|sometimes|often|when(?:ever)?|last)\b/i;
/**
 * Number of turns after the anesthetic in which the state is its effect: the time of a small procedure. Numbness that
 * is reported later is a symptom.
 */
const maxTurns = 12;

/**
 * Leaves out what patients say about the effect of a local anesthetic that was given in the visit: "Is it numb now?"
 * "Yeah, it feels numb" is not a symptom. Numbness reported before the anesthetic, or with how long it has lasted, is
 * kept.
 */
export function withoutAnesthesia(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const given = sentences.find(
    ({ by, text }) => by === "clinician" && anestheticPattern.test(text) && !otherTimePattern.test(text),
  );
  if (!given) return [...facts];
  const turns = new Map(sentences.map(({ turn, at }) => [turn, at]));
  const isNumb = ({ kind, slots, said, source }: Fact): boolean =>
    (kind === "symptom" && /^numbness\b/i.test(slots.name?.text ?? "")) ||
    ((kind === "statement" || kind === "quotation") &&
      source !== "clinician" &&
      numbPattern.test(slots.detail?.text ?? said));
  const startOf = ({ evidence }: Fact): number => turns.get(evidence[0]?.turn ?? "") ?? 0;
  const spokenOf = ({ evidence }: Fact): string =>
    sentences
      .filter(({ turn }) => evidence.some((span) => span.turn === turn))
      .map(({ text }) => text)
      .filter((text) => /\bnumb/i.test(text))
      .join(". ");
  if (facts.some((fact) => isNumb(fact) && fact.polarity === "present" && startOf(fact) < given.at)) return [...facts];
  return facts.filter((fact) => {
    if (!isNumb(fact)) return true;
    const spoken = spokenOf(fact);
    const isLater = startOf(fact) - given.at > maxTurns;
    return isLater || /\bnumbness\b/i.test(spoken) || !numbPattern.test(spoken) || lastingPattern.test(spoken);
  });
}
