import type { AxiosInstance } from "axios";
import type { PublicConfig } from "../../shared/system/system";
import type { SessionStore } from "../auth/SessionStore";
import { EhrStore } from "../ehr/EhrStore";
import { createHttpClient, type HttpSession } from "../http/httpClient";
import { SubscriptionStore } from "../billing/SubscriptionStore";
import type { LayoutStore } from "../layout/LayoutStore";
import { NoteStore } from "../notes/NoteStore";
import { NotesApi } from "../notes/notesApi";
import { PlaybackApi } from "../playback/playbackApi";
import { PlaybackStore } from "../playback/PlaybackStore";
import { computerPlace } from "../platform/place";
import type { Platform } from "../platform/platform";
import { MovingStore } from "../moving/MovingStore";
import { MovingVisitsApi } from "../moving/visitsApi";
import { LocalPlayer } from "../recording/local/LocalPlayer";
import { LocalRecordingsStore } from "../recording/local/LocalRecordingsStore";
import { localOwner, ownerOf } from "../recording/recorderId";
import { RecorderStore } from "../recording/RecorderStore";
import { TemplatesApi } from "../templates/templatesApi";
import { TemplatesStore } from "../templates/TemplatesStore";
import { EvidenceStore } from "../transcription/EvidenceStore";
import { TakesApi } from "../recording/upload/takesApi";
import { TranscriptApi } from "../transcription/transcriptApi";
import { TranscriptStore } from "../transcription/TranscriptStore";
import { UpdatesStore } from "../updates/UpdatesStore";
import { OpenVisitStore } from "../visits/OpenVisitStore";
import { UnsentTexts } from "../visits/UnsentTexts";
import { VisitsApi } from "../visits/visitsApi";
import { VisitsStore } from "../visits/VisitsStore";
import type { AppStores } from "./AppStores";
import { createQueryClient, withRetries } from "./queryClient";

/** Whoever asks this computer's own server: nobody signs in there. */
const nobody: HttpSession = {
  accessToken: () => Promise.resolve(null),
  renewedToken: () => Promise.resolve(null),
  expire: () => undefined,
  untilSignedOut: new AbortController().signal,
  previewType: null,
};

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
  readonly templates: TemplatesStore;
  readonly openVisit: OpenVisitStore;
  readonly recorder: RecorderStore;
  readonly localRecordings: LocalRecordingsStore;
  readonly localPlayer: LocalPlayer;
  readonly playback: PlaybackStore;
  readonly evidence: EvidenceStore;
  readonly transcript: TranscriptStore;
  readonly note: NoteStore;
  readonly unsentTexts = new UnsentTexts();
  readonly subscription: SubscriptionStore;
  /** Signed in on the desktop: the way of what was recorded there before into the account. */
  readonly moving: MovingStore | null;
  readonly updates: UpdatesStore;
  readonly ehr: EhrStore;

  constructor(app: AppStores) {
    ({ config: this.config, http: this.http, platform: this.platform } = app);
    ({ session: this.session, layout: this.layout } = app);
    const accessToken = () => app.session.accessToken();
    this.visits = new VisitsStore(new VisitsApi(this.http), withRetries);
    this.templates = new TemplatesStore(new TemplatesApi(this.http), withRetries);
    this.openVisit = new OpenVisitStore({
      http: this.http,
      accessToken,
      previewType: () => app.session.previewType,
      onVisit: (visit) => this.visits.apply(visit),
    });
    const owner = async () => (app.session.isLocal ? localOwner : ownerOf(await accessToken()));
    this.recorder = new RecorderStore({ http: this.http, owner, platform: this.platform });
    this.localRecordings = new LocalRecordingsStore({
      kept: this.recorder.kept,
      visits: new TakesApi(this.http),
      sounds: new PlaybackApi(this.http),
      sessions: new VisitsApi(this.http),
      platform: this.platform,
    });
    this.localPlayer = new LocalPlayer((take) => this.localRecordings.sound(take));
    this.playback = new PlaybackStore(this.http, this.openVisit);
    this.evidence = new EvidenceStore(this.openVisit);
    this.transcript = new TranscriptStore(new TranscriptApi(this.http), this.openVisit, this.unsentTexts);
    this.note = new NoteStore(new NotesApi(this.http), this.openVisit);
    this.moving = app.place.kind === "practice" ? this.createMoving() : null;
    const { config, http, platform, session } = app;
    const isRecording = () => this.recorder.state !== "idle";
    this.subscription = new SubscriptionStore({ config, http, platform, session, isRecording });
    this.updates = new UpdatesStore(this.platform);
    this.ehr = new EhrStore(this.platform);
  }

  private createMoving(): MovingStore {
    const from = createHttpClient(computerPlace().api, nobody);
    return new MovingStore({
      from: new MovingVisitsApi(from),
      to: new MovingVisitsApi(this.http),
      onMoved: () => void this.visits.load(),
    });
  }
}
