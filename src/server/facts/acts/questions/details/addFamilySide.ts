import { withAges } from "../../../answers/family/familyTurn";
import { withEvidence } from "../../../frames/makeFact";
import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../../statements/ReadingState";
import { readAnswer } from "../../readAnswer";

/** Matches a question for the side of the family on which a relative is: "On your mother's side?", "Which side?" */
const asksSidePattern =
  /\b(?:which|what) side\b|\b(?:mother|mom|mum|father|dad)'s(?: side\b|\W*$)|\b(?:maternal|paternal)\b|\b(?:mom|mum|mother) or (?:your )?(?:dad|father)\b/i;
/** Matches a parent in a question or an answer, with the word as the group. */
const parentPattern = /\b(mother|mom|mum|mummy|maternal|father|dad|daddy|paternal)\b/gi;
/** Matches the parent whom an answer excludes: "not my | mother | 's". */
const excludedPattern =
  /\bnot (?:on |from )?(?:my )?(?:mother|mom|mum|mummy|maternal|father|dad|daddy|paternal)\b(?:'s)?(?: side)?/gi;
/** Matches relatives who can be on either side of a family. */
const eitherSidePattern =
  /^(?:aunts?|uncles?|great[- ](?:aunt|uncle)s?|grandmother|grandfather|grandparents?|cousins?)$/i;

/** Returns "maternal" or "paternal" for the one parent whom a text names; null if it names none or both. */
function sideIn(text: string): "maternal" | "paternal" | null {
  const sides = new Set(
    [...text.matchAll(parentPattern)].map(([, word = ""]) => (/^[mM]/.test(word) ? "maternal" : "paternal")),
  );
  const [side] = sides;
  return sides.size === 1 && side ? side : null;
}

/**
 * Adds the side of the family to the relative named last, if a question asks for it: "My aunt had bowel cancer." "On
 * your mother's side?" "Dad's sister. She was in her forties." gives the paternal aunt, with her age. Returns whether
 * it does.
 */
export function addFamilySide(question: Sentence, turn: readonly Sentence[], reading: ReadingState): boolean {
  const [answer] = turn;
  const at = reading.facts.length - 1;
  const last = reading.facts[at];
  const relative = last?.slots.relative;
  if (!answer || last?.kind !== "family" || !relative || !eitherSidePattern.test(relative.text)) return false;
  if (!asksSidePattern.test(question.text)) return false;
  const { polarity } = readAnswer(answer.text);
  const side = sideIn(answer.text.replace(excludedPattern, "")) ?? (polarity === "yes" ? sideIn(question.text) : null);
  if (!side) return false;
  const name = `${side} ${relative.text}`;
  const sided = withEvidence(
    { ...last, subject: { relative: name }, slots: { ...last.slots, relative: { ...relative, text: name } } },
    [question, answer],
  );
  reading.facts = withAges(reading.facts.with(at, sided), turn.slice(1));
  return true;
}
