import { makeAutoObservable, runInAction } from "mobx";
import type { NoteSection, VisitDocument } from "../../../shared/notes/document";
import { copiedText, copyText } from "./copyText";
import type { DocumentsApi } from "../DocumentsApi";
import { CopyAudit } from "./CopyAudit";
import { type CopyText, noteText, sectionText } from "./noteText";

/** How long a button shows “Copied”, in milliseconds. */
const copiedMs = 2_000;

/** What was last copied from the note. The buttons show it for `copiedMs`, and `next` copies the section after it. */
export class NoteCopies {
  /** The key of the section that was copied, or "note"; null again after `copiedMs`. */
  done: string | null = null;
  /** What is announced to screen readers, e.g. “Plan copied, 3 of 5”. */
  announced = "";
  private lastKey: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly audit: CopyAudit;

  constructor(api: Pick<DocumentsApi, "recordCopy">) {
    this.audit = new CopyAudit(api);
    makeAutoObservable(this, { audit: false });
  }

  /** Copies the document without its empty sections, and records the copy for the audit log. */
  async note(note: Pick<VisitDocument, "id" | "kind" | "sections" | "addenda">): Promise<void> {
    if (await this.copy("note", noteText(note), copiedText(note.kind)))
      this.audit.record(note.id, { format: "formatted" });
  }

  /** Copies a section of a note, and records the copy for the audit log. */
  async section(section: NoteSection, { id, sections }: Pick<VisitDocument, "id" | "sections">): Promise<void> {
    const written = withText(sections);
    const position = `${written.findIndex(({ key }) => key === section.key) + 1} of ${written.length}`;
    if (!(await this.copy(section.key, sectionText(section), `${section.title} copied, ${position}`))) return;
    this.audit.record(id, { format: "formatted", section: section.key });
    runInAction(() => (this.lastKey = section.key));
  }

  /**
   * Copies the section with text after the one last copied; after the last one, the first. If copying fails, the next
   * call tries the same section again.
   */
  async next(note: Pick<VisitDocument, "id" | "sections">): Promise<void> {
    const written = withText(note.sections);
    const section = written[(written.findIndex(({ key }) => key === this.lastKey) + 1) % written.length];
    if (section) await this.section(section, note);
  }

  /** Starts over for another note. */
  reset(): void {
    clearTimeout(this.#timer);
    this.done = null;
    this.lastKey = null;
    this.announced = "";
  }

  private async copy(what: string, text: CopyText, announced: string): Promise<boolean> {
    if (!(await copyText(text))) return false;
    runInAction(() => {
      this.done = what;
      this.announced = announced;
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => runInAction(() => this.end()), copiedMs);
    return true;
  }

  private end(): void {
    this.done = null;
    this.announced = ""; // so that the same section is announced again
  }
}

const withText = (all: readonly NoteSection[]): NoteSection[] => all.filter(({ sentences }) => sentences.length > 0);
