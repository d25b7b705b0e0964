import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Consent } from "../../shared/visits/visit";
import { WriterProcess } from "./capture/WriterProcess";
import type { FromWriter } from "./capture/writerMessages";
import type { PartTarget } from "./journal/JournalDisk";
import type { LocalTakes } from "./LocalTakes";
import { recorderId } from "./recorderId";
import type { VisitConsent } from "./VisitConsent";
import { holdLock, recordingLock } from "./holdLock";

/** Types that the file picker offers. Other files are tried too. */
export const importable = "audio/*,video/*,.wav,.mp3,.m4a,.webm,.ogg,.oga,.opus,.flac,.mp4,.aac,.mov,.mkv";

interface ImportedTake {
  takeId: string;
  target: PartTarget;
}
type ImportEnd = "done" | "cancelled" | "unreadable" | "full" | "elsewhere" | "broken";

/** Imports a file into a visit: converts it in this window, stores it like a recording and sends it. */
export class AudioImport {
  file: File | null = null;
  visitId: string | null = null;
  /** 0 to 1. */
  share = 0;
  status: "idle" | "asking" | "converting" | "failed" = "idle";
  problem: string | null = null;
  #cancelled: (() => void) | null = null;

  readonly #kept: LocalTakes;
  readonly #consent: VisitConsent;

  constructor(kept: LocalTakes, consent: VisitConsent) {
    this.#kept = kept;
    this.#consent = consent;
    makeAutoObservable(this, { file: observableRef });
  }

  /** Imports a file into a visit. Resolves when it is stored, has failed (`problem`) or waits for the patient's consent. */
  async start(visitId: string, file: File): Promise<void> {
    if (this.status === "converting") return;
    this.file = file;
    this.visitId = visitId;
    this.share = 0;
    this.problem = null;
    this.status = "asking";
    const consent = await this.#consent.ask(visitId);
    if (!consent) return;
    runInAction(() => (this.status = "converting"));
    const lock = await holdLock(recordingLock(visitId)); // so that no other window treats it as a crashed recording
    try {
      const end = lock ? await this.keep(visitId, file, consent) : "elsewhere";
      runInAction(() => this.end(end));
    } finally {
      lock?.release();
    }
  }

  private async keep(visitId: string, file: File, consent: Consent): Promise<ImportEnd> {
    const { journal, outbox } = await this.#kept.open();
    const owner = { ownerId: await this.#kept.owner(), recorderId: recorderId() };
    const count = { parts: 0, durationMs: 0, startedAt: Date.now() };
    let end: ImportEnd = "unreadable";
    for (const way of [this.#convert, this.#encode]) {
      const id = crypto.randomUUID();
      const target = await journal.begin({ id, visitId, ...owner, ...count, source: "import", state: "open", consent });
      const next = await way({ takeId: id, target }, file);
      if (next === "done") {
        await journal.stop(id);
        outbox.send(id);
        return next;
      }
      await journal.remove(id);
      if (next !== "unreadable" && next !== "broken") return next;
      if (end !== "broken") end = next;
    }
    return end;
  }

  /** Whether the import into a visit waits for the patient's consent. */
  isWaitingFor(visitId: string): boolean {
    return this.status === "asking" && this.visitId === visitId;
  }

  /** Continues after the consent question; without consent the file is discarded. */
  async resume(isGiven: boolean): Promise<void> {
    if (!isGiven || !this.file || this.visitId === null) this.end("cancelled");
    else await this.start(this.visitId, this.file);
  }

  cancel(): void {
    if (this.#cancelled) this.#cancelled();
    else this.end("cancelled");
  }

  readonly #convert = (take: ImportedTake, file: File): Promise<ImportEnd> =>
    this.write((writer) => writer.post({ kind: "convert", ...take, file }));

  /** Fallback with the browser's decoder, which reads some files that the codecs cannot. */
  readonly #encode = async (take: ImportedTake, file: File): Promise<ImportEnd> => {
    const sound = await decoded(file);
    if (!sound) return "unreadable";
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index).slice());
    const transfer = channels.map(({ buffer }) => buffer);
    const { sampleRate } = sound;
    return this.write((writer) => writer.post({ kind: "encode", ...take, channels, sampleRate }, transfer));
  };

  private async write(send: (writer: WriterProcess) => void): Promise<ImportEnd> {
    let writer: WriterProcess | null = null;
    try {
      return await new Promise((resolve) => {
        this.#cancelled = () => resolve("cancelled");
        writer = new WriterProcess((message: FromWriter) => {
          if (message.kind === "progress") runInAction(() => (this.share = message.share));
          if (message.kind === "finished") resolve(message.parts > 0 ? "done" : "unreadable");
          if (message.kind === "failed") resolve(message.reason);
        });
        send(writer);
      });
    } finally {
      this.#cancelled = null;
      (writer as WriterProcess | null)?.end();
    }
  }

  private end(end: ImportEnd): void {
    this.problem = problemOf(end, this.file?.name ?? "The file");
    this.status = this.problem === null ? "idle" : "failed";
    if (this.status === "idle") this.file = null;
  }
}

function problemOf(end: ImportEnd, name: string): string | null {
  switch (end) {
    case "unreadable":
      return `${name} has no readable audio.`;
    case "full":
      return `This computer’s disk is full. ${name} was not imported.`;
    case "elsewhere":
      return "This session is being recorded in another window.";
    case "broken": // the worker or its converter could not be loaded, or has failed
      return `${name} could not be imported. Check the connection, then try again.`;
    case "done":
    case "cancelled":
      return null;
  }
}

async function decoded(file: File): Promise<AudioBuffer | null> {
  try {
    return await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await file.arrayBuffer());
  } catch {
    return null;
  }
}
