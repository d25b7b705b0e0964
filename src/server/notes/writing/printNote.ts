import type { NoteTopic } from "../../../shared/notes/noteTopic";
import { evidenceOf, type Message } from "./Message";

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
export function printNote(messages: readonly Message[]): { note: string; sentences: PrintedSentence[] } {
  const parts: string[] = [];
  const sentences: PrintedSentence[] = [];
  for (const [heading, topics] of headings) {
    // Assessment and plan keep the order of the messages, problem by problem; other headings go topic by topic.
    const own = topics.includes("plan")
      ? messages.filter(({ topic }) => topics.includes(topic))
      : topics.flatMap((name) => messages.filter(({ topic }) => topic === name));
    if (own.length === 0) continue;
    parts.push(`${heading}\n\n${linesOf(own, heading.startsWith("HISTORY")).join("\n")}`);
    sentences.push(
      ...own.map((message, i) => ({
        section: heading,
        text: labelled(message, own[i - 1]),
        evidence: evidenceOf(message.facts),
      })),
    );
  }
  return { note: parts.join("\n\n"), sentences };
}

/**
 * Returns the text, with its group as a label unless the message before it has the same group and problem:
 * "Respiratory: Denies cough."
 */
export function labelled(message: Message, before: Message | undefined): string {
  return message.group && !isSameGroup(message, before) ? `${message.group}: ${message.text}` : message.text;
}

const isSameGroup = (message: Message, before: Message | undefined): boolean =>
  before?.group === message.group && before?.problem === message.problem;

/** Returns the lines under a heading: prose on one line, groups as bullets, other messages on a line each. */
function linesOf(messages: readonly Message[], isProse: boolean): string[] {
  const lines: string[] = [];
  for (const [i, message] of messages.entries()) {
    const before = messages[i - 1];
    const joins = lines.length > 0 && (isProse || (message.group !== undefined && isSameGroup(message, before)));
    if (joins) lines[lines.length - 1] += ` ${message.text}`;
    else if (message.group) lines.push(`• ${labelled(message, before)}`);
    else lines.push(`${message.topic === "assessment" && lines.length > 0 ? "\n" : ""}${message.text}`);
  }
  return lines;
}
