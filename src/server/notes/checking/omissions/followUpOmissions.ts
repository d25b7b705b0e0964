import { isSameTime } from "../reading/isSameTime";
import type { PlannedSentence } from "../../writing/PlannedSentence";
import { readStatement } from "../reading/readStatement";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { MissingStatement } from "./MissingStatement";
import type { WrittenNote } from "./readNote";

/** Matches words for a return visit or a call: "see you back", "touch base". */
const returnsPattern =
  /\b(?:see (?:you|him|her|them) (?:back|again|in)|follow(?:ing)?[- ]?up|come back|(?:bring|have|want) (?:you|him|her|them) back|return|re-?check|be back|back in (?!the (?:day|past)|my|19|20)|touch base|reach(?:es)? out to (?:me|us|my|our|the)|call (?:me|us)|give (?:me|us) a call)\b/i;

/** Matches words of a clinician who leaves the room for a moment: "back shortly". */
const shortAbsencePattern = /\bback (?:shortly|soon|in (?:just )?a (?:minute|moment|second|bit|little))\b/i;

/**
 * Finds follow-ups that were said in the second half of the visit, not by the patient, and that the note lacks. With a
 * time ("in 2 weeks") the note must have that time; without one, any follow-up is enough. For "call us", any words
 * about a call or return are enough.
 * @param planned the drafted sentences, of which the one for the same turn is offered.
 */
export function followUpOmissions(
  visit: SaidVisit,
  planned: readonly PlannedSentence[],
  note: WrittenNote,
): MissingStatement[] {
  const written = note.statements.filter(
    ({ text }) => returnsPattern.test(text) || /\b(?:see (?:him|her|the patient)|appointment|contact)\b/i.test(text),
  );
  const missing = new Map<string, MissingStatement>();
  for (const said of visit.statements) {
    if (
      said.by === "patient" ||
      said.isQuestion ||
      said.index < visit.statements.length / 2 ||
      !returnsPattern.test(said.text) ||
      shortAbsencePattern.test(said.text)
    )
      continue;
    const spans = said.quantities.filter(({ unit }) => unit !== null && /^(?:day|week|month|year)$/.test(unit));
    const isCall = /\bcall|reach out|touch base\b/i.test(said.text) && spans.length === 0;
    const isWritten = isCall
      ? note.statements.some(({ text }) => /\b(?:call|contact|return|follow|sooner|worsen|message)/i.test(text))
      : spans.length === 0
        ? written.length > 0
        : written.some(({ quantities }) => spans.some((span) => quantities.some((time) => isSameTime(time, span))));
    const about = isCall ? "call" : spans.map(({ value, unit }) => `${value} ${unit}`).join(", ") || "follow-up";
    if (isWritten || missing.has(about)) continue;
    missing.set(about, {
      kind: "followUp",
      must: false,
      about,
      said,
      topic: "plan",
      sentence: draftedFor(said, planned) ?? `Follow-up: ${said.text}.`,
      rank: isCall ? 3.6 : 3,
    });
  }
  return [...missing.values()];
}

/**
 * Returns the drafted sentence for a follow-up: of those for follow-ups of its turn, the one with the most of its
 * words; undefined if there is none.
 */
function draftedFor(
  { turn, words, quantities }: SaidStatement,
  planned: readonly PlannedSentence[],
): string | undefined {
  const wanted = [...words.map(({ stem }) => stem), ...quantities.map(({ value }) => value)];
  const found = planned
    .filter(({ facts }) =>
      facts.some(({ kind, evidence }) => kind === "followUp" && evidence.some((each) => each.turn === turn.id)),
    )
    .map(({ text }) => {
      const has = new Set([...readStatement(text).keys].map((key) => key.replace("#", "")));
      return { text, shared: wanted.filter((word) => has.has(word)).length };
    });
  return found.toSorted((a, b) => b.shared - a.shared).find(({ shared }) => shared > 0)?.text;
}
