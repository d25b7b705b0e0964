import type { AxiosInstance } from "axios";
import {
  type DocumentCopy,
  type DraftDocument,
  type ExportFormat,
  type VisitDocument,
  documentListSchema,
  documentSchema,
  type DocumentVersion,
  documentVersionsSchema,
  type PatchDocument,
  type SignDocument,
  type UndoRedraft,
} from "../../shared/notes/document";
import { type TranslateDocument, type Translation, translationSchema } from "../../shared/notes/translation";
import { allPages } from "../http/allPages";

/** Timeout of a translation in milliseconds, longer than the two minutes that the server gives the language model. */
const translationTimeoutMs = 130_000;

/**
 * Calls the routes for documents and their versions. A failed request rejects with an AppError, an answer that does not
 * match its schema with a ZodError.
 */
export class DocumentsApi {
  constructor(private readonly http: AxiosInstance) {}

  async list(visitId: string): Promise<VisitDocument[]> {
    return allPages(async (cursor) => {
      const { data } = await this.http.get<unknown>(`/api/v1/visits/${visitId}/documents`, { params: { cursor } });
      return documentListSchema.parse(data);
    });
  }

  /** Requests a draft. @returns the note as drafting begins; new sentences arrive over the visit's event stream. */
  async draft(visitId: string, request: DraftDocument): Promise<VisitDocument> {
    const { data } = await this.http.post<unknown>(`/api/v1/visits/${visitId}/documents`, request);
    return documentSchema.parse(data);
  }

  /** Cancels the draft that is being written into a document. @returns the document, which the visit no longer has. */
  async cancelDraft(id: string): Promise<VisitDocument> {
    const { data } = await this.http.post<unknown>(`/api/v1/documents/${id}/cancel-draft`);
    return documentSchema.parse(data);
  }

  /** Saves changes. @throws {AppError} `note_conflict` with the newest note in `current`. */
  async patch(noteId: string, changes: PatchDocument): Promise<VisitDocument> {
    const { data } = await this.http.patch<unknown>(`/api/v1/documents/${noteId}`, changes);
    return documentSchema.parse(data);
  }

  /** Deletes an unsigned document other than the note. */
  async remove(id: string): Promise<void> {
    await this.http.delete(`/api/v1/documents/${id}`);
  }

  async sign(noteId: string, request: SignDocument): Promise<VisitDocument> {
    const { data } = await this.http.post<unknown>(`/api/v1/documents/${noteId}/sign`, request);
    return documentSchema.parse(data);
  }

  /** Translates patient instructions with the practice's language model. Aborting `signal` stops the model. */
  async translate(id: string, request: TranslateDocument, signal: AbortSignal): Promise<Translation> {
    const { data } = await this.http.post<unknown>(`/api/v1/documents/${id}/translation`, request, {
      timeout: translationTimeoutMs,
      signal,
    });
    return translationSchema.parse(data);
  }

  /** Records in the audit log that the document was copied to the clipboard. */
  async recordCopy(id: string, copy: DocumentCopy): Promise<void> {
    await this.http.post(`/api/v1/documents/${id}/copies`, copy);
  }

  async addAddendum(noteId: string, text: string): Promise<VisitDocument> {
    const { data } = await this.http.post<unknown>(`/api/v1/documents/${noteId}/addenda`, { text });
    return documentSchema.parse(data);
  }

  async restore(noteId: string, version: number): Promise<VisitDocument> {
    const { data } = await this.http.post<unknown>(`/api/v1/documents/${noteId}/restore`, { version });
    return documentSchema.parse(data);
  }

  /** Undoes a redraft, or returns to an earlier draft. @returns that draft, which is the visit's note again. */
  async undoRedraft(noteId: string, request: UndoRedraft): Promise<VisitDocument> {
    const { data } = await this.http.post<unknown>(`/api/v1/documents/${noteId}/undo-redraft`, request);
    return documentSchema.parse(data);
  }

  /** Returns the list of versions, newest first. */
  async versions(noteId: string): Promise<DocumentVersion[]> {
    return allPages(async (cursor) => {
      const { data } = await this.http.get<unknown>(`/api/v1/documents/${noteId}/versions`, { params: { cursor } });
      return documentVersionsSchema.parse(data);
    });
  }

  async version(noteId: string, version: number): Promise<VisitDocument> {
    const { data } = await this.http.get<unknown>(`/api/v1/documents/${noteId}/versions/${version}`);
    return documentSchema.parse(data);
  }

  /**
   * Downloads the note as a file, with the name that the server gave it.
   * @param isNamed whether the patient's name is part of the file's name.
   */
  async download(noteId: string, format: ExportFormat, isNamed: boolean): Promise<{ blob: Blob; name: string }> {
    const { data, headers } = await this.http.get<ArrayBuffer>(`/api/v1/documents/${noteId}/export`, {
      params: { format, ...(isNamed && { named: true }) },
      responseType: "arraybuffer", // not a blob, whose text cannot be read synchronously: an error is JSON
    });
    const type = String(headers["content-type"]);
    return {
      blob: new Blob([data], { type }),
      name: nameIn(String(headers["content-disposition"])) ?? `note.${format}`,
    };
  }
}

/** Returns the file's name in a content-disposition header (RFC 6266). */
function nameIn(disposition: string): string | null {
  const [, encoded] = /filename\*=UTF-8''([\w.%!~-]+)/.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? null;
}
