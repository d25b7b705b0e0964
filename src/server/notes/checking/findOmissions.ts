import type { Fact } from "../../facts/Fact";
import { contentId } from "../content/contentId";
import type { NoteSection, Omission } from "../../../shared/notes/document";
import { type SectionNames, sectionFor } from "../../../shared/notes/noteTopic";
import { dictatedOmissions } from "./omissions/dictatedOmissions";
import { draftedByFact, draftedOmissions } from "./omissions/draftedOmissions";
import { drugOmissions } from "./omissions/drugOmissions";
import { factOmissions } from "./omissions/factOmissions";
import { followUpOmissions } from "./omissions/followUpOmissions";
import type { MissingStatement } from "./omissions/MissingStatement";
import { rankByImportance } from "./omissions/rankByImportance";
import { orderOmissions } from "./omissions/orderOmissions";
import { problemOmissions } from "./omissions/problemOmissions";
import { readNote } from "./omissions/readNote";
import { repeatsValue } from "./omissions/repeatsValue";
import { symptomOmissions } from "./omissions/symptomOmissions";
import type { PlannedSentence } from "../writing/PlannedSentence";
import { quote } from "./quote";
import type { SaidVisit } from "./reading/SaidVisit";

/** Kinds of omissions that `rankByImportance` ranks. The other kinds, such as orders, keep the rank that they have. */
const rankedKinds = new Set<Omission["kind"]>(["finding", "symptom", "number"]);
/** Omissions whose rank by kind alone is this or higher (less important) are not considered. */
const maxBaseRank = 5;
/** Omissions whose final rank is this or higher are not important enough to be offered. */
const maxRank = 4.3;
/** Maximum number of sentences and of words in one omission of several sentences, so that it is read in seconds. */
const maxJoined = 3;
const maxJoinedWords = 40;

/** An omission with its importance; lower is more important. */
export interface RankedOmission {
  omission: Omission;
  rank: number;
}

const byRank = (a: MissingStatement, b: MissingStatement): number => a.rank - b.rank || a.said.index - b.said.index;

/** Returns what was said and is missing from the note, most important first, then in spoken order. */
function missingFrom(
  sections: readonly NoteSection[],
  visit: SaidVisit,
  facts: readonly Fact[],
  planned: readonly PlannedSentence[],
): MissingStatement[] {
  const note = readNote(sections);
  return [
    ...drugOmissions(visit, note),
    ...orderOmissions(visit, planned, note),
    ...problemOmissions(visit, facts, note),
    ...followUpOmissions(visit, planned, note),
    ...symptomOmissions(visit, note),
    ...factOmissions(facts, draftedByFact(planned), visit, note),
    ...draftedOmissions(planned, visit, note),
    ...dictatedOmissions(visit, note),
  ].toSorted(byRank);
}

/**
 * Finds what the note omits, each with the sentences to insert, most important first. Omissions that need not be
 * resolved and belong to one section are merged, up to three short sentences, so that one answer is enough.
 * @param facts the facts of the visit.
 * @param planned the sentences that `planDocument` drafts from the facts.
 * @param template names of the sections to which omissions are assigned.
 * @param values omitted values, from `findUnwrittenValues`; statements that repeat one that must be resolved are
 * dropped.
 * @param isLeftOut whether a sentence, said in these turns, was left out by the clinician before; such sentences are
 * not merged with others, so that they stay answered.
 */
export function findOmissions(
  sections: readonly NoteSection[],
  visit: SaidVisit,
  facts: readonly Fact[],
  planned: readonly PlannedSentence[],
  template: SectionNames,
  values: readonly Omission[],
  isLeftOut: (sentence: string, turns: readonly string[]) => boolean,
): RankedOmission[] {
  const missing = withoutRepeats(
    missingFrom(sections, visit, facts, planned)
      .filter(({ must, rank }) => must || rank < maxBaseRank)
      .map((each) =>
        each.must || each.isRanked || !rankedKinds.has(each.kind) ? each : { ...each, rank: rankByImportance(each) },
      )
      .filter(({ must, rank }) => must || rank < maxRank)
      .filter(({ must, sentence, said }) => must || !isValue(sentence, said.turn.id, values))
      .toSorted(byRank),
  );
  return groupsOf(missing, template, isLeftOut).flatMap((group) => {
    const [first] = group;
    return first ? [{ omission: toOmission(first, group, template), rank: first.rank }] : [];
  });
}

/** Returns whether a sentence of a turn repeats an omitted value that must be resolved. */
const isValue = (sentence: string, turn: string, values: readonly Omission[]): boolean =>
  values.some((value) => value.must && repeatsValue({ sentence, evidence: [turn] }, value));

/**
 * Groups the omissions of one section, up to `maxJoined` and `maxJoinedWords`, each with the most important first.
 * Those that must be resolved are grouped only if they are about the same thing.
 */
function groupsOf(
  missing: readonly MissingStatement[],
  template: SectionNames,
  isLeftOut: (sentence: string, turns: readonly string[]) => boolean,
): MissingStatement[][] {
  const groups: { key: string; words: number; all: MissingStatement[] }[] = [];
  for (const one of missing) {
    const answer = isLeftOut(one.sentence, [one.said.turn.id]) ? "left out" : "open";
    const key = one.must ? contentId("must", one.kind, one.about) : `${answer} ${sectionFor(one.topic, template)}`;
    const words = one.sentence.split(" ").length;
    const group = groups.find(
      (each) => each.key === key && (one.must || (each.all.length < maxJoined && each.words + words <= maxJoinedWords)),
    );
    if (!group) groups.push({ key, words, all: [one] });
    else if (group.all.length < maxJoined) {
      group.all.push(one);
      group.words += words;
    }
  }
  return groups.map(({ all }) => all);
}

/** Two omissions of one turn say the same if the longer one has at least this share of the words of the shorter one. */
const sameShare = 0.7;

/**
 * Leaves out omissions that repeat the words of a more important one of the same turn, such as a symptom that was also
 * found as a fact. Those that must be resolved are all kept.
 */
function withoutRepeats(missing: readonly MissingStatement[]): MissingStatement[] {
  const kept: { one: MissingStatement; words: ReadonlySet<string> }[] = [];
  for (const one of missing) {
    const words = new Set(one.sentence.toLowerCase().match(/[a-z0-9]{2,}/g));
    const isRepeat = kept.some(({ one: other, words: known }) => {
      if (one.must) return false;
      if (other.said.turn.id !== one.said.turn.id) return other.sentence === one.sentence;
      const [few, many] = words.size < known.size ? [words, known] : [known, words];
      return [...few].filter((word) => many.has(word)).length >= sameShare * few.size;
    });
    if (!isRepeat) kept.push({ one, words });
  }
  return kept.map(({ one }) => one);
}

/** Converts the missing statements of a group to one omission with the kind and topic of the first. */
function toOmission(
  { kind, must, about, said, topic }: MissingStatement,
  group: readonly MissingStatement[],
  template: SectionNames,
): Omission {
  const sentences = group.map(({ sentence }) => sentence);
  return {
    id: contentId("omission", kind, group.length > 1 ? sentences.join(" ") : about),
    kind,
    must,
    text: quote(said.turn.text, said.text),
    section: sectionFor(topic, template),
    sentence: [...new Set(sentences)].join(" "),
    evidence: [...new Set(group.map((each) => each.said.turn.id))],
    resolved: null,
  };
}
