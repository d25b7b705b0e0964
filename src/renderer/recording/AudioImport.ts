import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Consent } from "../../shared/visits/visit";
import { WriterProcess } from "./capture/WriterProcess";
import type { FromWriter } from "./capture/writerMessages";
import type { PageTarget } from "./journal/JournalDisk";
import type { KeptRecordings } from "./KeptRecordings";
import { recorderId } from "./recorderId";
import type { VisitConsent } from "./VisitConsent";
import { holdLock, recordingLock } from "./windowLock";

/** What the picker offers; what can be read is tried, whatever its name. */
export const importable = "audio/*,video/*,.wav,.mp3,.m4a,.webm,.ogg,.oga,.opus,.flac,.mp4,.aac,.mov,.mkv";

interface ImportedTake {
  takeId: string;
  target: PageTarget;
}
type ImportEnd = "done" | "cancelled" | "unreadable" | "full" | "elsewhere";

/** A file on its way into a session: converted in this window, kept like a recording, then sent. */
export class AudioImport {
  file: File | null = null;
  visitId: string | null = null;
  /** 0 to 1. */
  share = 0;
  status: "idle" | "asking" | "converting" | "failed" = "idle";
  problem: string | null = null;
  private cancelled: (() => void) | null = null;

  constructor(
    private readonly kept: KeptRecordings,
    private readonly consent: VisitConsent,
  ) {
    makeAutoObservable<this, "kept" | "consent" | "cancelled" | "convert" | "encode">(this, {
      convert: false,
      encode: false,
      file: observableRef,
      kept: false,
      consent: false,
      cancelled: false,
    });
  }

  /** Imports the file into that session. Resolves when it is kept here, failed (`problem`) or waits for the consent question. */
  async start(visitId: string, file: File): Promise<void> {
    if (this.status === "converting") return;
    this.file = file;
    this.visitId = visitId;
    this.share = 0;
    this.problem = null;
    this.status = "asking";
    const consent = await this.consent.ask(visitId);
    if (!consent) return;
    runInAction(() => (this.status = "converting"));
    const lock = await holdLock(recordingLock(visitId)); // no other window takes it for a crashed recording
    try {
      const end = lock ? await this.keep(visitId, file, consent) : "elsewhere";
      runInAction(() => this.end(end));
    } finally {
      lock?.release();
    }
  }

  private async keep(visitId: string, file: File, consent: Consent): Promise<ImportEnd> {
    const { journal, outbox } = await this.kept.open();
    const owner = { ownerId: await this.kept.owner(), recorderId: recorderId() };
    const count = { pages: 0, durationMs: 0, startedAt: Date.now() };
    let end: ImportEnd = "unreadable";
    for (const way of [this.convert, this.encode]) {
      const id = crypto.randomUUID();
      const target = await journal.begin({ id, visitId, ...owner, ...count, source: "import", state: "open", consent });
      end = await way({ takeId: id, target }, file);
      if (end === "done") {
        await journal.stop(id);
        outbox.send(id);
        return end;
      }
      await journal.remove(id);
      if (end !== "unreadable") return end;
    }
    return end;
  }

  /** Whether the consent question stands between the file and that session. */
  isWaitingFor(visitId: string): boolean {
    return this.status === "asking" && this.visitId === visitId;
  }

  /** Goes on after the consent question was answered; a no forgets the file. */
  async resume(isGiven: boolean): Promise<void> {
    if (!isGiven || !this.file || this.visitId === null) this.end("cancelled");
    else await this.start(this.visitId, this.file);
  }

  cancel(): void {
    if (this.cancelled) this.cancelled();
    else this.end("cancelled");
  }

  private readonly convert = (take: ImportedTake, file: File): Promise<ImportEnd> =>
    this.write((writer) => writer.tell({ kind: "convert", ...take, file }));

  /** What the codecs cannot read, the browser's own decoder may. */
  private readonly encode = async (take: ImportedTake, file: File): Promise<ImportEnd> => {
    const sound = await decoded(file);
    if (!sound) return "unreadable";
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index).slice());
    const transfer = channels.map(({ buffer }) => buffer);
    const { sampleRate } = sound;
    return this.write((writer) => writer.tell({ kind: "encode", ...take, channels, sampleRate }, transfer));
  };

  private async write(tell: (writer: WriterProcess) => void): Promise<ImportEnd> {
    let writer: WriterProcess | null = null;
    try {
      return await new Promise((resolve) => {
        this.cancelled = () => resolve("cancelled");
        writer = new WriterProcess((message: FromWriter) => {
          if (message.kind === "progress") runInAction(() => (this.share = message.share));
          if (message.kind === "finished") resolve(message.pages > 0 ? "done" : "unreadable");
          if (message.kind === "failed") resolve(message.reason === "full" ? "full" : "unreadable");
        });
        tell(writer);
      });
    } finally {
      this.cancelled = null;
      (writer as WriterProcess | null)?.end();
    }
  }

  private end(end: ImportEnd): void {
    const name = this.file?.name ?? "The file";
    this.problem =
      end === "unreadable"
        ? `${name} has no sound that can be read.`
        : end === "full"
          ? `This computer is full. ${name} was not imported.`
          : end === "elsewhere"
            ? "This session is being recorded in another window."
            : null;
    this.status = this.problem === null ? "idle" : "failed";
    if (this.status === "idle") this.file = null;
  }
}

async function decoded(file: File): Promise<AudioBuffer | null> {
  try {
    return await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await file.arrayBuffer());
  } catch {
    return null;
  }
}
