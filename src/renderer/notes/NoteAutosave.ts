import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import { type Note, noteSchema } from "../../shared/notes/note";
import type { SavedSentence } from "./editor/sentenceDocument";
import type { NotesApi } from "./notesApi";
import { type ConflictChoice, findConflict, resolveConflict, type SectionConflict } from "./sectionConflict";

/** Milliseconds of quiet before what was typed is saved. */
export const autosaveAfterMs = 800;
const longestRetryMs = 30_000;

/**
 * The unsaved sections of one note. What was typed stays here until the server has it: through failures, which are
 * retried, and through conflicts, which a person decides.
 */
export class NoteAutosave {
  state: "saved" | "waiting" | "saving" | "failed" = "saved";
  error: AppError | null = null;
  conflict: SectionConflict | null = null;
  /** Rises when the text was replaced from outside the editor, which must then load it again. */
  revision = 0;
  readonly unsaved = observable.map<string, SavedSentence[]>([], { deep: false });

  private base: Note;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private underWay: Promise<void> | null = null;

  /** @param applied called with every note the server answers. */
  constructor(
    note: Note,
    private readonly api: Pick<NotesApi, "patch">,
    private readonly applied: (before: Note, after: Note, keys: readonly string[]) => void,
  ) {
    this.base = note;
    makeAutoObservable<this, "base" | "timer" | "failures" | "underWay" | "api" | "applied">(this, {
      error: observableRef,
      conflict: observableRef,
      unsaved: false,
      base: false,
      timer: false,
      failures: false,
      underWay: false,
      api: false,
      applied: false,
    });
  }

  /** A newer note: what is typed next starts from it. While something is unsaved, its own base stays. */
  follow(note: Note): void {
    if (this.unsaved.size === 0 && !this.underWay && note.version >= this.base.version) this.base = note;
  }

  /** Takes what stands in a section now; it is saved after a moment of quiet. */
  change(key: string, sentences: SavedSentence[]): void {
    this.unsaved.set(key, sentences);
    if (this.state !== "saving") this.state = "waiting";
    this.schedule(autosaveAfterMs);
  }

  /** Saves at once what is unsaved. @returns false when something could not be saved; it stays in `unsaved`. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.underWay) await this.underWay;
    while (this.unsaved.size > 0) {
      await this.save();
      if (this.state === "failed" || this.conflict) return false;
    }
    return true;
  }

  /** Ends the conflict. Nothing is lost either way: both texts are versions of the note. */
  async resolve(choice: ConflictChoice): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    const mine = this.unsaved.get(conflict.key) ?? [];
    this.conflict = null;
    const before = this.base;
    this.base = conflict.current;
    this.revision++;
    this.applied(before, conflict.current, []);
    if (choice === "theirs") this.unsaved.delete(conflict.key);
    else this.unsaved.set(conflict.key, resolveConflict(choice, mine, conflict.theirs.sentences));
    if (this.unsaved.size === 0) this.state = "saved";
    await this.flush();
  }

  /** Drops what is unsaved of a section: the editor was left without a change. */
  discard(key: string): void {
    this.unsaved.delete(key);
    if (this.unsaved.size === 0 && this.state === "waiting") this.state = "saved";
  }

  /** Drops all that is unsaved, and tries no more. */
  drop(): void {
    clearTimeout(this.timer);
    this.unsaved.clear();
    this.conflict = null;
    this.state = "saved";
  }

  private schedule(afterMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), afterMs);
  }

  private async save(): Promise<void> {
    const run = this.send(new Map(this.unsaved));
    this.underWay = run;
    await run;
    this.underWay = null;
  }

  private async send(sent: ReadonlyMap<string, SavedSentence[]>): Promise<void> {
    this.state = "saving";
    this.error = null;
    const sections = [...sent].map(([key, sentences]) => ({ key, sentences }));
    try {
      const note = await this.api.patch(this.base.id, { base_version: this.base.version, sections });
      runInAction(() => this.saved(sent, note));
    } catch (error) {
      const failure = AppError.from(error);
      runInAction(() => (failure.code === "note_conflict" ? this.conflicted(failure) : this.failed(failure)));
    }
  }

  private saved(sent: ReadonlyMap<string, SavedSentence[]>, note: Note): void {
    const before = this.base;
    this.base = note;
    this.failures = 0;
    for (const [key, sentences] of sent) if (this.unsaved.get(key) === sentences) this.unsaved.delete(key);
    this.state = this.unsaved.size === 0 ? "saved" : "waiting";
    this.applied(before, note, [...sent.keys()]);
  }

  private conflicted(failure: AppError): void {
    const current = noteSchema.safeParse(failure.current);
    if (!current.success) return this.failed(failure);
    this.conflict = findConflict(this.base, current.data, this.unsaved);
    if (!this.conflict) this.base = current.data; // only other sections changed: `flush` sends again
    this.state = "waiting";
  }

  private failed(failure: AppError): void {
    if (this.unsaved.size === 0) return; // dropped meanwhile
    this.state = "failed";
    this.error = failure;
    this.failures++;
    // A signed note takes no more edits; everything else may pass.
    if (failure.code !== "note_signed") this.schedule(Math.min(longestRetryMs, 1000 * 2 ** this.failures));
  }
}
