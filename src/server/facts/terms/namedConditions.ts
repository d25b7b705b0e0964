import { findTerms } from "../lexicon/findTerms";
import { tokenize } from "../lexicon/tokenize";
import { findConditions } from "./findConditions";

/** Matches words after which "burns" is a verb, not the injury: "it | burns", "still | burns". */
const verbBefore = /\b(?:it|that|this|which|and|really|always|still|also|he|she) $/i;

/** Finds the diseases that a text names, by pattern and by lexicon, in order, without overlaps. */
export function namedConditions(text: string): { name: string; start: number; end: number }[] {
  const found = findConditions(text).map(({ name, start, end }) => ({ name, start, end }));
  for (const { start, end } of findTerms(tokenize(text), ["condition"])) {
    // "it burns when …"
    if (/^burns?$/i.test(text.slice(start, end)) && verbBefore.test(text.slice(0, start))) continue;
    if (!found.some((other) => start < other.end && end > other.start))
      found.push({ name: text.slice(start, end), start, end });
  }
  return found.toSorted((a, b) => a.start - b.start);
}
