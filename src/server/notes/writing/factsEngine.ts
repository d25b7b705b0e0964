import { sectionFor } from "../../../shared/notes/noteTopic";
import type { DraftedSentence, DraftInput, NoteEngine } from "../noteEngine";
import { draftFromFacts } from "./draftFromFacts";
import { evidenceOf, type Message } from "./Message";
import { labelled } from "./printNote";

/** Drafts a note for any template: each message goes to the section that holds its topic. Pure. */
export function draftSentences({ turns, template, context }: DraftInput): DraftedSentence[] {
  const placed = draftFromFacts({ turns, sex: context.sex }).map((message) => ({
    message,
    section: sectionFor(message.topic, template),
  }));
  const planned = sectionFor("plan", template) === sectionFor("assessment", template);
  return template.sections.flatMap(({ key }) => {
    const own = withoutRepeats(placed.filter(({ section }) => section === key).map(({ message }) => message));
    return own.map((message, i) => ({
      section: key,
      text: textIn(message, own[i - 1], planned),
      evidence: evidenceOf(message.facts),
    }));
  });
}

/**
 * Returns the messages of one section without repeats: a sentence twice, or a review of systems that lists only what
 * the history in the same section has said.
 */
function withoutRepeats(messages: readonly Message[]): Message[] {
  const told = new Set(
    messages.filter(({ topic }) => topic === "hpi").flatMap(({ facts }) => facts.map(({ id }) => id)),
  );
  const seen = new Set<string>();
  return messages.filter(({ topic, text, facts }) => {
    if (seen.has(text) || (topic === "ros" && facts.every(({ id }) => told.has(id)))) return false;
    seen.add(text);
    return true;
  });
}

/**
 * Returns the text with its label. If the plan is separate from the assessment, its first line per problem names the
 * problem.
 */
function textIn(message: Message, before: Message | undefined, planned: boolean): string {
  if (message.topic !== "plan" || planned || !message.problem || before?.problem === message.problem)
    return labelled(message, before);
  const problem = message.problem.replace(/\.$/, "");
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}: ${message.text}`;
}

/** The built-in drafter that writes from facts, as an engine. */
export const factsEngine: NoteEngine = {
  name: "offline",
  async *draft(input, signal) {
    for (const sentence of draftSentences(input)) {
      if (signal.aborted) return;
      yield sentence;
    }
  },
};
