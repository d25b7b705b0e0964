import { makeAutoObservable, observableRef } from "mobx";
import type { Note, NoteVersion } from "../../shared/notes/note";
import { AsyncTask } from "../app/AsyncTask";
import type { NotesApi } from "./notesApi";

/** The versions of a note, and the one that is being looked at. */
export class NoteVersions {
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  /** Newest first. */
  items: readonly NoteVersion[] = [];
  old: Note | null = null;

  constructor(private readonly api: Pick<NotesApi, "versions" | "version">) {
    makeAutoObservable<this, "api">(this, { items: observableRef, old: observableRef, api: false });
  }

  load(noteId: string): Promise<void> {
    return this.loading.run(
      () => this.api.versions(noteId),
      (items) => (this.items = items),
    );
  }

  open(noteId: string, version: number): Promise<void> {
    return this.opening.run(
      () => this.api.version(noteId, version),
      (old) => (this.old = old),
    );
  }
}
