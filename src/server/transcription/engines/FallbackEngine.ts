import type { FastifyBaseLogger } from "fastify";
import { type SpeechEngine, SpeechEngineError, type Transcription } from "./SpeechEngine";

/** An engine with its name on the screens. */
interface NamedEngine {
  engine: SpeechEngine;
  label: string;
}

/** Milliseconds for which a failed first engine is not tried first, so that its timeouts do not delay every line. */
const restMs = 30_000;

/**
 * Tries two engines. The second transcribes what the first could not, and the transcription has the second's name. For
 * 30 s after a failure of the first (or as long as it asked for), the second is tried first. If both fail, throws a
 * failure that a retry can fix, if either is one.
 */
export class FallbackEngine implements SpeechEngine {
  readonly parallel: number;
  private restsUntil = -Infinity;

  /** @param now returns milliseconds of a monotonic clock. */
  constructor(
    private readonly first: SpeechEngine,
    private readonly second: NamedEngine,
    private readonly log: FastifyBaseLogger,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.parallel = first.parallel;
  }

  async transcribe(...utterance: Parameters<SpeechEngine["transcribe"]>): Promise<Transcription> {
    const [, , signal] = utterance;
    const askFirst = (): Promise<Transcription> => this.askFirst(...utterance);
    const askSecond = async (): Promise<Transcription> => ({
      ...(await this.second.engine.transcribe(...utterance)),
      engine: this.second.label,
    });
    const order = this.now() < this.restsUntil ? [askSecond, askFirst] : [askFirst, askSecond];
    const failures: SpeechEngineError[] = [];
    for (const ask of order) {
      try {
        return await ask();
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof SpeechEngineError)) throw error;
        failures.push(error);
      }
    }
    throw failures.find(({ isLasting }) => !isLasting) ?? failures[0];
  }

  close(): void {
    this.first.close?.();
    this.second.engine.close?.();
  }

  private async askFirst(...utterance: Parameters<SpeechEngine["transcribe"]>): Promise<Transcription> {
    try {
      const transcription = await this.first.transcribe(...utterance);
      this.restsUntil = -Infinity;
      return transcription;
    } catch (error) {
      if (error instanceof SpeechEngineError) {
        this.restsUntil = this.now() + Math.max(restMs, error.retryAfterMs);
        this.log.warn({ problem: error.message, fallback: this.second.label }, "The fallback speech engine takes over");
      }
      throw error;
    }
  }
}
