import { cutText } from "../../shared/cutText";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import { WriterProcess } from "./capture/WriterProcess";
import type { FromWriter } from "./capture/writerMessages";
import type { PartTarget } from "./journal/JournalDisk";
import type { LocalTakes } from "./LocalTakes";
import type { VisitsApi } from "../visits/VisitsApi";
import { recorderId } from "./recorderId";
import type { VisitConsent } from "./consent/VisitConsent";
import { holdLock, recordingLock } from "./holdLock";

/** File types that the file picker offers (an `accept` attribute). Dropped files of other types are imported too. */
export const importable = "audio/*,video/*,.wav,.mp3,.m4a,.webm,.ogg,.oga,.opus,.flac,.mp4,.aac,.mov,.mkv";

/** Maximum length of the file's name that is stored with the visit, in characters; a longer name is cut. */
const maxFileName = 200;

interface ImportedTake {
  takeId: string;
  target: PartTarget;
}

/** How an attempt to import ended. `elsewhere`: another window records the visit; `broken`: the worker failed. */
type ImportEnd = "done" | "cancelled" | "unreadable" | "full" | "elsewhere" | "broken";

/** Imports an audio or video file into a visit: converts it on this computer, stores it as a take and uploads it. */
export class AudioImport {
  /** The file that is being imported, waits for consent, or could not be imported; null otherwise. */
  file: File | null = null;
  visitId: string | null = null;
  /** Progress of the conversion, 0 to 1. */
  share = 0;
  status: "idle" | "asking" | "converting" | "failed" = "idle";
  /** Message for the user if the import failed; null otherwise. */
  problem: string | null = null;
  #onCancel: (() => void) | null = null;
  /** Whether `cancel` was called; before a worker runs, this prevents the conversion from starting. */
  #isCancelled = false;

  readonly #localTakes: LocalTakes;
  readonly #consent: VisitConsent;

  readonly #visits: Pick<VisitsApi, "update">;

  constructor(localTakes: LocalTakes, consent: VisitConsent, visits: Pick<VisitsApi, "update">) {
    this.#visits = visits;
    this.#localTakes = localTakes;
    this.#consent = consent;
    makeAutoObservable(this, { file: observableRef });
  }

  /**
   * Imports a file into a visit. Resolves when it is stored, has failed (`problem`), is cancelled or waits for the
   * patient's consent. Does nothing during another conversion.
   */
  async start(visitId: string, file: File): Promise<void> {
    if (this.status === "converting") return;
    this.file = file;
    this.visitId = visitId;
    this.share = 0;
    this.problem = null;
    this.status = "asking";
    const consent = await this.#consent.ask(visitId);
    if (!consent) return;
    this.#isCancelled = false;
    runInAction(() => (this.status = "converting"));
    const lock = await holdLock(recordingLock(visitId)); // so that no other window treats the take as interrupted
    try {
      const end = lock ? await this.convertAndStore(visitId, file, consent) : "elsewhere";
      // Only shown while the file is transcribed, so a failure is ignored.
      const imported_file = cutText(file.name, maxFileName);
      if (end === "done") void this.#visits.update(visitId, { imported_file }).catch(() => {});
      runInAction(() => this.end(end));
    } catch (error) {
      const isFull = error instanceof AppError && error.code === "local_storage_full";
      if (!isFull) reportError(error);
      runInAction(() => this.end(isFull ? "full" : "broken"));
    } finally {
      lock?.release();
    }
  }

  /** Converts and stores the file; if that fails, tries the fallback. Each attempt is a take of its own. */
  private async convertAndStore(visitId: string, file: File, consent: Consent): Promise<ImportEnd> {
    const { journal, outbox } = await this.#localTakes.open();
    const owner = { ownerId: await this.#localTakes.owner(), recorderId: recorderId() };
    const count = { parts: 0, durationMs: 0, startedAt: Date.now() };
    let end: ImportEnd = "unreadable";
    for (const method of [this.#convert, this.#encode]) {
      if (this.#isCancelled) return "cancelled";
      const id = crypto.randomUUID();
      const target = await journal.begin({ id, visitId, ...owner, ...count, source: "import", state: "open", consent });
      const next = await method({ takeId: id, target }, file);
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
    this.#isCancelled = true;
    if (this.#onCancel) this.#onCancel();
    else if (this.status !== "converting") this.end("cancelled");
  }

  readonly #convert = (take: ImportedTake, file: File): Promise<ImportEnd> =>
    this.write((writer) => writer.post({ kind: "convert", ...take, file }));

  /** Fallback with the browser's decoder, which reads some files that the converter cannot. */
  readonly #encode = async (take: ImportedTake, file: File): Promise<ImportEnd> => {
    const sound = await decoded(file);
    if (!sound) return "unreadable";
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index).slice());
    const transfer = channels.map(({ buffer }) => buffer);
    const { sampleRate } = sound;
    return this.write((writer) => writer.post({ kind: "encode", ...take, channels, sampleRate }, transfer));
  };

  /** Runs `send` with a new worker. Resolves when the worker has finished or failed, or at `cancel`. */
  private async write(send: (writer: WriterProcess) => void): Promise<ImportEnd> {
    let writer: WriterProcess | null = null;
    try {
      return await new Promise((resolve) => {
        this.#onCancel = () => resolve("cancelled");
        if (this.#isCancelled) return resolve("cancelled");
        writer = new WriterProcess((message: FromWriter) => {
          if (message.kind === "progress") runInAction(() => (this.share = message.share));
          if (message.kind === "finished") resolve(message.parts > 0 ? "done" : "unreadable");
          if (message.kind === "failed") resolve(message.reason);
        });
        send(writer);
      });
    } finally {
      this.#onCancel = null;
      (writer as WriterProcess | null)?.end();
    }
  }

  private end(end: ImportEnd): void {
    this.problem = problemOf(end, this.file?.name ?? "The file");
    this.status = this.problem === null ? "idle" : "failed";
    if (this.status === "idle") this.file = null;
  }
}

/** Returns the message for the user; null if there is nothing to say. */
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

/** Returns the audio of a file at 48 kHz; null if the browser cannot decode it. */
async function decoded(file: File): Promise<AudioBuffer | null> {
  try {
    return await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await file.arrayBuffer());
  } catch {
    return null;
  }
}
