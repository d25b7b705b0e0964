import { makeAutoObservable, observable } from "mobx";
import type { VisitDocument } from "../../../shared/notes/document";
import type { DocumentsApi } from "../DocumentsApi";
import { NoteAutosave } from "./NoteAutosave";

/**
 * The autosaves of all documents of one kind that were on the screen, including those of visits that are no longer
 * open.
 */
export class NoteSaves {
  readonly #byId = observable.map<string, NoteAutosave>([], { deep: false });
  readonly #api: Pick<DocumentsApi, "patch">;
  readonly #applied: ConstructorParameters<typeof NoteAutosave>[2];

  /** @param applied called after each save; see `NoteAutosave`. */
  constructor(api: Pick<DocumentsApi, "patch">, applied: ConstructorParameters<typeof NoteAutosave>[2]) {
    this.#api = api;
    this.#applied = applied;
    makeAutoObservable(this);
  }

  /** Returns the autosave of a document; null for null and for a document that was never on the screen. */
  of(document: VisitDocument | null): NoteAutosave | null {
    return document ? (this.#byId.get(document.id) ?? null) : null;
  }

  /** Follows a document that arrived. */
  arrived(document: VisitDocument): void {
    const known = this.#byId.get(document.id);
    if (known) known.follow(document);
    else this.#byId.set(document.id, new NoteAutosave(document, this.#api, this.#applied));
  }

  /** Whether any document has unsaved changes. */
  get hasUnsaved(): boolean {
    return [...this.#byId.values()].some((save) => save.unsaved.size > 0);
  }

  /** The autosaves whose changes the server refuses: they are not sent again as they are. */
  get refused(): NoteAutosave[] {
    return [...this.#byId.values()].filter((save) => save.isRefused);
  }

  /** Saves all unsaved changes now. Failed saves are retried. */
  async flush(): Promise<void> {
    await Promise.all([...this.#byId.values()].map((save) => save.flush()));
  }

  /** Discards the unsaved changes of one document, or of all. */
  drop(documentId?: string): void {
    for (const [id, save] of this.#byId) if (documentId === undefined || id === documentId) save.drop();
  }

  /** Saves all unsaved changes now, and forgets documents without any. Called when their visit is left. */
  leave(): void {
    for (const [id, save] of this.#byId) {
      if (save.unsaved.size > 0) void save.flush();
      else this.#byId.delete(id);
    }
  }
}
