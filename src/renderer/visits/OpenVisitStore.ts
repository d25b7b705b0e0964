import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AppError } from "../../shared/errors";
import { type VisitEvent, visitEventSchema } from "../../shared/events/visitEvent";
import type { Note } from "../../shared/notes/note";
import type { Take } from "../../shared/recording/take";
import { transcriptSchema, type Utterance } from "../../shared/transcription/utterance";
import type { Visit } from "../../shared/visits/visit";
import { EventStream, type StreamedEvent, type StreamState } from "../http/eventStream";

/** Milliseconds before a transcript that could not be read is asked for again. */
const againMs = 2_000;

interface Parts {
  http: AxiosInstance;
  accessToken: () => Promise<string | null>;
  previewType?: () => string | null;
  /** Told of every state of the open visit, so that lists show it too. */
  onVisit?: (visit: Visit) => void;
}

/** The session on the screen, kept current by its stream of events. */
export class OpenVisitStore {
  visitId: string | null = null;
  visit: Visit | null = null;
  connection: StreamState = "connecting";
  /** The session is not there, or no longer. */
  gone: AppError | null = null;
  private takesById: ReadonlyMap<string, Take> = new Map();
  private utterancesById: ReadonlyMap<string, Utterance> = new Map();
  private notesById: ReadonlyMap<string, Note> = new Map();
  private stream: EventStream | null = null;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, "parts" | "stream" | "takesById" | "utterancesById" | "notesById">(this, {
      parts: false,
      stream: false,
      visit: observableRef,
      gone: observableRef,
      takesById: observableRef,
      utterancesById: observableRef,
      notesById: observableRef,
    });
  }

  /** In the order they were recorded. */
  get takes(): Take[] {
    return [...this.takesById.values()].sort((a, b) => a.seq - b.seq);
  }

  /** In the order they were said: by take, then time; typed lines last. */
  get utterances(): Utterance[] {
    const takeSeq = (utterance: Utterance): number => this.takesById.get(utterance.take_id ?? "")?.seq ?? Infinity;
    const order = (a: Utterance, b: Utterance): number => {
      const [takeA, takeB] = [takeSeq(a), takeSeq(b)];
      if (takeA !== takeB) return takeA - takeB;
      return a.take_id === null ? a.seq - b.seq : a.start_ms - b.start_ms || a.seq - b.seq;
    };
    return [...this.utterancesById.values()].sort(order);
  }

  /** The note in force: the newest that no other replaced. */
  get note(): Note | null {
    let newest: Note | null = null;
    for (const note of this.notesById.values()) {
      if (note.status === "superseded") continue;
      if (!newest || note.created_at > newest.created_at) newest = note;
    }
    return newest;
  }

  /** Shows that session, or none. The one before is let go. */
  open(id: string | null): void {
    if (id === this.visitId) return;
    this.stream?.close();
    this.stream = null;
    this.visitId = id;
    this.visit = null;
    this.gone = null;
    this.connection = "connecting";
    this.takesById = new Map();
    this.utterancesById = new Map();
    this.notesById = new Map();
    if (id !== null) this.follow(id);
  }

  /** Where a take begins when the takes are laid end to end, in milliseconds. */
  offsetOf(takeId: string): number {
    const take = this.takesById.get(takeId);
    if (!take) return 0;
    return this.takes.reduce((sum, { seq, duration_ms }) => (seq < take.seq ? sum + duration_ms : sum), 0);
  }

  /** An answer of the service to a change of the visit, ahead of its event. */
  applyVisit(visit: Visit): void {
    if (visit.id !== this.visitId) return;
    if (!this.visit || visit.updated_at >= this.visit.updated_at) this.visit = visit;
    this.parts.onVisit?.(visit);
  }

  /** A note as it is now; an older version than the one at hand changes nothing. */
  applyNote(note: Note): void {
    if (note.visit_id !== this.visitId) return;
    const known = this.notesById.get(note.id);
    if (!known || note.version >= known.version) this.notesById = new Map(this.notesById).set(note.id, note);
  }

  applyUtterance(utterance: Utterance): void {
    this.utterancesById = new Map(this.utterancesById).set(utterance.id, utterance);
  }

  private follow(id: string): void {
    const isShown = (): boolean => this.visitId === id;
    const stream = new EventStream({
      url: this.parts.http.getUri({ url: `/api/v1/visits/${id}/events` }),
      accessToken: this.parts.accessToken,
      previewType: this.parts.previewType,
      onEvents: (events) => isShown() && this.take(events),
      onState: (state) => isShown() && this.setConnection(state),
      onGone: (error) => isShown() && this.setGone(error),
      onRefused: () => this.askWhoIsSignedIn(),
    });
    this.stream = stream;
    void stream.run();
  }

  /** Streams do not pass through the client of all other calls: one of its own tells it that the session may be over. */
  private askWhoIsSignedIn(): void {
    this.parts.http.get("/api/v1/auth/user/me").catch(() => undefined); // the client has drawn its conclusions by then
  }

  /** What came in one piece, as one change of the screen. */
  private take(events: readonly StreamedEvent[]): void {
    const utterances = new Map(this.utterancesById);
    const takes = new Map(this.takesById);
    for (const raw of events) {
      const parsed = visitEventSchema.safeParse(raw);
      if (!parsed.success) continue; // an event of a newer server: its resource is read again when it matters
      const event: VisitEvent = parsed.data;
      if (event.type === "utterance") utterances.set(event.data.id, event.data);
      else if (event.type === "take") takes.set(event.data.id, event.data);
      else if (event.type === "note") this.applyNote(event.data);
      else if (event.type === "transcript") void this.readTranscript();
      else this.applyVisit(event.data);
    }
    this.utterancesById = utterances;
    this.takesById = takes;
    if (this.visit?.deleted_at) this.stream?.close();
  }

  /** The transcript was replaced as a whole. Utterances that come meanwhile over the stream are kept. */
  private async readTranscript(): Promise<void> {
    const id = this.visitId;
    const before = this.utterancesById;
    const { data } = await this.parts.http
      .get<unknown>(`/api/v1/visits/${id}/transcript`)
      .catch(() => ({ data: null }));
    const transcript = transcriptSchema.safeParse(data);
    if (this.visitId !== id) return;
    if (!transcript.success) {
      setTimeout(() => this.visitId === id && void this.readTranscript(), againMs);
      return;
    }
    runInAction(() => {
      const arrived = [...this.utterancesById.values()].filter((utterance) => before.get(utterance.id) !== utterance);
      this.utterancesById = new Map([...transcript.data.utterances, ...arrived].map((one) => [one.id, one]));
    });
  }

  private setConnection(state: StreamState): void {
    this.connection = state;
  }

  private setGone(error: AppError): void {
    this.gone = error;
  }
}
