import type { NoteTopic } from "../../../shared/notes/noteTopic";
import { evidenceOf, type Message } from "./Message";

/** A printed sentence with the turns it cites. */
interface PrintedSentence {
  section: string;
  text: string;
  evidence: string[];
}

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

/** Returns the whole note as plain text with headings in capitals, and its sentences. Empty sections are omitted. */
export function printNote(messages: readonly Message[]): { note: string; sentences: PrintedSentence[] } {
  const parts: string[] = [];
  const sentences: PrintedSentence[] = [];
  for (const [heading, topics] of headings) {
    // A plan reads problem by problem in planned order; a history reads topic by topic.
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

/** Returns the sentence, with its group as a label if the group starts there: "Respiratory: Denies cough." */
export function labelled(message: Message, before: Message | undefined): string {
  return message.group && !isSameGroup(message, before) ? `${message.group}: ${message.text}` : message.text;
}

const isSameGroup = (message: Message, before: Message | undefined): boolean =>
  before?.group === message.group && before?.problem === message.problem;

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
