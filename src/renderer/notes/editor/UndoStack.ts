import { makeAutoObservable } from "mobx";
import type { VisitDocument, NoteSection, PatchDocument } from "../../../shared/notes/document";
import { withoutFindings } from "./toSentences";

/** A change that can be undone. */
export interface Step {
  visitId: string;
  noteId: string;
  /** The sections whose text changed, before and after the step. Other sections may change without preventing undo. */
  sections: { before: NoteSection; after: NoteSection }[];
  /** Ids of the findings answered in this step. */
  findings: string[];
  /** Ids of the omissions answered in this step. */
  omissions: string[];
  /** Key of the section being edited, whose consecutive saves make one step; null for any other step. */
  typing: string | null;
  /**
   * What the server does to undo the step: it makes the draft `draftId` the note again, after a redraft or a return to
   * an earlier draft, or restores a version. Null if a patch undoes it. `sections` then has all sections, unchanged.
   */
  inverse: { draftId: string } | { version: number } | null;
}

/** How a step is undone: by a patch of the note, or by the server; see `Step`. */
export type UndoAction =
  | { by: "patch"; patch: Omit<PatchDocument, "base_version"> }
  | { by: "draft"; draftId: string }
  | { by: "version"; version: number };

/**
 * Maximum number of steps kept for each visit, and of visits with steps. Older ones are dropped, because steps contain
 * texts.
 */
const maxSteps = 100;
const maxVisits = 10;

/** The newest changes made to notes in this window, newest last, and how each is undone. */
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
      return old && !haveSameTexts(old, section) ? [{ before: old, after: section }] : [];
    });
    const findings = Object.keys(answers.findings ?? {});
    const omissions = Object.keys(answers.omissions ?? {});
    if (sections.length + findings.length + omissions.length === 0) return;
    const last = this.newest(after);
    const continues = typing !== null && last?.typing === typing && last.noteId === after.id;
    const first = continues ? last.sections.find((pair) => pair.before.key === typing) : undefined;
    if (continues) this.steps = this.steps.filter((step) => step !== last);
    const merged = sections.map((pair) =>
      first && pair.after.key === typing ? { ...pair, before: first.before } : pair,
    );
    this.add(after, { sections: merged, findings, omissions, typing });
  }

  /** Adds a step for the redraft that created this note; does nothing if the note has a step already. */
  recordRedraft(note: VisitDocument): void {
    if (note.replaces === null || this.steps.some(({ noteId }) => noteId === note.id)) return;
    this.add(note, { sections: unchanged(note), inverse: { draftId: note.replaces } });
  }

  /**
   * Adds a step for the return from the draft `before` to an earlier draft, in place of the steps that made that draft
   * the note before.
   */
  recordReturn(before: VisitDocument, earlier: VisitDocument): void {
    const isOldReturn = (step: Step) =>
      step.noteId === earlier.id && step.inverse !== null && "draftId" in step.inverse;
    this.steps = this.steps.filter((step) => !isOldReturn(step));
    this.add(earlier, { sections: unchanged(earlier), inverse: { draftId: before.id } });
  }

  /** Adds a step for restoring an earlier version of a note. */
  recordRestore(before: VisitDocument, after: VisitDocument): void {
    this.add(after, { sections: unchanged(after), inverse: { version: before.version } });
  }

  /** What undo does now, for the button's title; null if nothing can be undone. */
  titleFor(note: VisitDocument | null): string | null {
    if (!note || !this.canUndo(note)) return null;
    const inverse = this.newest(note)?.inverse;
    if (!inverse) return "Undo the last change";
    if ("version" in inverse) return "Undo the restore";
    return note.replaces === inverse.draftId ? "Undo the redraft" : "Undo the return to an earlier draft";
  }

  /** Ends the steps of typing: the next save of a section makes a new step. */
  endTyping(): void {
    for (const step of this.steps) step.typing = null;
  }

  /**
   * Whether the newest step can be undone: it changed this note, which is a draft, and the changed sections have not
   * changed again.
   */
  canUndo(note: VisitDocument | null): boolean {
    const last = note && this.newest(note);
    if (!last || last.noteId !== note.id || note.status !== "draft") return false;
    return last.sections.every(({ after }) => {
      const now = note.sections.find(({ key }) => key === after.key);
      return now !== undefined && haveSameTexts(now, after);
    });
  }

  /** Returns the newest step of the note's visit. */
  newest({ visit_id: visitId }: Pick<VisitDocument, "visit_id">): Step | undefined {
    return this.steps.findLast((step) => step.visitId === visitId);
  }

  /** Returns how a step is undone. */
  undoActionOf(step: Step): UndoAction {
    if (step.inverse)
      return "draftId" in step.inverse ? { by: "draft", ...step.inverse } : { by: "version", ...step.inverse };
    const sections = step.sections.map(({ before }) => ({
      key: before.key,
      sentences: before.sentences.map(withoutFindings),
    }));
    const reopened = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, null]));
    const findings = reopened(step.findings);
    const omissions = reopened(step.omissions);
    return { by: "patch", patch: { ...(sections.length > 0 && { sections }), findings, omissions } };
  }

  /** Removes a step that was undone. */
  remove(undone: Step): void {
    this.steps = this.steps.filter((step) => step !== undone);
  }

  private add({ id, visit_id: visitId }: VisitDocument, step: Partial<Step>): void {
    const empty = { sections: [], findings: [], omissions: [], typing: null, inverse: null };
    this.steps.push({ ...empty, ...step, visitId, noteId: id });
    this.dropOld();
  }

  private dropOld(): void {
    const counts = new Map<string, number>();
    this.steps = this.steps
      .toReversed()
      .filter(({ visitId }) => {
        const count = counts.get(visitId) ?? 0;
        if (count === maxSteps || (count === 0 && counts.size === maxVisits)) return false;
        counts.set(visitId, count + 1);
        return true;
      })
      .toReversed();
  }
}

const unchanged = ({ sections }: VisitDocument): Step["sections"] =>
  sections.map((section) => ({ before: section, after: section }));

function haveSameTexts(a: NoteSection, b: NoteSection): boolean {
  return a.sentences.length === b.sentences.length && a.sentences.every(({ text }, i) => text === b.sentences[i]?.text);
}
