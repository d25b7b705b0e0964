import { makeAutoObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type {
  DocumentKind,
  DraftDocument,
  ExportFormat,
  Finding,
  VisitDocument,
  PatchDocument,
} from "../../shared/notes/document";
import { countOpen } from "../../shared/notes/countOpen";
import { AppError } from "../../shared/errors";
import { AsyncTask } from "../base/AsyncTask";
import type { ReviewedVisit } from "../playback/ReviewedVisit";
import { changedLineFindings } from "./review/changedLineFindings";
import { ReviewCursor } from "./review/ReviewCursor";
import type { SavedSentence } from "./editor/toSentences";
import { FreshSentences } from "./sections/FreshSentences";
import { InstructionsField } from "./sections/InstructionsField";
import type { NoteAutosave } from "./save/NoteAutosave";
import { NoteSaves } from "./save/NoteSaves";
import { requireUnchanged } from "./signing/requireUnchanged";
import { NoteCopies } from "./export/NoteCopies";
import type { DocumentsApi } from "./DocumentsApi";
import type { Editing } from "./editor/Editing";
import type { SelectedText } from "./editor/selectedText";
import { withoutInserted } from "./review/withoutInserted";
import { NoteHistory } from "./versions/NoteHistory";
import { sentenceIds } from "./review/sentenceIds";
import { withUnsaved } from "./save/withUnsaved";

declare module "../base/useStores" {
  interface DashboardStores {
    /** The store of the document on the screen. */
    readonly note: NoteStore;
  }
}

type Answer = NonNullable<Finding["resolved"]>;
type OmissionAnswer = "inserted" | "left_out";

/**
 * One document of the open visit (`kind`), called "note" in this class: its text with unsaved edits, its open findings,
 * and all actions on it.
 */
export class NoteStore {
  /** The section being edited, and where; null while none is. */
  editing: Editing | null = null;
  /** Whether the sign bar shows the question that is asked before signing. */
  isAskingToSign = false;

  readonly cursor = new ReviewCursor(() => this.shown);
  readonly fresh: FreshSentences;
  readonly instructing: InstructionsField;
  readonly history: NoteHistory;
  readonly copies: NoteCopies;
  /** State of the newest answer to a finding or omission, undo, or restore. */
  readonly changing = new AsyncTask();
  readonly signing = new AsyncTask();
  readonly drafting = new AsyncTask();
  readonly adding = new AsyncTask();
  readonly exporting = new AsyncTask();
  readonly saves: NoteSaves;
  /** Ids of the documents to which an addendum is being sent, including those of visits that are no longer open. */
  readonly #amended = observable.set<string>();
  /** The end of the last change. Changes run one at a time: each needs the version that the previous change made. */
  #queue: Promise<unknown> = Promise.resolve();

  readonly #openVisit: ReviewedVisit;

  constructor(
    readonly api: DocumentsApi,
    openVisit: ReviewedVisit,
    readonly kind: DocumentKind = "note",
  ) {
    this.#openVisit = openVisit;
    this.fresh = new FreshSentences(openVisit, kind);
    this.instructing = new InstructionsField(openVisit, () => this.canEdit);
    this.copies = new NoteCopies(api);
    this.history = new NoteHistory(api, openVisit);
    this.saves = new NoteSaves(api, (before, after, keys) => this.wasSaved(before, after, keys));
    makeAutoObservable<this, "enqueue" | "requireSaved">(this, {
      editing: observableRef,
      api: false,
      kind: false,
      cursor: false,
      fresh: false,
      instructing: false,
      copies: false,
      history: false,
      saves: false,
      enqueue: false,
      requireSaved: false,
    });
    reaction(
      () => this.#openVisit.visitId,
      () => this.leaveVisit(),
    );
    reaction(
      () => this.saved,
      (note) => this.noteArrived(note),
      { fireImmediately: true },
    );
  }

  /** The document as the server has it; null before the first draft. */
  get saved(): VisitDocument | null {
    return this.#openVisit.documentOf(this.kind);
  }

  /** The note with unsaved edits, or without if they can never be saved (`isFinal`); null before the first draft. */
  get shown(): VisitDocument | null {
    const { saved: note, autosave } = this;
    const unsaved = autosave?.unsaved;
    if (!note || !unsaved?.size || autosave?.isFinal || note.status === "signed") return note;
    return { ...note, sections: note.sections.map((section) => withUnsaved(section, unsaved.get(section.key))) };
  }

  /** The unsaved changes of the open note; null before the first draft. */
  get autosave(): NoteAutosave | null {
    return this.saves.of(this.saved);
  }

  /** Whether an addendum to the open note is being sent. */
  get isAdding(): boolean {
    return this.saved !== null && this.#amended.has(this.saved.id);
  }

  /** Whether the note can be edited: not before the first draft, while drafting, or once it is signed. */
  get canEdit(): boolean {
    const { saved: note } = this;
    return note !== null && note.status === "draft" && !note.drafting;
  }

  /** Counts of open findings and omissions: those `toResolve` block signing, those `toReview` do not. */
  get counts(): ReturnType<typeof countOpen> {
    return countOpen(this.shown ?? { sections: [], omissions: [] });
  }

  /** Answers a finding, then moves the cursor to the next open item; null withdraws the answer. */
  answer(findingId: string, answer: Answer | null): Promise<void> {
    return this.answerItem(findingId, { findings: { [findingId]: answer } }, answer === null ? "stay" : "focus");
  }

  /** Updates every sentence whose line was corrected, if the server offers an update. */
  updateChanged(): Promise<void> {
    const findings = Object.fromEntries(changedLineFindings(this.shown).updatable.map((id) => [id, "change" as const]));
    return this.changeSaved((note) => this.patch(note, { findings }));
  }

  /** Inserts an omission or leaves it out; null withdraws the answer and removes an inserted sentence. */
  answerOmission(omissionId: string, answer: OmissionAnswer | null): Promise<void> {
    if (answer === null) return this.removeInserted(omissionId);
    // After an insertion the focus moves to the new sentence, so the next item is not focused until J is pressed.
    return this.answerItem(
      omissionId,
      { omissions: { [omissionId]: answer } },
      answer === "inserted" ? "noFocus" : "focus",
    );
  }

  /** Inserts an omission into its section. @returns the id of the new sentence; null if that failed. */
  async insertOmission(omissionId: string): Promise<string | null> {
    const { saved: note } = this;
    const before = new Set(sentenceIds(note));
    await this.answerOmission(omissionId, "inserted");
    if (this.saved?.id !== note?.id) return null;
    return sentenceIds(this.saved).find((id) => !before.has(id)) ?? null;
  }

  get canUndo(): boolean {
    return this.canEdit && this.history.stack.canUndo(this.saved);
  }

  /** Undoes the newest change made in this window. Does nothing if that change cannot be undone. */
  undo(): Promise<void> {
    return this.changeSaved((note) => this.history.undo(note));
  }

  /**
   * Opens the editor of a section, and closes that of another one. Does nothing if it is open or the note cannot be
   * edited.
   * @param sentenceId where the caret is placed; null for the end of the section.
   * @param selected the characters of the sentence that are selected; null for the caret at its end.
   */
  startEditing(key: string, sentenceId: string | null = null, selected: SelectedText | null = null): void {
    if (!this.canEdit || this.editing?.key === key) return;
    this.stopEditing();
    this.editing = { key, sentenceId, selected };
  }

  /** Stores which sentence of the open editor has the caret. */
  caretIn(sentenceId: string | null): void {
    if (this.editing) this.editing = { ...this.editing, sentenceId };
  }

  /** Closes the editor and saves its changes. */
  stopEditing(): void {
    this.editing = null;
    this.history.stack.endTyping();
    void this.flush();
  }

  /** Stores the edited sentences of a section; they are saved soon after. */
  typed(key: string, sentences: SavedSentence[]): void {
    const { visit } = this.#openVisit;
    this.autosave?.change(key, sentences, visit?.patient_name ?? (visit?.title || null));
    this.forgetSigningError();
  }

  /** Saves unsaved changes of the open note now. @returns false if the save failed or met a conflict. */
  async flush(): Promise<boolean> {
    return (await this.autosave?.flush()) ?? true;
  }

  /**
   * Saves unsaved changes of the open note.
   * @throws {AppError} if they could not be saved: the action that follows would lack them.
   */
  private async requireSaved(): Promise<void> {
    const { autosave } = this;
    if (this.saved?.status === "signed" || (await this.flush())) return;
    const message = "Your latest changes could not be saved, so nothing was done. Save them, then try again.";
    throw autosave?.error ?? new AppError("conflict", message);
  }

  /**
   * Shows or hides the question before signing; it is shown only if no finding, omission or conflict prevents signing.
   */
  askToSign(isOn: boolean): void {
    this.isAskingToSign = isOn && this.canEdit && this.counts.toResolve === 0 && !this.autosave?.conflict;
  }

  /**
   * Saves unsaved changes, then downloads the note as a file.
   * @param isNamed whether the patient's name is part of the file's name.
   * @returns null if that failed; see `exporting`.
   */
  async exportAs(format: ExportFormat, isNamed = false): Promise<{ blob: Blob; name: string } | null> {
    const { saved: note } = this;
    let file: { blob: Blob; name: string } | null = null;
    await this.exporting.run(
      async () => {
        await this.requireSaved();
        return note && this.api.download(note.id, format, isNamed);
      },
      (exported) => (file = exported),
    );
    return file;
  }

  /**
   * Saves unsaved changes, then signs the note. Does nothing while a required finding or omission is open, while a
   * conflict is unresolved, or if the save fails or leaves something required. Signs only the document that the
   * question showed. Errors of signing are stored in `signing`.
   */
  async sign(): Promise<void> {
    const { saved: asked } = this;
    if (!asked || this.counts.toResolve > 0 || !this.canEdit || this.autosave?.conflict) return;
    // The value that the question showed. If the save below leaves the note unchecked, the server rejects the
    // signature.
    const unchecked = this.shown?.unchecked === true;
    this.editing = null;
    this.isAskingToSign = false;
    const edited = new Set(this.autosave?.unsaved.keys());
    await this.signing.run(
      async () => {
        if (!(await this.flush())) return null;
        const note = requireUnchanged(asked, edited, this.#openVisit);
        return this.counts.toResolve === 0 ? this.api.sign(note.id, { version: note.version, unchecked }) : null;
      },
      (note) => note && this.#openVisit.applyDocument(note),
    );
  }

  /**
   * Adds an addendum to the signed note. Does nothing while another addendum to this note is being sent, even if
   * another visit was open in the meantime, so that it is not signed twice.
   * @returns false if it was not added; see `adding`.
   */
  async addAddendum(text: string): Promise<boolean> {
    const { saved: note } = this;
    if (!note || this.isAdding) return false;
    this.#amended.add(note.id);
    const isAdded = await this.adding.attempt(
      () => this.api.addAddendum(note.id, text),
      (signed) => this.#openVisit.applyDocument(signed),
    );
    runInAction(() => this.#amended.delete(note.id));
    return isAdded;
  }

  /**
   * Closes the editor and saves unsaved changes, then requests a draft of the note or of one section. Does nothing
   * while another one is being requested, e.g. by the second press of a double click.
   * @returns false if that failed; the error is in `drafting` while the visit is open.
   */
  async draft(request: DraftDocument = {}): Promise<boolean> {
    const { visitId } = this.#openVisit;
    if (visitId === null || this.drafting.isRunning) return false;
    this.stopEditing();
    this.instructing.lastDraft.recordRequest(visitId, request);
    return this.drafting.attempt(
      async () => {
        await this.requireSaved();
        const sent = { ...request, kind: this.kind };
        return this.instructing.lastDraft.recordDraft(this.saved, await this.api.draft(visitId, sent));
      },
      (note) => this.#openVisit.applyDocument(note),
    );
  }

  /**
   * Saves unsaved changes, then makes the text of an older version the current one, or an earlier draft the note again.
   * @returns whether that was done.
   */
  async restore(from: Pick<VisitDocument, "id" | "version">): Promise<boolean> {
    let isDone = false;
    await this.changeSaved(async (note) => {
      await this.history.restore(note, from);
      isDone = true;
    });
    return isDone;
  }

  /** Runs a change of the note's text outside the editor, which then loads the text again; see `enqueue`. */
  private changeSaved(work: (note: VisitDocument) => Promise<void>): Promise<void> {
    return this.enqueue(async (note) => {
      await work(note);
      runInAction(() => this.saved?.visit_id === note.visit_id && this.reloadEditor());
    });
  }

  /**
   * Runs a change after the earlier changes have finished and unsaved changes are saved, unless another document is
   * open by then. Never rejects: failures are stored in `changing`.
   */
  private enqueue(work: (note: VisitDocument) => Promise<void>): Promise<void> {
    const { saved: asked } = this;
    const isOpen = (): boolean => asked !== null && this.saved?.id === asked.id;
    const saveAndWork = async (): Promise<void> => {
      if ((await this.flush()) && isOpen() && this.saved) await work(this.saved);
    };
    this.forgetSigningError();
    const run = this.#queue.then(() => (isOpen() ? this.changing.run(saveAndWork, () => {}) : undefined));
    this.#queue = run;
    return run;
  }

  /**
   * Saves the answer to a finding or an omission.
   * @param move whether the cursor moves to the next open item and focuses it, moves without focus, or stays.
   */
  private answerItem(
    id: string,
    answers: Pick<PatchDocument, "findings" | "omissions">,
    move: "focus" | "noFocus" | "stay",
  ): Promise<void> {
    return this.enqueue(async (note) => {
      await this.patch(note, answers);
      if (move !== "stay" && this.saved?.id === note.id) runInAction(() => this.cursor.moveOn(id, move === "focus"));
    });
  }

  /** Undoes the insertion of an omission: removes its sentence unless it has been edited. */
  private removeInserted(omissionId: string): Promise<void> {
    return this.changeSaved(async (note) => {
      const sections = withoutInserted(note, omissionId);
      await this.patch(note, { ...(sections && { sections }), omissions: { [omissionId]: null } });
    });
  }

  private async patch(note: VisitDocument, changes: Omit<PatchDocument, "base_version">): Promise<void> {
    const after = await this.api.patch(note.id, { ...changes, base_version: note.version });
    runInAction(() => {
      this.history.stack.record(note, after, changes, null);
      this.#openVisit.applyDocument(after);
    });
  }

  private noteArrived(note: VisitDocument | null): void {
    if (!note) return;
    if (note.version === 1 && this.canEdit) this.history.stack.recordRedraft(note);
    this.saves.arrived(note);
    if (!this.canEdit) this.editing = null;
  }

  private wasSaved(before: VisitDocument, after: VisitDocument, keys: readonly string[]): void {
    this.history.stack.record(before, after, {}, keys.length === 1 ? (keys[0] ?? null) : null);
    if (this.saved?.id === after.id) this.#openVisit.applyDocument(after);
  }

  /** Makes an open editor load the note's text again. */
  private reloadEditor(): void {
    const { autosave } = this;
    if (autosave) autosave.revision++;
  }

  /** Clears the error of an earlier attempt to sign, because the note has changed since. */
  private forgetSigningError(): void {
    if (this.signing.error) this.signing.reset();
  }

  private leaveVisit(): void {
    this.editing = null;
    this.instructing.isOn = false;
    this.isAskingToSign = false;
    this.history.stack.endTyping();
    this.cursor.leave();
    this.copies.reset();
    for (const task of [this.changing, this.signing, this.drafting, this.adding, this.exporting]) task.reset();
    this.saves.leave();
    this.noteArrived(this.saved);
  }

  /** Whether leaving the page or signing out would lose changes. */
  get hasUnsaved(): boolean {
    return this.saves.hasUnsaved;
  }
}
