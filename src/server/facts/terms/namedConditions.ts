import { findTerms } from "../lexicon/findTerms";
import { tokenize } from "../lexicon/tokenize";
import { findConditions } from "./findConditions";
import { findSites } from "./findSites";
import { isEverydayAbbreviation } from "./isEverydayAbbreviation";

/** Matches words before "burns" that make it a verb and not the injury: "it | burns", "still | burns". */
const verbBeforePattern = /\b(?:it|that|this|which|and|really|always|still|also|he|she) $/i;

/** Matches words after "cut" that make it a verb about a dose: "cut | it in half", "cut | my metformin down". */
const cutsDosePattern =
  /^ (?:(?:it|that|them|those|the dose|down|back|out)\b|(?:my|his|her|the|your) [a-z]+(?: dose)? (?:down|back|in half|out|to \d))/i;

/** Matches words before "broken" which show that a broken bone is meant: "is it | broken". */
const ofInjuryPattern =
  /\b(?:it|anything|something|nothing|(?:a|any|the) bones?)(?: (?:is|was|been|be|got|actually|really|not)){0,3} $/i;

/** Matches the words between a body part and "broken" that make it its state: "my arm | was | broken". */
const stateLinkPattern =
  /^ (?:is|was|got|has been|had been|may be|might be|looks)(?: (?:actually|really|also|definitely))? $/i;

/** Number of characters before "broken" that are searched for the body part: "my wrist is actually | broken". */
const nearLength = 40;

/** Number of characters after "broken" that are searched for a body part, which has to come first. */
const nextLength = 30;

/**
 * Returns the fracture that "broken" means between the two texts, e.g. "wrist fracture" in "a broken wrist"; null if it
 * means something else: "a broken glass", "my sleep is broken".
 */
function fractureOf(before: string, after: string): string | null {
  const lead = before.slice(-nearLength);
  const site =
    findSites(after.slice(0, nextLength)).find(({ start }) => start <= 1) ??
    findSites(lead).find(({ end }) => stateLinkPattern.test(lead.slice(end)));
  if (site) return `${site.part} fracture`;
  return /^ bones?\b/i.test(after) || ofInjuryPattern.test(before) ? "fracture" : null;
}

/** Matches words right after a disease that was only feared: "a stroke | scare". */
const scarePattern = /^ scares?\b/i;

/**
 * Finds the diseases that a text names, by pattern and by lexicon, in order, without overlaps and without those that
 * were only feared. `name` is as said, except for fractures (`fractureOf`); `start` and `end` (exclusive) are offsets
 * in the text.
 */
export function namedConditions(text: string): { name: string; start: number; end: number }[] {
  const found = findConditions(text).map(({ name, start, end }) => ({ name, start, end }));
  for (const { start, end } of findTerms(tokenize(text), ["condition"])) {
    // "it burns when …"
    if (/^burns?$/i.test(text.slice(start, end)) && verbBeforePattern.test(text.slice(0, start))) continue;
    const term = text.slice(start, end);
    // "cut it in half", "cut my metformin down"
    if (/^cuts?$/i.test(term) && cutsDosePattern.test(text.slice(end))) continue;
    if (isEverydayAbbreviation(term, text.slice(0, start), text.slice(end))) continue;
    if (/^gad$/i.test(term) && /^-[27]\b/.test(text.slice(end))) continue; // the questionnaire
    const name = /^broken$/i.test(term) ? fractureOf(text.slice(0, start), text.slice(end)) : term;
    if (name === null) continue;
    if (!found.some((other) => start < other.end && end > other.start)) found.push({ name, start, end });
  }
  return found.filter(({ end }) => !scarePattern.test(text.slice(end))).toSorted((a, b) => a.start - b.start);
}
