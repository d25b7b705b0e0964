import type { Fact } from "../../facts/Fact";
import { contentId } from "../content/contentId";
import type { NoteSection, Omission } from "../../../shared/notes/document";
import { type SectionNames, sectionFor } from "../../../shared/notes/noteTopic";
import { drugOmissions } from "./omissions/drugOmissions";
import { factOmissions } from "./omissions/factOmissions";
import { followUpOmissions } from "./omissions/followUpOmissions";
import type { MissingStatement } from "./omissions/MissingStatement";
import { orderOmissions } from "./omissions/orderOmissions";
import { problemOmissions } from "./omissions/problemOmissions";
import { readNote } from "./omissions/readNote";
import { symptomOmissions } from "./omissions/symptomOmissions";
import { quote } from "./quote";
import type { SaidVisit } from "./reading/SaidVisit";

/** Maximum number of omissions; those that must be resolved are returned beyond it. */
const maxOffered = 6;
/** Omissions of this rank or a higher one are not important enough to be offered. */
const maxRank = 4.3;

/** Returns what was said and is missing from the note, most important first. */
function missingFrom(sections: readonly NoteSection[], visit: SaidVisit, facts: readonly Fact[]): MissingStatement[] {
  const note = readNote(sections);
  return [
    ...drugOmissions(visit, note),
    ...orderOmissions(visit, note),
    ...problemOmissions(visit, facts, note),
    ...followUpOmissions(visit, note),
    ...symptomOmissions(visit, note),
    ...factOmissions(facts, visit, note),
  ].toSorted((a, b) => a.rank - b.rank || a.said.index - b.said.index);
}

/** Finds what the note omits, each with a sentence to insert; omissions that must be resolved come first. */
export function findOmissions(
  sections: readonly NoteSection[],
  visit: SaidVisit,
  facts: readonly Fact[],
  template: SectionNames,
): Omission[] {
  const missing = missingFrom(sections, visit, facts);
  const found = new Map<string, Omission>();
  for (const one of missing) {
    const omission = toOmission(one, template);
    if (!found.has(omission.id) && (omission.must || (one.rank < maxRank && found.size < maxOffered)))
      found.set(omission.id, omission);
  }
  return [...found.values()].toSorted((a, b) => Number(b.must) - Number(a.must));
}

function toOmission({ kind, must, about, said, topic, sentence }: MissingStatement, template: SectionNames): Omission {
  return {
    id: contentId("omission", kind, about),
    kind,
    must,
    text: quote(said.turn.text, said.text),
    section: sectionFor(topic, template),
    sentence,
    evidence: [said.turn.id],
    resolved: null,
  };
}
