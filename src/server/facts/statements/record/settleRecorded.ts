import { readAnswer } from "../../acts/readAnswer";
import type { Fact } from "../../Fact";
import { noAllergyTo } from "../../frames/allergyClauses";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { substancesIn } from "../../terms/allergens";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import { isSideEffect, reactionOf } from "../../terms/reactionOf";
import { refutesAllergy } from "../../terms/refuted/refutesAllergy";
import type { ReadingState } from "../ReadingState";

/** Matches a question whether what was read out is right: "Is that right?", "Still the case?" */
export const asksIfRightPattern =
  /\b(?:right|correct|true|accurate|the case|up to date|still (?:so|an issue|a problem))\?$/i;
/** Matches words that say that a supposed allergy has another name: "it's not an allergy", "not really allergic". */
const notAllergyPattern =
  /\bnot (?:(?:really|exactly|actually|quite|an?|true|real|proper) ){0,3}allerg(?:y|ic)\b|\bwould not (?:really )?call (?:it|that) (?:an? )?(?:real |true )?allergy\b/i;
/** Matches words of a patient who knows nothing of an entry: "I don't know where that came from". */
const unknownPattern =
  /\b(?:(?:do not|no idea|not sure|cannot (?:think|say)) [^.;]{0,20}?(?:where|why|how|who|what)\b[^.;]{0,40}\b(?:from|there|on (?:there|it|my (?:chart|record|list))|got (?:on|in)|put (?:it|that))|never heard of (?:that|it)|news to me)\b/i;
/** Matches a verdict right after the name of an allergen: "the cipro | yes", "bananas | no". */
const verdictPattern =
  /^(?:'s)?(?:,? (?:is|are|was|must be|one|allergy|that is))*,? (yes|yeah|yep|right|correct|true|no|nope|not|never|wrong|(?:a|an) (?:mistake|error))\b/i;

/** Matches words for a substance that did nothing: "latex | I've never had a problem with". */
const neverReactedPattern =
  /\bnever (?:had|given me|gave me) (?:an? |any )?(?:problems?|trouble|issues?|reactions?)\b/i;

/** Returns whether a fact is an allergen that the clinician read out in the turn `turn`. */
const isReadOut = (fact: Fact, turn: string): boolean =>
  (fact.kind === "allergy" || fact.kind === "intolerance") &&
  fact.status === "current" &&
  fact.polarity === "present" &&
  fact.slots.substance !== undefined &&
  fact.evidence.at(-1)?.turn === turn;

/**
 * Settles the allergens that the clinician read out in the turn before by what the patient says of each: none ("that
 * was ruled out"), a side effect ("it's not an allergy, it makes me sick"), or an entry that the patient knows nothing
 * of. Returns the sentences that are still to be read.
 */
export function settleRecorded(turn: readonly Sentence[], reading: ReadingState): readonly Sentence[] {
  const { lastSaid } = reading;
  if (lastSaid?.at !== (turn[0]?.at ?? 0) - 1) return turn;
  const diseases = reading.facts.filter(
    ({ kind, source, evidence }) =>
      kind === "condition" && source === "record" && evidence.at(-1)?.turn === lastSaid.turn,
  );
  const [disease] = diseases;
  if (disease && diseases.length === 1) return turn.map((sentence) => withDisease(sentence, disease));
  const listed = reading.facts.filter((fact) => isReadOut(fact, lastSaid.turn));
  const read = new Map<Sentence, Sentence | null>();
  for (const fact of listed) {
    const about = turn.filter(({ text }) => (listed.length === 1 ? !namesOther(text, fact) : names(text, fact)));
    const settled = about.length > 0 ? settledBy(fact, about, listed.length === 1, reading.open) : null;
    if (!settled) continue;
    reading.facts[reading.facts.indexOf(fact)] = settled;
    for (const sentence of about.filter(({ text }, i) => i === 0 || listed.length > 1 || refutesAllergy(text)))
      read.set(sentence, addsNothing(sentence.text, fact) || listed.length > 1 ? null : withName(sentence, fact));
  }
  return turn.flatMap((sentence) => (read.has(sentence) ? (read.get(sentence) ?? []) : sentence));
}

/** Returns the offset after the name of the allergen of a fact in a text; -1 if it does not name it. */
function afterName(text: string, { slots }: Fact): number {
  const name = slots.substance?.text.toLowerCase() ?? "";
  const at = text.toLowerCase().indexOf(name);
  return at < 0 ? -1 : at + name.length;
}

/** Returns whether a text names a substance, but not the allergen of a fact: "tramadol made me loopy". */
const namesOther = (text: string, fact: Fact): boolean => !names(text, fact) && substancesIn(text).length > 0;

const names = (text: string, fact: Fact): boolean => afterName(text, fact) >= 0;

/** Returns a sentence with the disease that was read out in place of "it": "I had | it | when I was pregnant". */
function withDisease(sentence: Sentence, { slots }: Fact): Sentence {
  const name = slots.name?.text ?? "it";
  const text = sentence.text.replace(
    /^((?:(?:well|oh|yes|yeah|no|so),? )*I (?:only |just )?(?:had|used to have|got)) (?:it|that)(?= (?:when|while|as|during|until|before|years?|in)\b)/i,
    `$1 ${name}`,
  );
  return text === sentence.text ? sentence : { ...sentence, text, isRetold: true };
}

/** Returns a sentence with the allergen in place of "it": "they said not to take | it". */
function withName(sentence: Sentence, { slots }: Fact): Sentence {
  const text = sentence.text.replace(
    /\b(tak(?:e|ing)|hav(?:e|ing)|us(?:e|ing)|eat(?:ing)?) (?:it|that)\b/i,
    `$1 ${slots.substance?.text ?? "it"}`,
  );
  return text === sentence.text ? sentence : { ...sentence, text, isRetold: true };
}

/** Returns whether a sentence says nothing that is noted elsewhere: no symptom, disease or other drug. */
const addsNothing = (text: string, fact: Fact): boolean =>
  findSymptoms(text).length === 0 &&
  findConditions(text).length === 0 &&
  findDrugs(text).every(({ name }) => name.toLowerCase() === fact.slots.substance?.text.toLowerCase());

/**
 * Returns a fact as the sentences about it settle it; null if they leave it as it is. `open`: the questions that they
 * may answer.
 */
export function settledBy(
  fact: Fact,
  about: readonly Sentence[],
  isOnly: boolean,
  open: readonly Sentence[],
): Fact | null {
  const text = about.map((sentence) => sentence.text).join(". ");
  const substance = fact.slots.substance?.text ?? "";
  const said = isOnly ? text : text.slice(afterName(text, fact));
  const verdict = isOnly ? null : verdictPattern.exec(said)?.[1];
  const withAnswer = (settled: Fact): Fact => ({ ...settled, evidence: [...fact.evidence, ...settled.evidence] });
  const reaction = reactionOf(said) ?? undefined;
  if (notAllergyPattern.test(said) && isSideEffect(said) && !/\bulcers?\b/i.test(said))
    return withAnswer(makeFact({ kind: "intolerance", from: about, slots: { substance, reaction } }));
  const isDenied =
    neverReactedPattern.test(said) ||
    /^(?:no|not|never|wrong|an? )/i.test(verdict ?? "") ||
    (isOnly && isDeniedOutright(about, open));
  if (refutesAllergy(said) || (isDenied && reaction === undefined)) return withAnswer(noAllergyTo(substance, about));
  if (unknownPattern.test(said)) return { ...fact, certainty: "possible" };
  if (!verdict || isDenied) return null;
  const felt =
    reaction ?? /\bI (?:got|get|had|have) (?:an? |some |bad )*([a-z]+ (?:pain|swelling|trouble))\b/i.exec(said)?.[1];
  const confirmed = makeFact({ kind: fact.kind, from: about, slots: { substance, reaction: felt } });
  return withAnswer({ ...confirmed, slots: { ...fact.slots, ...confirmed.slots } });
}

/** Returns whether a plain no answers what was read out, alone or before "Is that right?" */
function isDeniedOutright(about: readonly Sentence[], open: readonly Sentence[]): boolean {
  const { polarity, isHedged } = readAnswer(about[0]?.text ?? "");
  return polarity === "no" && !isHedged && open.every(({ text }) => asksIfRightPattern.test(text));
}
