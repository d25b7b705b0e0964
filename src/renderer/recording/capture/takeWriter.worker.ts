import { AppError } from "../../../shared/errors";
import type { Page, PageTarget } from "../journal/JournalDisk";
import { openTarget } from "../journal/openTarget";
import { convertFile, encodeSound } from "./convertFile";
import { loudness, MonoSound } from "./monoSound";
import { PageWriter } from "./PageWriter";
import { SpeechPauses } from "./SpeechPauses";
import type { FromWriter, ToWriter } from "./writerMessages";

/** How often the window hears of the level, in milliseconds. */
const heardEveryMs = 1_000 / 12;

interface Take {
  takeId: string;
  target: PageTarget;
}

/**
 * Writes one take: sound → Opus → Ogg pages → journal, away from the window, so that a busy or frozen page loses nothing.
 * Everything that touches the encoder goes through one queue, in order.
 */
class TakeWriter {
  private work: Promise<void> = Promise.resolve();
  private saving: Promise<void> = Promise.resolve();
  private writer: PageWriter | null = null;
  private readonly pauses = new SpeechPauses();
  private isPaused = false;
  private hasFailed = false;
  private pages = 0;
  /** Which microphone is listened to: one that was replaced is not heard any more. */
  private listening = 0;

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<ToWriter>) => this.enqueue(() => this.handle(data));
  }

  private async handle(message: ToWriter): Promise<void> {
    switch (message.kind) {
      case "begin": {
        this.writer = new PageWriter(await this.keeping(message));
        return;
      }
      case "listen":
        void this.listen(message.sound);
        return;
      case "pause":
        this.isPaused = true;
        return this.writer?.closePage();
      case "resume":
        this.isPaused = false;
        return;
      case "finish":
        await this.writer?.finish();
        return this.finished();
      case "convert":
        return this.import(message, (keep) => convertFile(message.file, keep, this.tellProgress));
      case "encode": {
        const { channels, sampleRate } = message;
        return this.import(message, (keep) => encodeSound({ channels, sampleRate }, keep, this.tellProgress));
      }
    }
  }

  private async listen(sound: ReadableStream<AudioData>): Promise<void> {
    const turn = ++this.listening;
    const reader = sound.getReader();
    const microphone = new MonoSound();
    let heardMs = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const mono = microphone.next(next.value);
      if (turn !== this.listening) continue;
      this.enqueue(() => (this.isPaused ? undefined : this.write(mono)));
      heardMs += mono.length / 48;
      if (heardMs < heardEveryMs) continue;
      heardMs = 0;
      this.tell({ kind: "heard", level: this.isPaused ? 0 : loudness(mono), elapsedMs: this.writer?.elapsedMs ?? 0 });
    }
    if (turn !== this.listening) return;
    this.enqueue(async () => {
      if (!this.isPaused) await this.writer?.closePage();
      this.tell({ kind: "deaf" });
    });
  }

  private async write(mono: Float32Array<ArrayBuffer>): Promise<void> {
    await this.writer?.add(mono);
    if (this.pauses.hear(mono)) this.writer?.endPage();
  }

  private async import(take: Take, convert: (keep: (page: Page) => void) => Promise<void>): Promise<void> {
    await convert(await this.keeping(take));
    await this.finished();
  }

  /** Pages go to the journal one after another; `saved` is said only once they are on the disk. */
  private async keeping({ takeId, target }: Take): Promise<(page: Page) => void> {
    const append = await openTarget(takeId, target);
    return (page) => {
      this.saving = this.saving.then(async () => {
        if (this.hasFailed) return;
        await append(page);
        this.pages = page.seq + 1;
        this.tell({ kind: "saved", seq: page.seq, endMs: page.endMs });
      });
      this.saving.catch((error: unknown) => this.fail(error));
    };
  }

  private async finished(): Promise<void> {
    await this.saving;
    this.tell({ kind: "finished", pages: this.pages });
  }

  private readonly tellProgress = (share: number): void => this.tell({ kind: "progress", share });

  private enqueue(job: () => Promise<void> | undefined): void {
    this.work = this.work.then(() => (this.hasFailed ? undefined : job())).catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    const code = error instanceof AppError ? error.code : null;
    const reason = code === "local_storage_full" ? "full" : code === "unsupported_audio" ? "unreadable" : "broken";
    this.tell({ kind: "failed", reason });
    if (reason === "broken") reportError(error);
  }

  private tell(message: FromWriter): void {
    this.port.postMessage(message);
  }
}

addEventListener("message", ({ data }: MessageEvent<MessagePort>) => void new TakeWriter(data));
