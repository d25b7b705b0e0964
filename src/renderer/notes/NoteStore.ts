import { makeAutoObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type { DraftNote, exportFormats, Finding, Note, PatchNote } from "../../shared/notes/note";
import { countOpen } from "../../shared/notes/openAnswers";
import { AsyncTask } from "../app/AsyncTask";
import type { ReviewedVisit } from "../playback/reviewedVisit";
import { CheckWalk } from "./CheckWalk";
import { bare, type SavedSentence } from "./editor/sentenceDocument";
import { FreshSentences } from "./FreshSentences";
import { NoteAutosave } from "./NoteAutosave";
import type { NotesApi } from "./notesApi";
import { UndoStack } from "./UndoStack";
import { withUnsaved } from "./withUnsaved";

type Answer = NonNullable<Finding["resolved"]>;
type OmissionAnswer = "inserted" | "left_out";

/** The note of the open visit: what is shown, what is open, and everything a person does to it. */
export class NoteStore {
  /** The section being typed in, and the sentence the caret began in. */
  editing: { key: string; sentenceId: string | null } | null = null;
  /** The line "Tell the scribe" is shown. */
  isInstructing = false;
  /** Ctrl+Enter asks once before it signs. */
  isAskingToSign = false;

  readonly walk = new CheckWalk(() => this.shown);
  readonly fresh: FreshSentences;
  readonly undoStack = new UndoStack();
  /** Answers, undo and restore: what went wrong with the newest of them. */
  readonly changing = new AsyncTask();
  readonly signing = new AsyncTask();
  readonly drafting = new AsyncTask();
  readonly adding = new AsyncTask();
  readonly exporting = new AsyncTask();
  private readonly saves = observable.map<string, NoteAutosave>([], { deep: false });
  /** Changes go one after another: each starts from the version the one before made. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly api: NotesApi,
    private readonly openVisit: ReviewedVisit,
  ) {
    this.fresh = new FreshSentences(openVisit);
    makeAutoObservable<this, "saves" | "queue" | "openVisit" | "enqueue">(this, {
      editing: observableRef,
      api: false,
      walk: false,
      fresh: false,
      saves: false,
      queue: false,
      openVisit: false,
      enqueue: false,
    });
    reaction(
      () => this.openVisit.visitId,
      () => this.leaveVisit(),
    );
    reaction(
      () => this.openVisit.note,
      (note) => this.noteArrived(note),
      { fireImmediately: true },
    );
  }

  /** The note with what is typed but not saved yet; null before the first draft. */
  get shown(): Note | null {
    const { note } = this.openVisit;
    const unsaved = this.autosave?.unsaved;
    if (!note || !unsaved || unsaved.size === 0) return note;
    return { ...note, sections: note.sections.map((section) => withUnsaved(section, unsaved.get(section.key))) };
  }

  get autosave(): NoteAutosave | null {
    const { note } = this.openVisit;
    return note ? (this.saves.get(note.id) ?? null) : null;
  }

  /** Read-only notes take addenda, no edits. */
  get canEdit(): boolean {
    const { note } = this.openVisit;
    return note !== null && note.status === "draft" && !note.drafting;
  }

  get counts(): { must: number; look: number } {
    return this.shown ? countOpen(this.shown) : { must: 0, look: 0 };
  }

  answer(findingId: string, answer: Answer | null): Promise<void> {
    return this.answerAnd(findingId, { findings: { [findingId]: answer } }, answer === null ? "stay" : "there");
  }

  answerOmission(omissionId: string, answer: OmissionAnswer | null): Promise<void> {
    if (answer === null) return this.takeOut(omissionId);
    // After an insertion the person looks at the new sentence; the next omission waits for J.
    return this.answerAnd(
      omissionId,
      { omissions: { [omissionId]: answer } },
      answer === "inserted" ? "quietly" : "there",
    );
  }

  /** Puts what was said where it goes. @returns the id of the new sentence, or null when it did not work. */
  async insertOmission(omissionId: string): Promise<string | null> {
    const before = new Set(this.sentenceIds());
    await this.answerOmission(omissionId, "inserted");
    return this.sentenceIds().find((id) => !before.has(id)) ?? null;
  }

  get canUndo(): boolean {
    return this.canEdit && this.undoStack.canUndo(this.openVisit.note);
  }

  /** Takes back the newest thing done in this window. */
  undo(): Promise<void> {
    return this.enqueue(async () => {
      await this.flush();
      if (!this.undoStack.canUndo(this.openVisit.note)) return;
      const patch = runInAction(() => this.undoStack.pop());
      await this.patch(patch, false);
      runInAction(() => this.reloadEditor());
    });
  }

  startEditing(key: string, sentenceId: string | null = null): void {
    if (!this.canEdit || this.editing?.key === key) return;
    this.stopEditing();
    this.editing = { key, sentenceId };
  }

  /** Leaves the editor; what was typed is saved. */
  stopEditing(): void {
    this.editing = null;
    this.undoStack.endTyping();
    void this.flush();
  }

  typed(key: string, sentences: SavedSentence[]): void {
    this.autosave?.change(key, sentences);
  }

  /** Saves what is unsaved now. @returns false when it could not be. */
  async flush(): Promise<boolean> {
    return (await this.autosave?.flush()) ?? true;
  }

  /** Saves what is unsaved now, also of sessions that were left. What could not be saved stays, and is tried again. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.saves.values()].map((save) => save.flush()));
  }

  /** Lets go of what is unsaved: its author signed out, and nobody else may save it. */
  dropUnsaved(): void {
    for (const save of this.saves.values()) save.drop();
  }

  setInstructing(isOn: boolean): void {
    this.isInstructing = isOn && this.canEdit;
  }

  askToSign(isOn: boolean): void {
    this.isAskingToSign = isOn && this.canEdit && this.counts.must === 0;
  }

  async exportAs(format: (typeof exportFormats)[number]): Promise<Blob | null> {
    const { note } = this.openVisit;
    let file: Blob | null = null;
    await this.exporting.run(
      async () => {
        await this.flush();
        return note && this.api.exported(note.id, format);
      },
      (blob) => (file = blob),
    );
    return file;
  }

  /** Signs what is shown; holds while something must be answered or is not saved. */
  async sign(): Promise<void> {
    if (this.counts.must > 0 || !this.canEdit || this.autosave?.conflict) return;
    this.editing = null;
    this.isAskingToSign = false;
    await this.signing.run(
      async () => {
        if (!(await this.flush())) return null;
        const { note } = this.openVisit;
        return note ? this.api.sign(note.id, note.version) : null;
      },
      (note) => note && this.openVisit.applyNote(note),
    );
  }

  async addAddendum(text: string): Promise<boolean> {
    const { note } = this.openVisit;
    if (!note) return false;
    await this.adding.run(
      () => this.api.addAddendum(note.id, text),
      (signed) => this.openVisit.applyNote(signed),
    );
    return this.adding.status === "done";
  }

  /** Asks for a draft; the old text stays until the new one is whole. */
  async draft(request: DraftNote = {}): Promise<void> {
    const { visitId } = this.openVisit;
    if (visitId === null) return;
    this.stopEditing();
    await this.drafting.run(
      async () => {
        await this.flush();
        return this.api.draft(visitId, request);
      },
      (note) => this.openVisit.applyNote(note),
    );
  }

  restore(version: number): Promise<void> {
    return this.enqueue(async () => {
      const { note } = this.openVisit;
      if (!note || !(await this.flush())) return;
      const restored = await this.api.restore(note.id, version);
      runInAction(() => {
        this.openVisit.applyNote(restored);
        this.reloadEditor();
      });
    });
  }

  /** Everything that changes the note passes here, one at a time; failures show in `changing`. */
  private enqueue(work: () => Promise<void>): Promise<void> {
    const run = this.queue.then(() => this.changing.run(work, () => {}));
    this.queue = run;
    return run;
  }

  private answerAnd(
    id: string,
    answers: Pick<PatchNote, "findings" | "omissions">,
    go: "there" | "quietly" | "stay",
  ): Promise<void> {
    return this.enqueue(async () => {
      if (!(await this.flush())) return;
      await this.patch(answers, true);
      if (go !== "stay") runInAction(() => this.walk.moveOn(id, go === "there"));
    });
  }

  /** Undo of an inserted omission: its sentence leaves the note, unless it was edited since. */
  private takeOut(omissionId: string): Promise<void> {
    return this.enqueue(async () => {
      await this.flush();
      const { note } = this.openVisit;
      const omission = note?.omissions.find(({ id }) => id === omissionId);
      const section = note?.sections.find(({ key }) => key === omission?.section);
      const rest = section?.sentences.filter(({ id, text }) => id !== omissionId && text !== omission?.sentence);
      const changed = section && rest && rest.length < section.sentences.length;
      const sections = changed ? [{ key: section.key, sentences: rest.map(bare) }] : undefined;
      await this.patch({ ...(sections && { sections }), omissions: { [omissionId]: null } }, true);
      runInAction(() => this.reloadEditor());
    });
  }

  private sentenceIds(): string[] {
    return this.openVisit.note?.sections.flatMap(({ sentences }) => sentences.map(({ id }) => id)) ?? [];
  }

  private async patch(changes: Omit<PatchNote, "base_version">, undoable: boolean): Promise<void> {
    const { note } = this.openVisit;
    if (!note) return;
    const after = await this.api.patch(note.id, { ...changes, base_version: note.version });
    runInAction(() => {
      if (undoable) this.undoStack.record(note, after, changes, null);
      this.openVisit.applyNote(after);
    });
  }

  private noteArrived(note: Note | null): void {
    if (!note) return;
    const known = this.saves.get(note.id);
    if (known) known.follow(note);
    else
      this.saves.set(
        note.id,
        new NoteAutosave(note, this.api, (before, after, keys) => this.saved(before, after, keys)),
      );
    if (!this.canEdit) this.editing = null;
  }

  private saved(before: Note, after: Note, keys: readonly string[]): void {
    this.undoStack.record(before, after, {}, keys.length === 1 ? (keys[0] ?? null) : null);
    if (this.openVisit.note?.id === after.id) this.openVisit.applyNote(after);
  }

  private reloadEditor(): void {
    const { autosave } = this;
    if (autosave) autosave.revision++;
  }

  private leaveVisit(): void {
    this.editing = null;
    this.isInstructing = false;
    this.isAskingToSign = false;
    this.walk.leave();
    for (const task of [this.changing, this.signing, this.drafting, this.adding, this.exporting]) task.reset();
    for (const [id, save] of this.saves) {
      // Unsaved words of the visit that was left go on being saved; the rest may be forgotten.
      if (save.unsaved.size > 0) void save.flush();
      else this.saves.delete(id);
    }
    this.noteArrived(this.openVisit.note);
  }

  /** Whether leaving the page, or signing out, would lose words. */
  get hasUnsaved(): boolean {
    return [...this.saves.values()].some((save) => save.unsaved.size > 0);
  }
}
