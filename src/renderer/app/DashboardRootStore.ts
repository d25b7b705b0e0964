import type { AxiosInstance } from "axios";
import type { PublicConfig } from "../../shared/system/publicConfig";
import type { SessionStore } from "../auth/session/SessionStore";
import { EhrFillStore } from "../ehr/fill/EhrFillStore";
import { EhrRecordsStore } from "../ehr/records/EhrRecordsStore";
import { EhrStore } from "../ehr/EhrStore";
import { WizardStore } from "../ehr/wizard/WizardStore";
import { createHttpClient } from "../http/createHttpClient";
import { noSession } from "../http/noSession";
import { openStreams } from "../http/openStreams";
import { ServerProbe } from "../http/ServerProbe";
import { SubscriptionStore } from "../billing/SubscriptionStore";
import type { LayoutStore } from "../base/LayoutStore";
import { DocumentsStore } from "../notes/documents/DocumentsStore";
import type { NoteStore } from "../notes/NoteStore";
import { DocumentsApi } from "../notes/DocumentsApi";
import { SoundApi } from "../playback/SoundApi";
import { SoundPlayer } from "../playback/SoundPlayer";
import { visitSound } from "../playback/visitSound";
import { computerBackend } from "../base/Backend";
import type { Platform } from "../base/Platform";
import { TransferStore } from "../transfer/TransferStore";
import { transferApis } from "../transfer/transferApis";
import { LocalPlayer } from "../recording/local/LocalPlayer";
import { LocalRecordingsStore } from "../recording/local/LocalRecordingsStore";
import { localOwner, ownerOf } from "../recording/recorderId";
import { RecorderStore } from "../recording/RecorderStore";
import { RecordStart } from "../scribe/RecordStart";
import { TemplatesApi } from "../templates/TemplatesApi";
import { TemplatesStore } from "../templates/TemplatesStore";
import { EvidenceStore } from "../transcription/EvidenceStore";
import { TranscriptApi } from "../transcription/TranscriptApi";
import { TranscriptStore } from "../transcription/TranscriptStore";
import { SharedNotesStore } from "../sharedNotes/SharedNotesStore";
import { UpdatesStore } from "../updates/UpdatesStore";
import { OpenVisitStore } from "../visits/OpenVisitStore";
import { UnsentTexts } from "../visits/UnsentTexts";
import { VisitsApi } from "../visits/VisitsApi";
import { VisitsStore } from "../visits/VisitsStore";
import type { AppStores, DashboardStores } from "../base/useStores";
import { createQueryClient, withRetries } from "../base/createQueryClient";

/** Composition root of the dashboard: constructs all its stores. Made when a user opens the dashboard. */
export class DashboardRootStore implements DashboardStores {
  readonly config: PublicConfig;
  readonly http: AxiosInstance;
  readonly platform: Platform;
  readonly session: SessionStore;
  readonly layout: LayoutStore;
  /** Server responses, cached for one person. */
  readonly queries = createQueryClient();
  readonly visits: VisitsStore;
  readonly sharedNotes: SharedNotesStore;
  readonly templates: TemplatesStore;
  readonly openVisit: OpenVisitStore;
  readonly recorder: RecorderStore;
  readonly recordStart: RecordStart;
  readonly localRecordings: LocalRecordingsStore;
  readonly localPlayer: LocalPlayer;
  readonly playback: SoundPlayer;
  readonly evidence: EvidenceStore;
  readonly transcript: TranscriptStore;
  readonly documents: DocumentsStore;
  readonly unsentTexts = new UnsentTexts();
  readonly subscription: SubscriptionStore;
  /** Moves visits recorded on this computer to the practice; null unless the backend is the practice (desktop app). */
  readonly transfer: TransferStore | null;
  readonly updates: UpdatesStore;
  readonly ehr: EhrStore;
  readonly ehrFill: EhrFillStore;
  readonly ehrRecords: EhrRecordsStore;
  readonly ehrWizard: WizardStore;

  constructor(app: AppStores) {
    ({ config: this.config, http: this.http, platform: this.platform } = app);
    ({ session: this.session, layout: this.layout } = app);
    this.visits = new VisitsStore(new VisitsApi(this.http), withRetries);
    this.sharedNotes = new SharedNotesStore(this.visits);
    this.templates = new TemplatesStore(new TemplatesApi(this.http), withRetries);
    const probe = new ServerProbe(this.http.getUri({ url: "/api/v1/health" }));
    this.openVisit = new OpenVisitStore({
      http: this.http,
      openStream: openStreams(this.http, this.session, probe),
      onVisit: (visit) => this.visits.apply(visit),
    });
    const owner = async () => (app.session.isLocal ? localOwner : ownerOf(await app.session.accessToken()));
    this.recorder = new RecorderStore({ http: this.http, owner, probe, platform: this.platform });
    this.recordStart = new RecordStart(this);
    this.localRecordings = new LocalRecordingsStore({
      localTakes: this.recorder.localTakes,
      sounds: new SoundApi(this.http),
      visits: new VisitsApi(this.http),
      platform: this.platform,
    });
    this.localPlayer = new LocalPlayer((take) => this.localRecordings.sound(take));
    this.playback = new SoundPlayer(visitSound(this.http, this.openVisit));
    this.evidence = new EvidenceStore(this.openVisit);
    this.transcript = new TranscriptStore(new TranscriptApi(this.http), this.openVisit, this.unsentTexts);
    this.documents = new DocumentsStore(new DocumentsApi(this.http), this.openVisit);
    this.transfer = app.backend.kind === "practice" ? this.createTransfer() : null;
    const { config, http, platform, session } = app;
    const isRecording = () => this.recorder.state !== "idle";
    this.subscription = new SubscriptionStore({ config, http, platform, session, isRecording });
    this.updates = new UpdatesStore(this.platform);
    this.ehr = new EhrStore(this.platform);
    this.ehrFill = new EhrFillStore(this.platform);
    this.ehrRecords = new EhrRecordsStore(this.platform);
    this.ehrWizard = new WizardStore(this.platform);
  }

  /** The document on the screen. */
  get note(): NoteStore {
    return this.documents.current;
  }

  private createTransfer(): TransferStore {
    const from = createHttpClient(computerBackend().api, noSession);
    return new TransferStore({
      from: transferApis(from),
      to: transferApis(this.http),
      onTransferred: () => void this.visits.load(),
    });
  }
}
