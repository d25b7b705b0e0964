import { makeAutoObservable, observableRef } from "mobx";
import type { DraftDocument, NoteSection, VisitDocument } from "../../../shared/notes/document";

interface RequestedDraft {
  visitId: string;
  request: DraftDocument;
  /** The draft that the request led to; null until it was accepted. */
  documentId: string | null;
  /** The sections when the draft was requested; null if there was no document. */
  before: readonly NoteSection[] | null;
}

/** The last draft that was requested in this window, so that it can be requested again as it was. */
export class LastDraft {
  private last: RequestedDraft | null = null;

  constructor() {
    makeAutoObservable<this, "last">(this, { last: observableRef, of: false, unchangedBy: false });
  }

  /** Stores a request for a draft when it is sent. */
  recordRequest(visitId: string, request: DraftDocument): void {
    this.last = { visitId, request, documentId: null, before: null };
  }

  /** Stores which draft the request led to, and returns it. @param before the document when it was requested. */
  recordDraft(before: VisitDocument | null, draft: VisitDocument): VisitDocument {
    if (this.last?.visitId === draft.visit_id)
      this.last = { ...this.last, documentId: draft.id, before: before?.sections ?? null };
    return draft;
  }

  /**
   * Returns the last request if it led to this document, or to none because it failed or is running; otherwise null.
   */
  of(visitId: string | null, documentId: string | undefined): DraftDocument | null {
    const { last } = this;
    return last?.visitId === visitId && (last.documentId ?? documentId) === documentId ? last.request : null;
  }

  /**
   * Returns the request that led to a document if the document is complete, has not been edited, and reads as the one
   * before it; otherwise null. Also null if the built-in drafter wrote it in place of a language model: a banner says
   * so.
   */
  unchangedBy(document: VisitDocument | null): DraftDocument | null {
    const { last } = this;
    if (!document || last?.documentId !== document.id || last.before === null) return null;
    const { version, drafting, engine, sections } = document;
    if (version !== 1 || drafting || engine.fallback_reason !== null) return null;
    return readsAs(last.before) === readsAs(sections) ? last.request : null;
  }
}

/** Returns what a reader sees of sections: their titles, sentences and, of those with text, the format. */
const readsAs = (sections: readonly NoteSection[]): string =>
  JSON.stringify(
    sections.map(({ title, style, sentences }) => [title, sentences[0] && style, ...sentences.map(({ text }) => text)]),
  );
