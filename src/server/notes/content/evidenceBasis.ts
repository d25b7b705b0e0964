import type { Finding, NoteSection, Sentence } from "../../../shared/notes/document";
import type { Turn } from "../../transcription/Turn";
import { contentId } from "./contentId";

type Turns = ReadonlyMap<string, Pick<Turn, "speaker" | "speaker_name" | "text">>;

/**
 * Returns a digest of the lines that a sentence rests on, made of their texts, speakers and speakers’ names; undefined
 * if it rests on none.
 */
function basisOf({ evidence }: Pick<Sentence, "evidence">, turns: Turns): string | undefined {
  if (evidence.length === 0) return undefined;
  return contentId(...evidence.toSorted().flatMap((id) => [whoSaid(turns.get(id)), turns.get(id)?.text ?? ""]));
}

/** Returns the kind of speaker of a line, followed by the name if it is known: "other Ann". */
export const whoSaid = (turn: Pick<Turn, "speaker" | "speaker_name"> | undefined): string =>
  [turn?.speaker ?? "", turn?.speaker_name ?? ""].filter(Boolean).join(" ");

const byId = (turns: readonly Turn[]): Turns => new Map(turns.map((turn) => [turn.id, turn]));

/** Returns the sections with a `basis` for each sentence that has none yet: the digest of its lines as they are now. */
export function withBasis(sections: readonly NoteSection[], turns: readonly Turn[]): NoteSection[] {
  const lines = byId(turns);
  return sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => {
      const basis = sentence.basis ?? basisOf(sentence, lines);
      return basis === undefined ? sentence : { ...sentence, basis };
    }),
  }));
}

/**
 * Returns a function that compares the lines of a sentence with its `basis`: it returns the finding that they were
 * corrected since the sentence was written, or null. The finding's id depends on the lines as they are now, so that an
 * answer is valid until the next correction.
 */
export function changedLineFinder(turns: readonly Turn[]): (sentence: Sentence) => Finding | null {
  const lines = byId(turns);
  return (sentence) => {
    const now = basisOf(sentence, lines);
    if (sentence.basis === undefined || now === undefined || sentence.basis === now) return null;
    const id = contentId("finding", sentence.id, "changed", now);
    const before = sentence.findings.find((finding) => finding.id === id);
    if (before) return { ...before, resolved: null };
    return {
      id,
      kind: "changed",
      detail: "",
      must: true,
      value: null,
      heard: null,
      heard_in: null,
      answers: [
        { id: "keep", label: "Keep" },
        { id: "remove", label: "Remove", text: "" },
      ],
      resolved: null,
    };
  };
}
