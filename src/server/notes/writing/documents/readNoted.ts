import { noteTopics, sectionFor } from "../../../../shared/notes/noteTopic";
import type { Fact } from "../../../facts/Fact";
import { readFacts } from "../../../facts/readFacts";
import { readTurns } from "../../../facts/readTurns";
import type { DraftInput, NotedLine, NotedContent } from "../../noteEngine";
import { planFromTurns } from "../planFromTurns";
import { grammarOf } from "../grammarOf";
import { personOf } from "../personOf";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";
import type { Person } from "../toThirdPerson";
import { partOfKey, partOfTopic, type PartName } from "./noteParts";
import { statedPlan } from "./statedPlan";

/** A line of the note, with what it is about. */
export interface ReadLine extends NotedLine {
  part: PartName;
  /** Whether the line is part of the plan: an order, advice or a follow-up, but not a diagnosis. */
  isPlan: boolean;
  /** The sentence that the built-in drafter writes in the same words; null for a line of a person or a model. */
  planned: PlannedSentence | null;
}

/** A visit and its note, from which other documents are written. */
export interface NotedVisit {
  facts: readonly Fact[];
  person: Person;
  /** What the built-in drafter writes in a note of the visit. */
  planned: readonly PlannedSentence[];
  /** What the note says; null if no note is given. */
  note: { lines: readonly ReadLine[]; removed: NotedContent["removed"]; isBuiltIn: boolean } | null;
}

/** Reads a visit with its note. Pure. */
export function readNoted({ turns, context, noted }: Pick<DraftInput, "turns" | "context" | "noted">): NotedVisit {
  const sex = grammarOf(context.pronouns);
  const planned = planFromTurns({ turns, sex });
  return {
    facts: readTurns(turns).facts,
    person: personOf(turns, sex),
    planned,
    note: noted ? readNote(noted, planned) : null,
  };
}

/**
 * Compares a note with its plan: which lines the drafter wrote, which sentences of it were removed, and which lines
 * belong to the plan.
 */
function readNote(
  { lines, removed, isBuiltIn }: NotedContent,
  planned: readonly PlannedSentence[],
): NotedVisit["note"] {
  const gone = removed.map(({ text, evidence }) => {
    const found = sentenceOf(text, evidence, planned);
    return { text, evidence: evidence.length > 0 || !found ? evidence : evidenceOf(found.facts), found };
  });
  return {
    isBuiltIn,
    removed: gone,
    lines: lines.map((line) => {
      const found = line.isWrittenByPerson ? null : sentenceOf(line.text, line.evidence, planned);
      if (found) return { ...line, planned: found, part: partOfTopic(found.topic), isPlan: found.topic === "plan" };
      const before = gone.filter(({ evidence }) => shares(evidence, line.evidence)).flatMap((each) => each.found ?? []);
      return { ...line, planned: null, part: partOf(line, before), isPlan: isPlanLine(line, before) };
    }),
  };
}

/** Whether two lists of turn ids have one in common. */
export const shares = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((turn) => other.includes(turn));

/** Whether a line of a note is this sentence, also with a label before it: "Follow up: Return in 2 weeks." */
export const isLineOf = (line: string, sentence: string): boolean =>
  line === sentence || line.endsWith(`: ${sentence}`);

/** Returns the sentence of the drafter that a line is, preferably the one with the same evidence; null if none is. */
function sentenceOf(
  text: string,
  evidence: readonly string[],
  planned: readonly PlannedSentence[],
): PlannedSentence | null {
  const same = planned.filter((each) => isLineOf(text, each.text));
  return same.find(({ facts }) => shares(evidenceOf(facts), evidence)) ?? same[0] ?? null;
}

/**
 * Returns the part of a line by the key of its section. If the key is unknown, returns the part of the first drafted
 * sentence that the line replaces (`before`), else the part that the section's title names, else the assessment and
 * plan if the line has an order, else the history.
 */
function partOf({ section, title, text }: NotedLine, before: readonly PlannedSentence[]): PartName {
  const known = partOfKey(section);
  if (known) return known;
  const [replaced] = before;
  if (replaced) return partOfTopic(replaced.topic);
  const sections = [
    { key: section, title },
    { key: "", title: "" },
  ];
  const titled = noteTopics.find((topic) => sectionFor(topic, { sections }) === section);
  return titled ? partOfTopic(titled) : hasOrder(text) ? "assessmentPlan" : "history";
}

/** Keys of sections that have the plan alone. */
const planKeys = new Set(["plan", "recommendations"]);
/** Keys of sections that have the assessment alone. */
const assessmentKeys = new Set(["assessment", "impression"]);
/** Kinds of facts by which a line that a person wrote in a section of the plan is not a plan. */
const assessed = new Set<Fact["kind"]>(["problem", "refusal"]);

/** Whether a line that the built-in drafter did not write belongs to the plan. */
function isPlanLine(line: NotedLine, before: readonly PlannedSentence[]): boolean {
  const { section, text, isWrittenByPerson } = line;
  if (assessmentKeys.has(section) || partOf(line, before) !== "assessmentPlan") return false;
  if (hasOrder(text)) return true;
  if (!isWrittenByPerson) return false;
  if (planKeys.has(section)) return !readText(text).some(({ kind }) => assessed.has(kind));
  return before.length > 0 && before.every(({ topic }) => topic === "plan");
}

/** Returns the facts that a line states, read as the clinician's words. */
export const readText = (text: string): Fact[] => readFacts([{ id: "line", speaker: "clinician", text }]);

/** Returns whether a line states an order or advice. */
const hasOrder = (text: string): boolean => statedPlan(readText(text)).length > 0;
