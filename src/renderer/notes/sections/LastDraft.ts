import { makeAutoObservable, observableRef } from "mobx";
import type { DraftDocument, NoteSection, VisitDocument } from "../../../shared/notes/document";

interface Asked {
  visitId: string;
  request: DraftDocument;
  /** The draft that the request led to; null until it was accepted. */
  documentId: string | null;
  /** The sections when the draft was requested; null if there was no document. */
  before: readonly NoteSection[] | null;
}

/** The last draft that was requested in this window, so that it can be requested again as it was. */
export class LastDraft {
  private last: Asked | null = null;

  constructor() {
    makeAutoObservable<this, "last">(this, { last: observableRef, of: false, unchangedBy: false });
  }

  asked(visitId: string, request: DraftDocument): void {
    this.last = { visitId, request, documentId: null, before: null };
  }

  /** Stores which draft the request led to, and returns it. @param before the document when it was requested. */
  accepted(before: VisitDocument | null, draft: VisitDocument): VisitDocument {
    if (this.last?.visitId === draft.visit_id)
      this.last = { ...this.last, documentId: draft.id, before: before?.sections ?? null };
    return draft;
  }

  /**
   * Returns the request that led to the document on the screen, or that was refused; null for another or an older one.
   */
  of(visitId: string | null, documentId: string | undefined): DraftDocument | null {
    const { last } = this;
    return last?.visitId === visitId && (last.documentId ?? documentId) === documentId ? last.request : null;
  }

  /**
   * Returns the request that led to a document if that is complete, was not edited since, and reads as the previous
   * one; otherwise null. A draft by the built-in drafter in place of a language model is left out: a banner describes
   * it.
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
