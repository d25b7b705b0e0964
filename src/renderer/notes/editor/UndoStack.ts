import { makeAutoObservable } from "mobx";
import type { VisitDocument, NoteSection, PatchDocument } from "../../../shared/notes/document";
import { withoutFindings } from "./toSentences";

interface Step {
  noteId: string;
  /** The sections whose text changed, before and after the step. */
  sections: { before: NoteSection; after: NoteSection }[];
  /** Ids of the findings answered in this step. */
  findings: string[];
  /** Ids of the omissions answered in this step. */
  omissions: string[];
  /** Key of the section being edited, whose consecutive saves make one step; null for any other step. */
  typing: string | null;
  /** Whether the step is the redraft that created this note; `sections` then has all of its sections, unchanged. */
  isRedraft: boolean;
}

/** The changes made to the note in this window, newest last, and the patches that undo them. */
export class UndoStack {
  private steps: Step[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Adds a step, unless nothing changed.
   *
   * @param typing key of the section being edited, whose consecutive saves become one step; null for other changes.
   */
  record(
    before: VisitDocument,
    after: VisitDocument,
    answers: Pick<PatchDocument, "findings" | "omissions">,
    typing: string | null,
  ): void {
    const sections = after.sections.flatMap((section) => {
      const old = before.sections.find(({ key }) => key === section.key);
      return old && !sameText(old, section) ? [{ before: old, after: section }] : [];
    });
    const findings = Object.keys(answers.findings ?? {});
    const omissions = Object.keys(answers.omissions ?? {});
    if (sections.length + findings.length + omissions.length === 0) return;
    const last = this.steps.at(-1);
    const continues = typing !== null && last?.typing === typing && last.noteId === after.id;
    const first = continues ? last.sections.find((pair) => pair.before.key === typing) : undefined;
    if (continues) this.steps.pop();
    const merged = sections.map((pair) =>
      first && pair.after.key === typing ? { ...pair, before: first.before } : pair,
    );
    this.steps.push({ noteId: after.id, sections: merged, findings, omissions, typing, isRedraft: false });
  }

  /** Adds a step for the redraft that created this note; does nothing if the note has a step already. */
  recordRedraft({ id, sections }: VisitDocument): void {
    if (this.steps.some(({ noteId }) => noteId === id)) return;
    const all = sections.map((section) => ({ before: section, after: section }));
    this.steps.push({ noteId: id, sections: all, findings: [], omissions: [], typing: null, isRedraft: true });
  }

  /** Whether the newest step is a redraft, which the server undoes. */
  get isAtRedraft(): boolean {
    return this.steps.at(-1)?.isRedraft ?? false;
  }

  /** Ends the newest step: the next save of the section being edited makes a new step. */
  endTyping(): void {
    const last = this.steps.at(-1);
    if (last) last.typing = null;
  }

  /** Whether the newest step can be undone: it changed this note, a draft, whose sections have not changed since. */
  canUndo(note: VisitDocument | null): boolean {
    const last = this.steps.at(-1);
    if (!note || !last || last.noteId !== note.id || note.status !== "draft") return false;
    return last.sections.every(({ after }) => {
      const now = note.sections.find(({ key }) => key === after.key);
      return now !== undefined && sameText(now, after);
    });
  }

  /** Removes the newest step. @returns the patch that restores its sections and reopens its findings and omissions. */
  pop(): Omit<PatchDocument, "base_version"> {
    const step = this.steps.pop();
    const sections = step?.sections.map(({ before }) => ({
      key: before.key,
      sentences: before.sentences.map(withoutFindings),
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
