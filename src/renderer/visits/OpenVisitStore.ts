import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AppError } from "../../shared/errors";
import { type VisitEvent, visitEventSchema } from "../../shared/events/visitEvent";
import { type DocumentKind, documentKinds, type VisitDocument } from "../../shared/notes/document";
import type { Take } from "../../shared/recording/take";
import { transcriptSchema, type Utterance } from "../../shared/transcription/utterance";
import type { Visit } from "../../shared/visits/visit";
import type { EventStream, StreamedEvent, StreamState } from "../http/EventStream";
import type { OpenStream } from "../http/openStreams";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly openVisit: OpenVisitStore;
  }
}

/** Milliseconds before a failed read of the transcript is retried. */
const retryAfterMs = 2_000;

interface Deps {
  http: AxiosInstance;
  openStream: OpenStream;
  /** Called with every state of the open visit, so that lists show it too. */
  onVisit?: (visit: Visit) => void;
}

/** The visit on the screen, kept current by its event stream. */
export class OpenVisitStore {
  /** Id of the open visit; null if none is open. */
  visitId: string | null = null;
  /** The open visit; null until its first event arrives. */
  visit: Visit | null = null;
  connection: StreamState = "connecting";
  /** The kind of the document on the screen. */
  shownKind: DocumentKind = "note";
  /** Set if the visit does not exist, was deleted, or belongs to another user. */
  gone: AppError | null = null;
  private takesById: ReadonlyMap<string, Take> = new Map();
  private utterancesById: ReadonlyMap<string, Utterance> = new Map();
  private documentsById: ReadonlyMap<string, VisitDocument> = new Map();
  #stream: EventStream | null = null;

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable<this, "takesById" | "utterancesById" | "documentsById">(this, {
      visit: observableRef,
      gone: observableRef,
      takesById: observableRef,
      utterancesById: observableRef,
      documentsById: observableRef,
    });
  }

  /** The takes of the visit in recording order. */
  get takes(): Take[] {
    return [...this.takesById.values()].sort((a, b) => a.seq - b.seq);
  }

  /** The transcript, ordered by take, then time; typed lines last. */
  get utterances(): Utterance[] {
    const takeSeq = (utterance: Utterance): number => this.takesById.get(utterance.take_id ?? "")?.seq ?? Infinity;
    const order = (a: Utterance, b: Utterance): number => {
      const [takeA, takeB] = [takeSeq(a), takeSeq(b)];
      if (takeA !== takeB) return takeA - takeB;
      return a.take_id === null ? a.seq - b.seq : a.start_ms - b.start_ms || a.seq - b.seq;
    };
    return [...this.utterancesById.values()].sort(order);
  }

  /** The newest document of each kind, the note first; those that were superseded or failed are left out. */
  get documents(): VisitDocument[] {
    return this.newestOf(({ status }) => status === "draft" || status === "signed");
  }

  /** The note; null before the first draft. */
  get note(): VisitDocument | null {
    return this.documentOf("note");
  }

  /** The document on the screen; null before its first draft. */
  get document(): VisitDocument | null {
    return this.documentOf(this.shownKind);
  }

  /** Returns the newest document of a kind; null before the first draft, and if its text cannot be read. */
  documentOf(kind: DocumentKind): VisitDocument | null {
    const document = this.newestOfKind(kind);
    return document?.unreadable ? null : document;
  }

  /** Returns the newest document of a kind if its stored text is damaged; otherwise null. */
  unreadableOf(kind: DocumentKind): VisitDocument | null {
    const document = this.newestOfKind(kind);
    return document?.unreadable ? document : null;
  }

  private newestOfKind(kind: DocumentKind): VisitDocument | null {
    return this.documents.find((document) => document.kind === kind) ?? null;
  }

  /** Returns the newest draft of a kind if drafting it failed; otherwise null. */
  failedOf(kind: DocumentKind): VisitDocument | null {
    const [failed] = this.newestOf((document) => document.kind === kind && document.status === "failed");
    return failed && failed.created_at > (this.newestOfKind(kind)?.created_at ?? "") ? failed : null;
  }

  private newestOf(isMeant: (document: VisitDocument) => boolean): VisitDocument[] {
    const newest = new Map<DocumentKind, VisitDocument>();
    for (const document of this.documentsById.values())
      if (isMeant(document) && document.created_at > (newest.get(document.kind)?.created_at ?? ""))
        newest.set(document.kind, document);
    return [...newest.values()].sort((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind));
  }

  /** Shows the document of a kind. */
  show(kind: DocumentKind): void {
    this.shownKind = kind;
  }

  /** Opens a visit, or none, and closes the previous one. */
  open(id: string | null): void {
    if (id === this.visitId) return;
    this.#stream?.close();
    this.#stream = null;
    this.visitId = id;
    this.visit = null;
    this.gone = null;
    this.shownKind = "note";
    this.connection = "connecting";
    this.takesById = new Map();
    this.utterancesById = new Map();
    this.documentsById = new Map();
    if (id !== null) this.follow(id);
  }

  /** Returns the start of a take in milliseconds on the timeline of all takes joined; 0 for an unknown take. */
  offsetOf(takeId: string): number {
    const take = this.takesById.get(takeId);
    if (!take) return 0;
    return this.takes.reduce((sum, { seq, duration_ms }) => (seq < take.seq ? sum + duration_ms : sum), 0);
  }

  /** Applies a visit returned by the server before its event arrives. Ignored if another visit is open. */
  applyVisit(visit: Visit): void {
    if (visit.id !== this.visitId) return;
    if (!this.visit || visit.updated_at >= this.visit.updated_at) this.visit = visit;
    this.#deps.onVisit?.(visit);
  }

  /** Applies a document unless it belongs to another visit or a newer version is known. */
  applyDocument(document: VisitDocument): void {
    if (document.visit_id !== this.visitId) return;
    const known = this.documentsById.get(document.id);
    if (!known || document.version >= known.version)
      this.documentsById = new Map(this.documentsById).set(document.id, document);
  }

  /** Removes deleted documents. */
  removeDocuments(ids: readonly string[]): void {
    const rest = new Map(this.documentsById);
    for (const id of ids) rest.delete(id);
    this.documentsById = rest;
  }

  /** Adds or replaces an utterance of the open visit. */
  applyUtterance(utterance: Utterance): void {
    this.utterancesById = new Map(this.utterancesById).set(utterance.id, utterance);
  }

  private follow(id: string): void {
    const isShown = (): boolean => this.visitId === id;
    const stream = this.#deps.openStream(`/api/v1/visits/${id}/events`, {
      onEvents: (events) => isShown() && this.apply(events),
      onState: (state) => isShown() && this.setConnection(state),
      onGone: (error) => isShown() && this.setGone(error),
    });
    this.#stream = stream;
    void stream.run();
  }

  /** Applies all events that arrived together, so that the screen renders once. */
  private apply(events: readonly StreamedEvent[]): void {
    const utterances = new Map(this.utterancesById);
    const takes = new Map(this.takesById);
    for (const raw of events) {
      const parsed = visitEventSchema.safeParse(raw);
      if (!parsed.success) continue; // an event of a newer server
      const event: VisitEvent = parsed.data;
      if (event.type === "utterance") utterances.set(event.data.id, event.data);
      else if (event.type === "take") takes.set(event.data.id, event.data);
      else if (event.type === "document") this.applyDocument(event.data);
      else if (event.type === "document_deleted") this.removeDocuments([event.data.id]);
      else if (event.type === "transcript") void this.readTranscript();
      else this.applyVisit(event.data);
    }
    this.utterancesById = utterances;
    this.takesById = takes;
    if (this.visit?.deleted_at) this.#stream?.close();
  }

  /** Reads the whole transcript, until that succeeds. Utterances that arrive in the meantime are kept. */
  private async readTranscript(): Promise<void> {
    const id = this.visitId;
    const before = this.utterancesById;
    const { data } = await this.#deps.http
      .get<unknown>(`/api/v1/visits/${id}/transcript`)
      .catch(() => ({ data: null }));
    const transcript = transcriptSchema.safeParse(data);
    if (this.visitId !== id) return;
    if (!transcript.success) {
      setTimeout(() => this.visitId === id && void this.readTranscript(), retryAfterMs);
      return;
    }
    runInAction(() => {
      const arrived = [...this.utterancesById.values()].filter((utterance) => before.get(utterance.id) !== utterance);
      this.utterancesById = new Map([...transcript.data.utterances, ...arrived].map((each) => [each.id, each]));
    });
  }

  private setConnection(state: StreamState): void {
    this.connection = state;
  }

  private setGone(error: AppError): void {
    this.gone = error;
  }
}
