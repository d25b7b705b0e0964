import { makeAutoObservable, observableRef } from "mobx";
import type { DraftDocument, VisitDocument } from "../../../shared/notes/document";

interface Asked {
  visitId: string;
  request: DraftDocument;
  /** The draft that the request led to; null until it was accepted. */
  documentId: string | null;
}

/** The last draft that was requested in this window, so that it can be requested again as it was. */
export class LastDraft {
  private last: Asked | null = null;

  constructor() {
    makeAutoObservable<this, "last">(this, { last: observableRef, of: false });
  }

  asked(visitId: string, request: DraftDocument): void {
    this.last = { visitId, request, documentId: null };
  }

  /** Stores which draft the request led to, and returns it. */
  accepted(draft: VisitDocument): VisitDocument {
    if (this.last?.visitId === draft.visit_id) this.last = { ...this.last, documentId: draft.id };
    return draft;
  }

  /**
   * Returns the request that led to the document on the screen, or that was refused; null for another or an older one.
   */
  of(visitId: string | null, documentId: string | undefined): DraftDocument | null {
    const { last } = this;
    return last?.visitId === visitId && (last.documentId ?? documentId) === documentId ? last.request : null;
  }
}
