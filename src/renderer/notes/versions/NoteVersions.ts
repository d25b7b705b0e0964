import { makeAutoObservable, observableRef } from "mobx";
import type { Note, NoteVersion } from "../../../shared/notes/note";
import { AsyncTask } from "../../base/AsyncTask";
import type { NotesApi } from "../NotesApi";

/** The versions of a note, and the selected one. */
export class NoteVersions {
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  /** Newest first. */
  items: readonly NoteVersion[] = [];
  old: Note | null = null;

  readonly #api: Pick<NotesApi, "versions" | "version">;

  constructor(api: Pick<NotesApi, "versions" | "version">) {
    this.#api = api;
    makeAutoObservable(this, { items: observableRef, old: observableRef });
  }

  load(noteId: string): Promise<void> {
    return this.loading.run(
      () => this.#api.versions(noteId),
      (items) => (this.items = items),
    );
  }

  open(noteId: string, version: number): Promise<void> {
    return this.opening.run(
      () => this.#api.version(noteId, version),
      (old) => (this.old = old),
    );
  }
}
