import type { NoteTopic } from "../../../shared/notes/noteTopic";
import { citedBy, type PlannedSentence } from "./PlannedSentence";

/** A printed sentence with its heading (`section`) and the ids of the turns that it cites. */
interface PrintedSentence {
  section: string;
  text: string;
  evidence: string[];
}

/** The headings in order, each with its topics. */
const headings: readonly (readonly [string, readonly NoteTopic[]])[] = [
  ["CHIEF COMPLAINT", ["reason"]],
  ["HISTORY OF PRESENT ILLNESS", ["hpi", "risk"]],
  ["PAST HISTORY", ["past_history"]],
  ["SOCIAL HISTORY", ["social_history"]],
  ["FAMILY HISTORY", ["family_history"]],
  ["MEDICATIONS", ["medications"]],
  ["ALLERGIES", ["allergies"]],
  ["REVIEW OF SYSTEMS", ["ros"]],
  ["PHYSICAL EXAM", ["vitals", "exam"]],
  ["RESULTS", ["results"]],
  ["ASSESSMENT AND PLAN", ["assessment", "plan"]],
];

/**
 * Returns the whole note as plain text with headings in capitals, and its sentences. Headings without sentences are
 * omitted.
 */
export function printNote(planned: readonly PlannedSentence[]): { note: string; sentences: PrintedSentence[] } {
  const parts: string[] = [];
  const sentences: PrintedSentence[] = [];
  for (const [heading, topics] of headings) {
    // Assessment and plan keep the order of the sentences, problem by problem; other headings go topic by topic.
    const own = topics.includes("plan")
      ? planned.filter(({ topic }) => topics.includes(topic))
      : topics.flatMap((name) => planned.filter(({ topic }) => topic === name));
    if (own.length === 0) continue;
    parts.push(`${heading}\n\n${linesOf(own, heading.startsWith("HISTORY")).join("\n")}`);
    sentences.push(
      ...own.map((sentence, i) => ({
        section: heading,
        text: labeled(sentence, own[i - 1]),
        evidence: citedBy(sentence),
      })),
    );
  }
  return { note: parts.join("\n\n"), sentences };
}

/**
 * Returns the text, with its group as a label unless the sentence before it has the same group and problem:
 * "Respiratory: Denies cough."
 */
export function labeled(sentence: PlannedSentence, before: PlannedSentence | undefined): string {
  return sentence.group && !isSameGroup(sentence, before) ? `${sentence.group}: ${sentence.text}` : sentence.text;
}

/** Returns whether a sentence belongs to the group of the one before it. */
const isSameGroup = (sentence: PlannedSentence, before: PlannedSentence | undefined): boolean =>
  before?.group === sentence.group && before?.problem === sentence.problem;

/** Returns the lines under a heading: prose on one line, groups as bullets, other sentences on a line each. */
function linesOf(sentences: readonly PlannedSentence[], isProse: boolean): string[] {
  const lines: string[] = [];
  for (const [i, sentence] of sentences.entries()) {
    const before = sentences[i - 1];
    const joins = lines.length > 0 && (isProse || (sentence.group !== undefined && isSameGroup(sentence, before)));
    if (joins) lines[lines.length - 1] += ` ${sentence.text}`;
    else if (sentence.group) lines.push(`• ${labeled(sentence, before)}`);
    else lines.push(`${sentence.topic === "assessment" && lines.length > 0 ? "\n" : ""}${sentence.text}`);
  }
  return lines;
}
