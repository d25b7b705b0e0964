import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { AppError, type ErrorCode } from "../../../shared/errors";
import { type VisitDocument, documentSchema } from "../../../shared/notes/document";
import type { SavedSentence } from "../editor/toSentences";
import type { DocumentsApi } from "../DocumentsApi";
import { type ConflictChoice, findConflict, resolveConflict, type SectionConflict } from "./sectionConflict";

/** Milliseconds between the last change and its save. */
export const autosaveAfterMs = 800;
/** Maximum milliseconds before a failed save is retried: 2 s after the first failure, doubled with each further one. */
const maxRetryMs = 30_000;
/**
 * Maximum number of conflicts in a row after which a save is repeated immediately; after more, it waits like a failed
 * save.
 */
const maxConflicts = 5;
/**
 * Errors after which no save of this document can succeed: it is signed, was deleted, or was replaced by another draft.
 */
const finalCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["note_signed", "not_found", "conflict"]);
/** HTTP statuses for text that the server does not accept. Such text is not sent again until it is changed. */
const textStatuses: ReadonlySet<number | undefined> = new Set([400, 413, 422]);

/**
 * The unsaved sections of one note, and their saving. They are kept until the server has saved them: failed saves are
 * retried, except if the note was signed, deleted or replaced, or the server does not accept the text. Conflicts are
 * resolved by the user.
 */
export class NoteAutosave {
  state: "saved" | "waiting" | "saving" | "failed" = "saved";
  /** Why the newest save failed; null while a save runs and after one succeeded or met a conflict. */
  error: AppError | null = null;
  conflict: SectionConflict | null = null;
  /** Incremented when the text changes outside the editor, which must then reload the text. */
  revision = 0;
  /**
   * The patient's name or the visit's title, for a message that is shown while another visit is open; null if unknown.
   */
  whose: string | null = null;
  /** The newest version that the unsaved sections were written over. */
  base: VisitDocument;
  /** The unsaved sentences by section key. */
  readonly unsaved = observable.map<string, SavedSentence[]>([], { deep: false });

  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #conflicts = 0;
  #inFlight: Promise<void> | null = null;

  readonly #api: Pick<DocumentsApi, "patch">;
  readonly #applied: (before: VisitDocument, after: VisitDocument, keys: readonly string[]) => void;

  /** @param applied called with the note before and after each save or resolved conflict, and the keys saved. */
  constructor(
    note: VisitDocument,
    api: Pick<DocumentsApi, "patch">,
    applied: (before: VisitDocument, after: VisitDocument, keys: readonly string[]) => void,
  ) {
    this.#api = api;
    this.#applied = applied;
    this.base = note;
    makeAutoObservable(this, { error: observableRef, conflict: observableRef, base: observableRef, unsaved: false });
  }

  /** Whether the server refuses the unsaved changes: they are kept to be copied, and not sent again as they are. */
  get isRefused(): boolean {
    return this.isFinal || (this.unsaved.size > 0 && this.error !== null && textStatuses.has(this.error.status));
  }

  /** Whether no change of this document can be saved. */
  get isFinal(): boolean {
    return this.unsaved.size > 0 && this.error !== null && finalCodes.has(this.error.code);
  }

  /**
   * Uses a newer note as the base of the next save, unless changes are unsaved or being saved. Changes that were
   * refused are sent again if the note is the current draft again, e.g. after the undo of a redraft.
   */
  follow(note: VisitDocument): void {
    if (this.isFinal && note.status === "draft") {
      this.error = null;
      this.schedule(0);
    }
    if (this.unsaved.size === 0 && !this.#inFlight && note.version >= this.base.version) this.base = note;
  }

  /** Stores the new content of a section and schedules a save. @param whose see the field. */
  change(key: string, sentences: SavedSentence[], whose: string | null): void {
    this.whose = whose;
    this.unsaved.set(key, sentences);
    if (this.isFinal) return;
    if (this.isRefused) this.error = null; // other words may be accepted
    if (this.state !== "saving") this.state = "waiting";
    this.schedule(autosaveAfterMs);
  }

  /** Saves immediately. @returns false after a failure or conflict; what was not saved stays in `unsaved`. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#inFlight) await this.#inFlight;
    while (this.unsaved.size > 0) {
      if (this.isRefused) return false;
      await this.save();
      if (this.state === "failed" || this.conflict) return false;
    }
    return true;
  }

  /** Resolves the conflict and saves the chosen text. Does nothing without a conflict. */
  async resolve(choice: ConflictChoice): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    const mine = this.unsaved.get(conflict.key) ?? [];
    this.conflict = null;
    const before = this.base;
    this.base = conflict.current;
    this.revision++;
    this.#applied(before, conflict.current, []);
    if (choice === "theirs") this.unsaved.delete(conflict.key);
    else this.unsaved.set(conflict.key, resolveConflict(choice, mine, conflict.theirs.sentences));
    if (this.unsaved.size === 0) this.state = "saved";
    await this.flush();
  }

  /** Discards all unsaved changes and stops retrying. */
  drop(): void {
    clearTimeout(this.#timer);
    this.unsaved.clear();
    this.conflict = null;
    this.error = null;
    this.state = "saved";
  }

  private schedule(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), afterMs);
  }

  private async save(): Promise<void> {
    const run = this.send(new Map(this.unsaved));
    this.#inFlight = run;
    await run;
    this.#inFlight = null;
  }

  private async send(sent: ReadonlyMap<string, SavedSentence[]>): Promise<void> {
    this.state = "saving";
    this.error = null;
    const sections = [...sent].map(([key, sentences]) => ({ key, sentences }));
    try {
      const note = await this.#api.patch(this.base.id, { base_version: this.base.version, sections });
      runInAction(() => this.handleSaved(sent, note));
    } catch (error) {
      const failure = AppError.from(error);
      runInAction(() =>
        failure.code === "note_conflict" ? this.handleConflict(failure) : this.handleFailure(failure),
      );
    }
  }

  private handleSaved(sent: ReadonlyMap<string, SavedSentence[]>, note: VisitDocument): void {
    const before = this.base;
    this.base = note;
    this.#failures = 0;
    this.#conflicts = 0;
    for (const [key, sentences] of sent) if (this.unsaved.get(key) === sentences) this.unsaved.delete(key);
    this.state = this.unsaved.size === 0 ? "saved" : "waiting";
    this.#applied(before, note, [...sent.keys()]);
  }

  private handleConflict(failure: AppError): void {
    const current = documentSchema.safeParse(failure.current);
    if (!current.success || ++this.#conflicts > maxConflicts) return this.handleFailure(failure);
    this.conflict = findConflict(this.base, current.data, this.unsaved);
    if (!this.conflict) this.base = current.data; // no text would be lost: `flush` sends again
    this.state = "waiting";
  }

  private handleFailure(failure: AppError): void {
    if (this.unsaved.size === 0) return; // discarded in the meantime
    this.state = "failed";
    this.error = failure;
    this.#failures++;
    if (!this.isRefused) this.schedule(Math.min(maxRetryMs, 1000 * 2 ** this.#failures));
  }
}
