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
  /** Earlier drafts of the document that redrafts replaced, newest first. */
  earlier: readonly VisitDocument[] = [];
  /** The note at the selected version; null before a version is opened. */
  old: VisitDocument | null = null;

  readonly #api: Pick<DocumentsApi, "versions" | "version" | "list">;

  constructor(api: Pick<DocumentsApi, "versions" | "version" | "list">) {
    this.#api = api;
    makeAutoObservable(this, { items: observableRef, earlier: observableRef, old: observableRef });
  }

  /** Loads both lists. Never rejects; see `loading`. */
  load({ id, visit_id: visitId, kind }: VisitDocument): Promise<void> {
    return this.loading.run(
      () => Promise.all([this.#api.versions(id), this.#api.list(visitId)]),
      ([items, all]) => {
        this.items = items;
        this.earlier = all.filter((one) => one.kind === kind && one.status === "superseded" && one.id !== id);
      },
    );
  }

  /** Selects an earlier draft. */
  select(draft: VisitDocument): void {
    this.old = draft;
  }

  /** Loads one version. Never rejects; see `opening`. */
  open(noteId: string, version: number): Promise<void> {
    return this.opening.run(
      () => this.#api.version(noteId, version),
      (old) => (this.old = old),
    );
  }
}
