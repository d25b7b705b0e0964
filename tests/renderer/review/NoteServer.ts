import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from "axios";
import { AppError } from "../../../src/shared/errors";
import { applyAnswers } from "../../../src/server/notes/content/applyAnswers";
import { removedSentences } from "../../../src/server/notes/content/removedSentences";
import { mergeSave } from "../../../src/server/notes/content/mergeSave";
import { type VisitDocument, type DocumentVersion, patchDocumentSchema } from "../../../src/shared/notes/document";
import { toAppError } from "../../../src/renderer/http/toAppError";

interface Kept {
  note: VisitDocument;
  cause: DocumentVersion["cause"];
}

/**
 * Keeps one note in memory like the server, by the product's own rules (merge, answers), for tests of the screen. The
 * server itself is tested in tests/server.
 */
export class NoteServer {
  readonly versions: Kept[];
  /** Every request as "METHOD path". */
  readonly calls: string[] = [];
  /** Fails the next requests with this. */
  failure: AppError | null = null;
  readonly http: AxiosInstance;
  private ids = 0;
  /** The drafts that are not the note now. */
  private former: VisitDocument[] = [];

  constructor(
    note: VisitDocument,
    private readonly other: (config: InternalAxiosRequestConfig) => unknown = () => ({}),
  ) {
    this.versions = [{ note, cause: "draft" }];
    this.http = axios.create({ adapter: (config) => this.answer(config) });
    this.http.interceptors.response.use(undefined, (error: unknown) => Promise.reject(toAppError(error)));
  }

  get note(): VisitDocument {
    const last = this.versions.at(-1);
    if (!last) throw new Error("a note has a version");
    return last.note;
  }

  /** A save from another window. */
  patch(body: unknown): VisitDocument {
    const patch = patchDocumentSchema.parse(body);
    const { note } = this;
    const isBase = (kept: Kept) => kept.note.id === note.id && kept.note.version === patch.base_version;
    const base = this.versions.findLast(isBase)?.note ?? note;
    const merged = mergeSave(base.sections, note, patch.sections ?? [], () => `new-${++this.ids}`);
    if ("conflicts" in merged)
      throw new AppError("note_conflict", "This section was also changed in another window.", { current: note });
    const saved = new Set(patch.sections?.map(({ key }) => key));
    const answered = applyAnswers({ sections: merged.sections, omissions: note.omissions }, patch, saved);
    const removed = removedSentences(note, answered.sections);
    return this.keep({ ...note, ...answered, removed }, patch.sections ? "edit" : "answer");
  }

  /** Replaces the note by a redraft with this text in one section, as a finished draft does. */
  redraft(key: string, text: string): VisitDocument {
    const sections = this.note.sections.map((section) =>
      section.key === key
        ? { ...section, sentences: section.sentences.map((sentence) => ({ ...sentence, text })) }
        : section,
    );
    this.former.push({ ...this.note, status: "superseded" });
    const created_at = new Date(Date.parse(this.note.created_at) + 1000).toISOString();
    const note = { ...this.note, id: crypto.randomUUID(), version: 1, created_at, replaces: this.note.id, sections };
    this.versions.push({ note, cause: "draft" });
    return note;
  }

  private undoRedraft(to: string | null): VisitDocument {
    const former = this.former.find(({ id }) => id === to);
    if (!former) throw new AppError("conflict", "There is no earlier note.");
    this.former = [...this.former.filter((each) => each !== former), { ...this.note, status: "superseded" }];
    const note: VisitDocument = { ...former, status: "draft" };
    this.versions.push({ note, cause: "draft" });
    return note;
  }

  private keep(note: VisitDocument, cause: DocumentVersion["cause"]): VisitDocument {
    const next = { ...note, version: this.note.version + 1, saved_at: new Date().toISOString() };
    this.versions.push({ note: next, cause });
    return next;
  }

  private async answer(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const method = (config.method ?? "get").toUpperCase();
    const path = config.url ?? "";
    this.calls.push(`${method} ${path}`);
    const respond = (status: number, data: unknown): AxiosResponse => ({
      data,
      status,
      statusText: "",
      headers: {},
      config,
    });
    try {
      if (this.failure) throw this.failure;
      const body: unknown = typeof config.data === "string" ? JSON.parse(config.data) : config.data;
      return respond(200, this.route(method, path, body, config));
    } catch (error) {
      const problem = AppError.from(error).toProblem();
      const response = respond(problem.status, problem);
      throw new AxiosError("failed", "ERR_BAD_REQUEST", config, null, response);
    }
  }

  private route(method: string, path: string, body: unknown, config: InternalAxiosRequestConfig): unknown {
    const { note } = this;
    if (method === "PATCH" && path.includes("/documents/")) return this.patch(body);
    if (path.endsWith("/sign")) {
      const at = new Date().toISOString();
      return this.keep({ ...note, status: "signed", signed_at: at, signed_by: "Nora Lindqvist" }, "sign");
    }
    if (path.endsWith("/addenda")) {
      const { text } = body as { text: string };
      const addendum = { text, by: "Nora Lindqvist", at: new Date().toISOString() };
      return this.keep({ ...note, addenda: [...note.addenda, addendum] }, "addendum");
    }
    if (path.endsWith("/undo-redraft")) return this.undoRedraft((body as { to?: string }).to ?? note.replaces);
    if (path.endsWith("/restore"))
      return this.keep({ ...this.version((body as { version: number }).version) }, "restore");
    if (method === "GET" && path.endsWith("/documents")) return { items: [note, ...this.former.toReversed()] };
    if (path.endsWith("/versions"))
      return {
        items: this.versions
          .filter(({ note: { id, version } }, i, all) => {
            const isReturn = all.slice(0, i).some((kept) => kept.note.id === id && kept.note.version === version);
            return id === note.id && !isReturn;
          })
          .toReversed()
          .map(({ note: { version, saved_at, status }, cause }) => ({
            version,
            saved_at,
            saved_by: "Nora Lindqvist",
            cause,
            signed: status === "signed",
          })),
      };
    const version = /\/versions\/(\d+)$/.exec(path)?.[1];
    if (version !== undefined) return this.version(Number(version));
    return this.other(config);
  }

  private version(version: number): VisitDocument {
    const found = this.versions.find((kept) => kept.note.version === version)?.note;
    if (!found) throw new AppError("not_found", "This version was not found.");
    return found;
  }
}
