import { makeAutoObservable, observableRef } from "mobx";
import type { Note, NoteVersion } from "../../../shared/notes/note";
import { AsyncTask } from "../../base/AsyncTask";
import type { NotesApi } from "../NotesApi";

/** The list of a note's versions, and the version selected for comparison. */
export class NoteVersions {
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  /** Newest first. */
  items: readonly NoteVersion[] = [];
  /** The note at the selected version; null before a version is opened. */
  old: Note | null = null;

  readonly #api: Pick<NotesApi, "versions" | "version">;

  constructor(api: Pick<NotesApi, "versions" | "version">) {
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
