import { makeAutoObservable, observableRef } from "mobx";
import type { VisitDocument, DocumentVersion } from "../../../shared/notes/document";
import { AsyncTask } from "../../base/AsyncTask";
import type { DocumentsApi } from "../DocumentsApi";

/** A draft that is not the current document: a redraft replaced it, or it is a redraft that was undone. */
interface EarlierDraft {
  draft: VisitDocument;
  wasReplaced: boolean;
}

/** Returns whether a draft has text, readable or damaged. A draft that failed has none. */
const hasText = ({ sections, unreadable }: VisitDocument): boolean =>
  unreadable === true || sections.some(({ sentences }) => sentences.length > 0);

/** The list of a note's versions, and the version selected for comparison. */
export class DocumentVersions {
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  /** Newest first. */
  items: readonly DocumentVersion[] = [];
  /** Other drafts of the document, newest first. */
  earlier: readonly EarlierDraft[] = [];
  /** The note at the selected version; null before a version is opened. */
  old: VisitDocument | null = null;

  /** The version that was selected before `old`; null until two were selected. */
  former: VisitDocument | null = null;

  readonly #api: Pick<DocumentsApi, "versions" | "version" | "list">;

  constructor(api: Pick<DocumentsApi, "versions" | "version" | "list">) {
    this.#api = api;
    const references = { items: observableRef, earlier: observableRef, old: observableRef, former: observableRef };
    makeAutoObservable<this, "show">(this, { ...references, show: false });
  }

  /** Loads both lists. Never rejects; see `loading`. */
  load({ id, visit_id: visitId, kind }: VisitDocument): Promise<void> {
    return this.loading.run(
      () => Promise.all([this.#api.versions(id), this.#api.list(visitId)]),
      ([items, all]) => {
        this.items = items;
        const drafts = all.filter((each) => each.kind === kind);
        this.earlier = drafts
          .filter((each) => each.status === "superseded" && each.id !== id && !each.unfinished && hasText(each))
          .map((draft) => ({ draft, wasReplaced: drafts.some(({ replaces }) => replaces === draft.id) }));
      },
    );
  }

  /** Selects an earlier draft. */
  select(draft: VisitDocument): void {
    this.opening.reset(); // a version that is still being loaded no longer replaces the selection
    this.show(draft);
  }

  /** Loads one version. Never rejects; see `opening`. */
  open(noteId: string, version: number): Promise<void> {
    return this.opening.run(
      () => this.#api.version(noteId, version),
      (old) => this.show(old),
    );
  }

  private show(version: VisitDocument): void {
    const isSame = this.old?.id === version.id && this.old.version === version.version;
    if (!isSame) this.former = this.old;
    this.old = version;
  }
}
