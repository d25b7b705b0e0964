import { findDrugs } from "../terms/findDrugs";

/**
 * Matches the boundary after which a clause about another drug can start: " and " in "stopped warfarin and I am now on
 * apixaban".
 */
const startsClausePattern = new RegExp(
  "[.;] |,? (?:but|whereas|while) |,? (?:(?:and|so|then|because|since|when|after|before|until|although|though) |(?<=, ))" +
    "(?=(?:(?:now|then|instead|currently|also|just|still|only|so|but) ){0,3}" +
    "(?:I|he|she|they|we|you|it|am|is|was|were|takes?|took|starte?d?|switched|changed|went|put|uses?|got|stopp?ed|quit|came|have|has|had)\\b" +
    "|now |(?:the |my )?[a-z-]+,? (?:I|they|he|she|we|you|was|were|is|are|has|have|got)\\b)",
  "gi",
);

/**
 * Splits a text into clauses that each say how their drugs are or were taken, each with the offset of its end
 * (exclusive): "I stopped warfarin | and I am on apixaban". A clause without a drug belongs to the clause before it: "I
 * took warfarin, but they stopped it".
 */
export function drugClauses(text: string): { end: number; clause: string }[] {
  const drugs = findDrugs(text);
  if (drugs.length < 2) return [{ end: text.length, clause: text }];
  const clauses: { end: number; clause: string }[] = [];
  const breaks = [...text.matchAll(startsClausePattern)].map(({ index, 0: words }) => ({
    index,
    next: index + words.length,
  }));
  let from = 0;
  let known = 0; // number of drugs in the clauses that have ended
  let later = 0; // number of drugs before the boundary
  for (const [i, { index, next }] of breaks.entries()) {
    const to = breaks[i + 1]?.index ?? text.length;
    while ((drugs[later]?.start ?? index) < index) later += 1;
    if (later === known || (drugs[later]?.start ?? to) >= to) continue;
    clauses.push({ end: index, clause: text.slice(from, index) });
    from = next;
    known = later;
  }
  return [...clauses, { end: text.length, clause: text.slice(from) }];
}
