import { AppError } from "../../../shared/errors";
import type { Part } from "../../../shared/recording/part";
import type { PartTarget } from "../journal/JournalDisk";
import { openTarget } from "../journal/openTarget";
import { encodeSound } from "./encodeSound";
import { loudness } from "./MonoSound";
import { PartEncoder } from "./PartEncoder";
import { PartSaver } from "./PartSaver";
import { SoundInput, type SoundPiece } from "./SoundInput";
import { SpeechPauses } from "./SpeechPauses";
import type { FromWriter, ToWriter } from "./writerMessages";

/** Milliseconds between two levels. */
const levelEveryMs = 100;
/** Number of levels that are sent to the window together: each message makes it draw. */
const levelsSentTogether = 2;

interface Take {
  takeId: string;
  target: PartTarget;
}

/**
 * Writes one take, from microphones or from a file: audio → Opus → Ogg pages → journal. Sends levels, or the progress
 * of a file. Runs in a worker, so that a busy or frozen window loses no audio. Everything that uses the encoder runs in
 * one queue, in order.
 */
class TakeWriter {
  private work: Promise<void> = Promise.resolve();
  private saver: PartSaver | null = null;
  private writer: PartEncoder | null = null;
  private readonly pauses = new SpeechPauses();
  private isPaused = false;
  private hasFailed = false;
  private isFinishing = false;
  private sinceLevelMs = 0;
  private levels: number[] = [];
  private lostMs = 0;
  private readonly input = new SoundInput((piece) => this.accept(piece));

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<ToWriter>) => this.receive(data);
  }

  private receive(message: ToWriter): void {
    switch (message.kind) {
      case "begin":
        return this.enqueue(async () => void (this.writer = new PartEncoder(await this.journalWriter(message))));
      case "listen":
        return this.listen(message);
      case "pause":
        return this.input.at(message.deliveredMs, () => {
          this.isPaused = true;
          this.enqueue(() => this.writer?.closePart());
        });
      case "resume":
        return this.input.at(message.deliveredMs, () => (this.isPaused = false));
      case "flush":
        return this.enqueue(async () => this.writer?.endPart());
      case "finish":
        return this.input.at(message.deliveredMs, () => this.finish(message.deliveredMs));
      case "convert":
        return this.enqueue(async () => {
          const { convertFile } = await import("./convertFile"); // half a megabyte that recording does not need
          return this.import(message, (keep) => convertFile(message.file, keep, this.postProgress));
        });
      case "encode": {
        const { channels, sampleRate } = message;
        return this.enqueue(() =>
          this.import(message, (keep) => encodeSound({ channels, sampleRate }, keep, this.postProgress)),
        );
      }
    }
  }

  /** Starts to read a microphone, after the previous one has been read up to the time of the change. */
  private listen({ sound, deliveredMs }: Extract<ToWriter, { kind: "listen" }>): void {
    if (!this.input.isReading) return this.start(sound);
    this.input.at(deliveredMs, () => {
      this.input.stop();
      this.post({ kind: "released" });
      this.start(sound);
    });
  }

  private start(sound: ReadableStream<AudioData>): void {
    void this.input.read(sound).then((isEnded) => {
      if (!isEnded || this.isFinishing) return;
      this.enqueue(async () => {
        if (!this.isPaused) await this.writer?.closePart();
        this.post({ kind: "ended" });
      });
    });
  }

  private finish(deliveredMs: number | null): void {
    const isRecording = this.input.isReading && !this.isPaused;
    if (isRecording && deliveredMs !== null) this.lostMs += Math.max(0, deliveredMs - this.input.readMs);
    this.isFinishing = true;
    this.input.stop();
    this.enqueue(async () => {
      await this.writer?.finish();
      await this.finished();
    });
  }

  private accept({ mono, lostMs }: SoundPiece): void {
    const level = this.isPaused ? 0 : loudness(mono);
    const ms = mono.length / 48;
    if (!this.isPaused) {
      this.lostMs += lostMs;
      this.enqueue(async () => {
        await this.writer?.add(mono);
        if (this.pauses.accept(level, ms)) this.writer?.endPart();
      });
    }
    this.sinceLevelMs += ms;
    if (this.sinceLevelMs < levelEveryMs) return;
    this.sinceLevelMs = 0;
    this.levels.push(level);
    if (this.levels.length < levelsSentTogether) return;
    this.post({ kind: "levels", levels: this.levels, elapsedMs: this.writer?.elapsedMs ?? 0 });
    this.levels = [];
  }

  private async import(take: Take, convert: (keep: (part: Part) => void) => Promise<void>): Promise<void> {
    await convert(await this.journalWriter(take));
    await this.finished();
  }

  /** Returns a function that writes parts to the journal in order. `saved` is sent once a part is on the disk. */
  private async journalWriter({ takeId, target }: Take): Promise<(part: Part) => void> {
    const saver = (this.saver = new PartSaver({
      append: await openTarget(takeId, target),
      onSaved: ({ seq, endMs }) => this.post({ kind: "saved", seq, endMs }),
      onFailed: (error) => this.fail(error),
    }));
    return (part) => saver.add(part);
  }

  private async finished(): Promise<void> {
    await this.saver?.settled();
    if (this.hasFailed) return;
    this.post({ kind: "finished", parts: this.saver?.parts ?? 0, lostMs: Math.round(this.lostMs) });
  }

  private readonly postProgress = (share: number): void => this.post({ kind: "progress", share });

  private enqueue(job: () => Promise<void> | undefined): void {
    this.work = this.work.then(() => (this.hasFailed ? undefined : job())).catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    const code = error instanceof AppError ? error.code : null;
    const reason = code === "local_storage_full" ? "full" : code === "unsupported_audio" ? "unreadable" : "broken";
    if (reason === "broken") reportError(error);
    this.writer?.endAtFailure();
    // What was encoded before is saved first, because the window terminates this worker when it receives `failed`.
    void (this.saver?.settled() ?? Promise.resolve()).then(() => this.post({ kind: "failed", reason }));
  }

  private post(message: FromWriter): void {
    this.port.postMessage(message);
  }
}

addEventListener("message", ({ data }: MessageEvent<MessagePort>) => void new TakeWriter(data));
