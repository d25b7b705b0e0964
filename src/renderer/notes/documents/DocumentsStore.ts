import { makeAutoObservable, reaction } from "mobx";
import { type DocumentKind, documentKinds, type VisitDocument } from "../../../shared/notes/document";
import { AsyncTask } from "../../base/AsyncTask";
import { damagedText } from "../../format/documentTitles";
import type { ReviewedVisit } from "../../playback/ReviewedVisit";
import type { DocumentsApi } from "../DocumentsApi";
import { holdWhileEditing } from "../editor/holdWhileEditing";
import { NoteStore } from "../NoteStore";
import type { NoteAutosave } from "../save/NoteAutosave";
import { showNotDrafted } from "./showNotDrafted";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly documents: DocumentsStore;
  }
}

/** The documents of the open visit: a store for each kind, with edits of its own, and which one is on the screen. */
export class DocumentsStore {
  readonly deleting = new AsyncTask();
  readonly #stores: ReadonlyMap<DocumentKind, NoteStore>;
  readonly #openVisit: ReviewedVisit;
  readonly #api: Pick<DocumentsApi, "remove">;

  constructor(api: DocumentsApi, openVisit: ReviewedVisit) {
    this.#api = api;
    this.#openVisit = openVisit;
    this.#stores = new Map(documentKinds.map((kind) => [kind, new NoteStore(api, openVisit, kind)]));
    makeAutoObservable(this, { deleting: false });
    holdWhileEditing(this.of("note"));
    // The document on the screen can be deleted in another window. The visit then shows the note, as this screen does.
    reaction(
      () => this.kind !== this.#openVisit.shownKind,
      (isGone) => isGone && this.#openVisit.show(this.kind),
    );
  }

  /** The kind on the screen: the chosen one while it is one of `kinds`, else the note. */
  get kind(): DocumentKind {
    const { shownKind } = this.#openVisit;
    return this.isListed(shownKind) ? shownKind : "note";
  }

  /** The store of the document on the screen. */
  get current(): NoteStore {
    return this.of(this.kind);
  }

  /** The note, then the other kinds of documents that the visit has, or whose draft is being requested or failed. */
  get kinds(): DocumentKind[] {
    return documentKinds.filter((kind) => this.isListed(kind));
  }

  /** The kinds that are not in `kinds`. */
  get missing(): DocumentKind[] {
    return documentKinds.filter((kind) => !this.isListed(kind));
  }

  /**
   * Why no other document can be drafted now, as a sentence; null if one can. Others are written from a checked note.
   */
  get obstacle(): string | null {
    const note = this.of("note");
    if (this.unreadableOf("note")) return damagedText("note");
    if (!note.saved) return "Draft the note first.";
    if (note.saved.drafting || note.saved.growing) return "Wait until the note is drafted.";
    const { toResolve } = note.counts;
    if (note.saved.status === "signed" || toResolve === 0) return null;
    return toResolve === 1
      ? "Resolve the open issue of the note first."
      : `Resolve the ${toResolve} open issues of the note first.`;
  }

  /** Returns the store of a kind. */
  of(kind: DocumentKind): NoteStore {
    const store = this.#stores.get(kind);
    if (!store) throw new Error(`No store of the kind ${kind}`);
    return store;
  }

  /** Returns the newest draft of a kind if drafting it failed; otherwise null. */
  failedOf(kind: DocumentKind): VisitDocument | null {
    return this.#openVisit.failedOf(kind);
  }

  /** Returns the newest document of a kind if its stored text is damaged; otherwise null. */
  unreadableOf(kind: DocumentKind): VisitDocument | null {
    return this.#openVisit.unreadableOf(kind);
  }

  /** Shows the document of a kind; unsaved changes of the previous one are saved. */
  show(kind: DocumentKind): void {
    if (kind === this.#openVisit.shownKind) return;
    this.current.stopEditing();
    this.#openVisit.show(kind);
  }

  /** Shows the next document or, after the last one, the note. @returns false if there is only one. */
  showNext(): boolean {
    const { kinds } = this;
    if (kinds.length < 2) return false;
    this.show(kinds[(kinds.indexOf(this.kind) + 1) % kinds.length] ?? "note");
    return true;
  }

  /**
   * Saves the note, then drafts a document of a kind and shows it. If the note cannot be saved, shows the note with its
   * error banner. If another visit was opened in the meantime, nothing is drafted, and a toast says so.
   */
  async create(kind: DocumentKind, templateId?: string): Promise<void> {
    const { visitId } = this.#openVisit;
    const isSaved = await this.of("note").flush();
    if (this.#openVisit.visitId !== visitId) return showNotDrafted(kind);
    if (!isSaved) return this.show("note");
    const drafting = this.of(kind).draft(templateId === undefined ? {} : { template_id: templateId });
    this.show(kind);
    await drafting;
  }

  /**
   * Deletes a document that is not signed, with its unsaved changes, and shows the note.
   * @returns false if that failed; see `deleting`.
   */
  async remove(document: VisitDocument): Promise<boolean> {
    return this.deleting.attempt(
      () => this.#api.remove(document.id),
      () => {
        this.of(document.kind).saves.drop(document.id);
        if (this.#openVisit.visitId === document.visit_id) this.show("note");
        this.#openVisit.removeDocuments([document.id]);
      },
    );
  }

  /** Whether leaving the page or signing out would lose changes. */
  get hasUnsaved(): boolean {
    return [...this.#stores.values()].some((store) => store.hasUnsaved);
  }

  /** The autosaves, of any visit, whose changes the server refuses: they are not sent again as they are. */
  get refused(): NoteAutosave[] {
    return [...this.#stores.values()].flatMap((store) => store.saves.refused);
  }

  /** Saves unsaved changes now, including those of visits that are no longer open. Failed saves are retried. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.#stores.values()].map((store) => store.saves.flush()));
  }

  /** Discards all unsaved changes. Called after their author signed out, because no other user may save them. */
  dropUnsaved(): void {
    for (const store of this.#stores.values()) store.saves.drop();
  }

  /** Discards all unsaved changes and stops background work. Called before the stores of another person are created. */
  stop(): void {
    this.dropUnsaved();
    for (const store of this.#stores.values()) store.copies.audit.stop();
  }

  private isListed(kind: DocumentKind): boolean {
    if (kind === "note") return true;
    const { drafting } = this.of(kind);
    const isAsked = drafting.isRunning || drafting.error !== null;
    const visit = this.#openVisit;
    return isAsked || [visit.documentOf(kind), visit.failedOf(kind), visit.unreadableOf(kind)].some(Boolean);
  }
}
