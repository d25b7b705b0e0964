import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { StatedTerm } from "../../reading/statedTerms";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import type { Mention } from "../../reading/Statement";
import { deniesPart } from "./deniesPart";
import { endsPattern } from "./endsPattern";
import { isGeneralTerm } from "./isGeneralTerm";
import { isOfDrugAllergies } from "./isOfDrugAllergies";
import { isTreated } from "./isTreated";
import { sitesBeside } from "./sitesBeside";

/**
 * Finds a symptom, condition or finding with the opposite polarity of every fact of the visit about it. A general term
 * such as "pain" is compared only with facts about the same body part and side, or of the turns that the sentence
 * cites. Returns at most one fault.
 * @param isSaidSo whether a statement of the visit that matches at least as well as `other` gives a term the polarity
 * that it has in the sentence.
 */
export function statedFaults(
  checked: CheckedSentence,
  isSaidSo: (term: Mention, other: SaidStatement | null) => boolean,
): Fault[] {
  for (const term of checked.statement.mentions) {
    if ((term.kind !== "symptom" && term.kind !== "condition") || term.person !== null || term.isHedged) continue;
    if (term.polarity === "absent" && deniesPart(checked.statement.text)) continue;
    if (isTreated(checked.statement.text, term.start)) continue;
    if (endsPattern.test(checked.statement.text.slice(term.start)) || isOfDrugAllergies(term, checked.statement))
      continue;
    const about = factsAbout(term, checked);
    const [first] = about;
    if (!first || about.some(({ polarity }) => polarity === term.polarity)) continue;
    const heard = statementOf(first, term, checked.visit);
    // What was found in the examination or said in the cited turns outweighs statements elsewhere.
    const isNear = first.isExam || [...checked.cited].some((id) => first.turns.has(id));
    if (!isNear && isSaidSo(term, heard)) continue;
    const isDenial = term.polarity === "absent";
    const detail = isDenial ? `Said to be present: ${term.name}` : `Said not to be present: ${term.name}`;
    return [{ kind: "negation", must: false, value: null, detail, heard }];
  }
  return [];
}

/** Returns the facts that are about a term of the sentence: of the same section, body part and side. */
function factsAbout(term: Mention, { statement, section, visit, cited }: CheckedSentence): StatedTerm[] {
  const isExam = /exam|objective|vital/i.test(section);
  const isHistory = /history|hpi|subjective|review|complaint|system/i.test(section);
  const sites = sitesBeside(statement, term);
  const sides = new Set(statement.sides.map(({ side }) => side));
  return (visit.terms.get(term.name) ?? []).filter((stated) => {
    if ((isExam && !stated.isExam) || (isHistory && stated.isExam)) return false;
    if (sites.length > 0 && stated.sites.size > 0 && !sites.some((site) => stated.sites.has(site))) return false;
    if (sides.size === 1 && stated.side !== null && /left|right/.test(stated.side) && !sides.has(stated.side as "left"))
      return false;
    const isCited = [...cited].some((id) => stated.turns.has(id));
    return isCited || !isGeneralTerm(term.name) || (sites.length > 0 && stated.sites.size > 0);
  });
}

/** Returns the statement of a fact that names a term, else the first one of its turns; null if there is none. */
function statementOf({ turns }: StatedTerm, { kind, name }: Mention, visit: SaidVisit): SaidStatement | null {
  const said = visit.statements.filter(({ turn }) => turns.has(turn.id));
  return said.find(({ keys }) => keys.has(`${kind}:${name}`)) ?? said[0] ?? null;
}
