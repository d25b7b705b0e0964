import { runInAction } from "mobx";
import type { VisitDocument } from "../../../shared/notes/document";
import type { ReviewedVisit } from "../../playback/ReviewedVisit";
import type { DocumentsApi } from "../DocumentsApi";
import { UndoStack } from "../editor/UndoStack";

/**
 * Undo, and the return to versions and earlier drafts of the open note. All methods need a note without unsaved
 * changes.
 */
export class NoteHistory {
  readonly stack = new UndoStack();

  constructor(
    private readonly api: Pick<DocumentsApi, "patch" | "restore" | "undoRedraft">,
    private readonly openVisit: Pick<ReviewedVisit, "applyDocument">,
  ) {}

  /**
   * Undoes the newest change that was made in this window: text, an answer, a redraft, a restore, or a return to an
   * earlier draft. Does nothing if it cannot be undone.
   */
  async undo(note: VisitDocument): Promise<void> {
    const step = this.stack.newest(note);
    if (!step || !this.stack.canUndo(note)) return;
    const undoAction = this.stack.undoActionOf(step);
    if (undoAction.by === "draft") await this.returnTo(undoAction.draftId, note);
    else {
      const changed =
        undoAction.by === "patch"
          ? await this.api.patch(note.id, { ...undoAction.patch, base_version: note.version })
          : await this.api.restore(note.id, undoAction.version);
      runInAction(() => this.openVisit.applyDocument(changed));
    }
    runInAction(() => this.stack.remove(step)); // by now another change can be the newest
  }

  /** Makes the text of an older version the current one, or an earlier draft the note again. */
  async restore(note: VisitDocument, from: Pick<VisitDocument, "id" | "version">): Promise<void> {
    if (from.id !== note.id) {
      const earlier = await this.returnTo(from.id, note);
      runInAction(() => this.stack.recordReturn(note, earlier));
      return;
    }
    const restored = await this.api.restore(note.id, from.version);
    runInAction(() => {
      this.stack.recordRestore(note, restored);
      this.openVisit.applyDocument(restored);
    });
  }

  private async returnTo(draftId: string, note: VisitDocument): Promise<VisitDocument> {
    const earlier = await this.api.undoRedraft(note.id, { version: note.version, to: draftId });
    runInAction(() => {
      this.openVisit.applyDocument({ ...note, status: "superseded" });
      this.openVisit.applyDocument(earlier);
    });
    return earlier;
  }
}
