import type { AxiosInstance } from "axios";
import type { PublicConfig } from "../../shared/system/system";
import type { SessionStore } from "../auth/SessionStore";
import type { LayoutStore } from "../layout/LayoutStore";
import { NoteStore } from "../notes/NoteStore";
import { NotesApi } from "../notes/notesApi";
import { PlaybackStore } from "../playback/PlaybackStore";
import type { Platform } from "../platform/platform";
import { RecorderStore } from "../recording/RecorderStore";
import { EvidenceStore } from "../transcription/EvidenceStore";
import { TranscriptApi } from "../transcription/transcriptApi";
import { TranscriptStore } from "../transcription/TranscriptStore";
import { OpenVisitStore } from "../visits/OpenVisitStore";
import { VisitsApi } from "../visits/visitsApi";
import { VisitsStore } from "../visits/VisitsStore";
import type { AppStores } from "./AppStores";
import { createQueryClient } from "./queryClient";

/** Composition root of the dashboard: the only place that constructs its stores. Made once, on first sign-in. */
export class RootStore {
  readonly config: PublicConfig;
  readonly http: AxiosInstance;
  readonly platform: Platform;
  readonly session: SessionStore;
  readonly layout: LayoutStore;
  /** What the server said, kept for one person. */
  readonly queries = createQueryClient();
  readonly visits: VisitsStore;
  readonly openVisit: OpenVisitStore;
  readonly recorder: RecorderStore;
  readonly playback: PlaybackStore;
  readonly evidence: EvidenceStore;
  readonly transcript: TranscriptStore;
  readonly note: NoteStore;

  constructor(app: AppStores) {
    ({ config: this.config, http: this.http, platform: this.platform } = app);
    ({ session: this.session, layout: this.layout } = app);
    const accessToken = () => app.session.accessToken();
    this.visits = new VisitsStore(new VisitsApi(this.http));
    this.openVisit = new OpenVisitStore({ http: this.http, accessToken, onVisit: (visit) => this.visits.apply(visit) });
    this.recorder = new RecorderStore({ http: this.http, accessToken, platform: this.platform });
    this.playback = new PlaybackStore(this.http, this.openVisit);
    this.evidence = new EvidenceStore(this.openVisit);
    this.transcript = new TranscriptStore(new TranscriptApi(this.http), this.openVisit);
    this.note = new NoteStore(new NotesApi(this.http), this.openVisit);
  }
}
