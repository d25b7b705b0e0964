import { makeAutoObservable, runInAction } from "mobx";
import type { NoteSection, VisitDocument } from "../../../shared/notes/document";
import { copiedText, copyText } from "./copyText";
import { type CopyText, noteText, sectionText } from "./noteText";

/** How long a button says that it copied, in milliseconds. */
export const copiedMs = 2_000;

/** What was copied from the note: the buttons show it for a moment, and the next section to copy follows from it. */
export class NoteCopies {
  /** The key of the section that was just copied, or "note"; null most of the time. */
  done: string | null = null;
  /** What is announced to screen readers, e.g. “Plan copied, 3 of 5”. */
  announced = "";
  private lastKey: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Copies the document without its empty sections. */
  note(note: Pick<VisitDocument, "kind" | "sections" | "addenda">): Promise<void> {
    return this.copy("note", noteText(note), copiedText(note.kind));
  }

  /** Copies a section. @param all the sections of the note. */
  async section(section: NoteSection, all: readonly NoteSection[]): Promise<void> {
    const written = withText(all);
    const place = `${written.findIndex(({ key }) => key === section.key) + 1} of ${written.length}`;
    await this.copy(section.key, sectionText(section), `${section.title} copied, ${place}`);
    runInAction(() => (this.lastKey = section.key));
  }

  /** Copies the section with text after the one that was copied last; after the last one, the first. */
  async next(all: readonly NoteSection[]): Promise<void> {
    const written = withText(all);
    const section = written[(written.findIndex(({ key }) => key === this.lastKey) + 1) % written.length];
    if (section) await this.section(section, all);
  }

  /** Starts over for another note. */
  reset(): void {
    clearTimeout(this.#timer);
    this.done = null;
    this.lastKey = null;
    this.announced = "";
  }

  private async copy(what: string, text: CopyText, announced: string): Promise<void> {
    if (!(await copyText(text))) return;
    runInAction(() => {
      this.done = what;
      this.announced = announced;
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => runInAction(() => this.end()), copiedMs);
  }

  private end(): void {
    this.done = null;
    this.announced = ""; // so that the same section is announced again
  }
}

const withText = (all: readonly NoteSection[]): NoteSection[] => all.filter(({ sentences }) => sentences.length > 0);
