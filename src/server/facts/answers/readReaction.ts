import type { Fact } from "../Fact";
import { reactionOf } from "../terms/reactionOf";
import { siteOf, symptomName } from "../frames/readSymptoms";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findSymptoms } from "../terms/findSymptoms";

/**
 * Matches a question about what a substance does to the patient: "What's the reaction?", "What happens when you take
 * it?"
 */
const asksForReactionPattern =
  /\b(?:what (?:(?:kinds?|types?|sorts?) of )?(?:an? )?(?:allergic )?reactions?|(?:the|your|his|her) reactions?|how (?:do|did|does) (?:you|he|she|they) react)\b|\bwhat (?:happens|happened|does (?:it|that) do|did (?:it|that) do|do (?:they|those) do|would happen)(?: to (?:you|him|her))?(?: (?:when|if|with|after) (?:you|he|she|they) [^?]{2,40})?\??$/i;
/** Matches words for all substances of a list: "they both give me hives". */
const ofAllPattern = /\b(?:both|all|they|either|any of)\b/i;

/**
 * Reads the answer to a question about the reaction to the allergens that the previous answer named, and adds the
 * reaction to them. Returns whether the answer names one; the symptoms in it are then not current. With several
 * allergens, a reaction that is not said about all of them is kept as a statement.
 */
export function readReaction(asked: string, turn: readonly Sentence[], reading: ReadingState): boolean {
  const last = reading.facts.at(-1);
  const isReported = (fact: Fact): boolean =>
    (fact.kind === "allergy" || fact.kind === "intolerance") && fact.polarity === "present" && !fact.slots.tolerated;
  if (last && isReported(last) && addsReaction(asked, turn, reading)) return true;
  if (!last || !isReported(last) || !asksForReactionPattern.test(asked)) return false;
  const [first] = turn;
  const words = turn.map(({ text }) => text).join(". ");
  const reaction = reactionIn(words);
  if (!first || !reaction || /\b(?:no|not|never|none)\b/i.test(words)) return false;
  const named = reading.facts.filter(
    (fact) => isReported(fact) && fact.evidence.at(-1)?.turn === last.evidence.at(-1)?.turn,
  );
  const meant = named.length === 1 || ofAllPattern.test(words) ? named : [];
  if (meant.length === 0)
    reading.facts.push(makeFact({ kind: "statement", from: turn, slots: { detail: words, topic: "reaction" } }));
  for (const fact of meant) {
    const { evidence } = makeFact({ kind: fact.kind, from: turn, slots: { reaction } });
    reading.facts[reading.facts.indexOf(fact)] = {
      ...fact,
      slots: { ...fact.slots, reaction: { text: reaction, words, evidence } },
      evidence: [...fact.evidence, ...evidence],
    };
  }
  return true;
}

/** Returns the reactions that a text names, "itching and hives", or null. */
function reactionIn(text: string): string | null {
  const names = [...new Set(findSymptoms(text).map((mention) => symptomName(mention, siteOf(text, mention))))];
  return names.length > 0 ? names.join(" and ") : reactionOf(text);
}

/** Matches a question that asks whether a substance also had another effect: "Any trouble breathing with that?" */
const asksIfAlsoPattern =
  /^(?:(?:and|so|okay|but),? )*(?:any|did (?:you|he|she|it|that|your)|was there|were there|no|with)\b[^?]{0,60}\b(?:with (?:that|it|them|the)|from (?:that|it)|then|at the time|when (?:that|it) happened|when you (?:took|had|got) (?:it|that|them))\b[^?]{0,20}\?*$/i;
/** Matches a "no" that names the reaction there was: "No, just itching". */
const onlyReactionPattern =
  /^(?:no|nope|nah|not (?:really|that))\b[,. ]+(?:it was |there was |I had |I got )?(?:just|only|mostly)\b/i;

/**
 * Reads the answer to a question about another effect of the substance of the allergy just named: "Any trouble
 * breathing with that?" "No, just itching." Adds the reaction to the allergy; a plain "no" adds nothing. Returns
 * whether the answer is one of these, so that neither is a present symptom.
 */
function addsReaction(asked: string, turn: readonly Sentence[], reading: ReadingState): boolean {
  const last = reading.facts.at(-1);
  const [first] = turn;
  if (!last || !first || !asksIfAlsoPattern.test(asked) || findSymptoms(asked).length === 0) return false;
  const text = turn.map((sentence) => sentence.text).join(". ");
  if (/^(?:no|nope|nah|not (?:really|at all|that I)|nothing like that|none)\b[^,.]{0,20}[.]?$/i.test(text)) return true;
  const reaction = onlyReactionPattern.test(text) ? reactionIn(text) : null;
  if (!reaction) return false;
  const known = last.slots.reaction?.text;
  const full = known && !reaction.includes(known) ? `${known}, ${reaction}` : reaction;
  const { evidence } = makeFact({ kind: last.kind, from: turn, slots: { reaction: full } });
  reading.facts[reading.facts.length - 1] = {
    ...last,
    slots: { ...last.slots, reaction: { text: full, words: text, evidence } },
    evidence: [...last.evidence, ...evidence],
  };
  return true;
}
