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
  const missing = withoutRepeats(missingFrom(sections, visit, facts));
  const found = new Map<string, Omission>();
  for (const one of missing) {
    const omission = toOmission(one, template);
    if (!found.has(omission.id) && (omission.must || (one.rank < maxRank && found.size < maxOffered)))
      found.set(omission.id, omission);
  }
  return [...found.values()].toSorted((a, b) => Number(b.must) - Number(a.must));
}

/** Minimum share of the words of one omission that another of the same turn must have to say the same. */
const sameShare = 0.7;

/** Leaves out omissions that repeat the words of one before them, which was found in another way. */
function withoutRepeats(missing: readonly MissingStatement[]): MissingStatement[] {
  const kept: { one: MissingStatement; words: ReadonlySet<string> }[] = [];
  for (const one of missing) {
    const words = new Set(one.sentence.toLowerCase().match(/[a-z0-9]{2,}/g));
    const isRepeat = kept.some(({ one: other, words: known }) => {
      if (one.must || other.said.turn.id !== one.said.turn.id || other.topic !== one.topic) return false;
      const [few, many] = words.size < known.size ? [words, known] : [known, words];
      return [...few].filter((word) => many.has(word)).length >= sameShare * few.size;
    });
    if (!isRepeat) kept.push({ one, words });
  }
  return kept.map(({ one }) => one);
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
