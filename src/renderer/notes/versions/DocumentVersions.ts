import { makeAutoObservable, observableRef } from "mobx";
import type { VisitDocument, DocumentVersion } from "../../../shared/notes/document";
import { AsyncTask } from "../../base/AsyncTask";
import type { DocumentsApi } from "../DocumentsApi";

/** The list of a note's versions, and the version selected for comparison. */
export class DocumentVersions {
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  /** Newest first. */
  items: readonly DocumentVersion[] = [];
  /** The note at the selected version; null before a version is opened. */
  old: VisitDocument | null = null;

  readonly #api: Pick<DocumentsApi, "versions" | "version">;

  constructor(api: Pick<DocumentsApi, "versions" | "version">) {
    this.#api = api;
    makeAutoObservable(this, { items: observableRef, old: observableRef });
  }

  /** Loads the list. Never rejects; see `loading`. */
  load(noteId: string): Promise<void> {
    return this.loading.run(
      () => this.#api.versions(noteId),
      (items) => (this.items = items),
    );
  }

  /** Loads one version. Never rejects; see `opening`. */
  open(noteId: string, version: number): Promise<void> {
    return this.opening.run(
      () => this.#api.version(noteId, version),
      (old) => (this.old = old),
    );
  }
}
