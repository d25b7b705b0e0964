import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { testNamed } from "../frames/readResult";
import { namesOperation } from "../frames/readHistory";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { drugName, findDrugs } from "../terms/findDrugs";
import { recordsRefusal } from "./refusalWords";

/** A treatment or test that a clinician proposed without ordering it. */
export interface Proposal {
  /** The treatment or test as written in a note: "the shingles vaccine". */
  of: string;
  /** The name of the drug, if it is one. */
  name?: string;
  from: Sentence;
}

/** Matches words with which a clinician proposes a treatment or test, with what is proposed as the group. */
const proposesPattern =
  /\b(?:recommend|suggest|advise|propose|offer(?: you)?|(?:you are|he is|she is) (?:over)?due(?: for)?|it is time (?:for|we (?:started|did|got|tried|added|put you on))|(?:we|you|I) (?:should|could|can|might|ought to|need to|want to|would like to) (?:really |also |just |probably |maybe )?(?:have|do|get|try|start|add|be on|book(?: you)?(?: in)?(?: for)?|consider|think about|send you for|put you (?:on|forward for)|give you|refer you (?:to|for))|let us (?:do|get|try|start|add|have|book(?: you)?(?: in)?(?: for)?)|how about|would you (?:like|consider|be willing to (?:try|have))|do you want|thinking (?:about|of)|option is|there is always|there is(?: also| then)?(?= an? (?:(?:short|brief|long|quick) )?(?:course|trial|option|shot) of\b)|I (?:do )?(?:think|feel|believe)(?: that)?(?= an? ))(?: (?:starting|trying|adding|having|getting|doing|going for|putting you on|to (?:start|try|have|get|add)))? ((?:an? |the |your |some |that |another )?[a-z][^.;?!]{2,80})/i;
/** Matches words that follow what is proposed: "today", "and see how it goes". */
const afterPattern =
  /,? (?:(?:do|did|would|will) you (?:want|like|prefer|take|have|fancy)\b|shall (?:we|I)\b|(?:would|might|could|may|should) (?:really |also |well )?(?:help|be|benefit|make|do)\b|today|now|then|every (?:\w+ )?(?:year|month|week)|as well|too|to (?:see|be|check|help|make|look|find)|because|since|if|for (?:you|your|that|the|now|a)|and (?:see|then|I|we)|while|which|so (?:that )?|in the (?:morning|knee|meantime)|at (?:night|bedtime)|once|twice|instead)\b.*$/i;
/** Matches treatments without a name in the lexicons of drugs, tests and operations: "a transfusion". */
export const treatmentPattern =
  /\b(?:vaccin\w+|patch(?:es)?|gum|lozenges?|inhalers?|tablets?|pills?|creams?|jabs?|shots?|boosters?|transfusions?|injections?|scans?|smear|screening|counsel\w+|therap\w+|psycholog\w+|psychiatr\w+|surg\w+|operation|biops\w+|camera|scope|\w+scop(?:y|ies)|dialysis|admission|hospital|pump|brace|implant|coil|tubes?|masks?|nasal pillows|c-?pap|mouth ?guards?|splints?|stockings|hearing aids?|walkers?|statins?|insulin|blood thinners?|antidepressants?|chemo\w*|radiation|treatment)\b/i;

/**
 * Sets `reading.proposed` to what a clinician's statement proposes; to null if `facts`, read from it, order or advise.
 */
export function noteProposal(sentence: Sentence, facts: readonly Fact[], reading: ReadingState): void {
  if (facts.some(({ kind }) => kind === "order" || kind === "advice")) {
    reading.proposed = null;
    return;
  }
  const object = proposesPattern.exec(sentence.text)?.[1]?.replace(afterPattern, "");
  if (!object || object.split(" ").length > 10) return;
  const drug = findDrugs(object)[0]?.name;
  if (!drug && testNamed(object) === null && !namesOperation(object) && !treatmentPattern.test(object)) return;
  reading.proposed = { of: object, ...(drug ? { name: drugName(drug) } : {}), from: sentence };
}

/** Maximum number of turns between a proposal and the refusal of it. A later "no" is about something else. */
const maxTurns = 4;

/** Matches what a patient would rather do than what was proposed: "I'd prefer to | try diet". */
const prefersPattern =
  /\bI (?:would|will) (?:much |really )?(?:rather|prefer to) ((?:try|do|use|stick|have|see|wait)\b[^.;,]{2,60})/i;
/** Returns whether a refusal names a part of what was proposed: "Not the shingles" of "the shingles vaccine". */
const isNamed = (part: string, refusal: string): boolean =>
  (refusal.match(/[a-z]{3,}/gi) ?? []).some(
    (word) => !/^(?:the|not|and|one|that|want|have)$/i.test(word) && new RegExp(`\\b${word}`, "i").test(part),
  );

/** Returns whether a patient would rather do something other than what was proposed in the turn before. */
export const prefersToProposal = ({ text, at }: Sentence, { proposed }: ReadingState): boolean =>
  proposed?.from.at === at - 1 && prefersPattern.test(text);

/**
 * Returns the refusal of what was proposed last, and clears `reading.proposed`; null if nothing was proposed in the
 * last turns.
 */
export function refusedProposal(sentence: Sentence, reading: ReadingState): Fact | null {
  const { proposed } = reading;
  if (!proposed || sentence.at - proposed.from.at > maxTurns) return null;
  reading.proposed = null;
  const { of: all, name, from } = proposed;
  const refused = all.split(/,? (?:and|or) (?=(?:the|an?|your|some) )/i).filter((part) => isNamed(part, sentence.text));
  const of = refused.length === 1 ? refused[0] : all;
  const reason = prefersPattern.exec(sentence.text)?.[1];
  return makeFact({
    kind: "refusal",
    from: [from, sentence],
    problem: reading.problem,
    slots: { of, name: of === all ? name : undefined, reason: reason && `prefers to ${reason}` },
  });
}

/** Returns the refusal that a clinician records of what was proposed last ("I'll note that you declined"), or null. */
export const recordedRefusal = (sentence: Sentence, reading: ReadingState): Fact | null =>
  recordsRefusal(sentence.text) ? refusedProposal(sentence, reading) : null;
