import { makeAutoObservable } from "mobx";
import type { Note, NoteSection, PatchNote } from "../../shared/notes/note";
import { bare } from "./editor/sentenceDocument";

interface Step {
  noteId: string;
  /** Sections as they were before and are after the step. */
  sections: { before: NoteSection; after: NoteSection }[];
  findings: string[];
  omissions: string[];
  /** Set while one section is being typed in: its saves make one step. */
  typing: string | null;
}

/** What this window did to the note, newest last, and the saves that take it back. */
export class UndoStack {
  private steps: Step[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  /** @param typing key of the section being typed in, so that its saves become one step. */
  record(before: Note, after: Note, answers: Pick<PatchNote, "findings" | "omissions">, typing: string | null): void {
    const sections = after.sections.flatMap((section) => {
      const old = before.sections.find(({ key }) => key === section.key);
      return old && !sameText(old, section) ? [{ before: old, after: section }] : [];
    });
    const findings = Object.keys(answers.findings ?? {});
    const omissions = Object.keys(answers.omissions ?? {});
    if (sections.length + findings.length + omissions.length === 0) return;
    const last = this.steps.at(-1);
    const going = typing !== null && last?.typing === typing && last.noteId === after.id;
    const first = going ? last.sections.find((pair) => pair.before.key === typing) : undefined;
    if (going) this.steps.pop();
    const merged = sections.map((pair) =>
      first && pair.after.key === typing ? { ...pair, before: first.before } : pair,
    );
    this.steps.push({ noteId: after.id, sections: merged, findings, omissions, typing });
  }

  /** Typing in a section is over: what comes next is a step of its own. */
  endTyping(): void {
    const last = this.steps.at(-1);
    if (last) last.typing = null;
  }

  /** Whether the newest step can be taken back: nobody changed its sections since. */
  canUndo(note: Note | null): boolean {
    const last = this.steps.at(-1);
    if (!note || !last || last.noteId !== note.id || note.status !== "draft") return false;
    return last.sections.every(({ after }) => {
      const now = note.sections.find(({ key }) => key === after.key);
      return now !== undefined && sameText(now, after);
    });
  }

  /** Takes the newest step off. @returns the save that undoes it. */
  pop(): Omit<PatchNote, "base_version"> {
    const step = this.steps.pop();
    const sections = step?.sections.map(({ before }) => ({
      key: before.key,
      sentences: before.sentences.map(bare),
    }));
    const reopened = (ids: string[] = []) => Object.fromEntries(ids.map((id) => [id, null]));
    return {
      ...(sections?.length && { sections }),
      findings: reopened(step?.findings),
      omissions: reopened(step?.omissions),
    };
  }
}

function sameText(a: NoteSection, b: NoteSection): boolean {
  return a.sentences.length === b.sentences.length && a.sentences.every(({ text }, i) => text === b.sentences[i]?.text);
}
