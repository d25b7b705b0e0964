import { AppError } from "../../../shared/errors";

/**
 * Sound as it is: the recognizer copes with a room better than with what a browser makes of it. Gain control clips the
 * first words; of the spoken test visit 4.8 % of the words were heard wrong with it, 2.7 % without (one run each).
 */
const constraints = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/**
 * Pieces of sound (10 ms each) that wait for a writer that stands still: a minute, 12 MB. Beyond it Chromium lets the oldest
 * fall, without a word; left to itself it keeps 10 of them, and a busy machine then costs words.
 */
const maxBufferSize = 6_000;

interface TrackProcessor {
  readonly readable: ReadableStream<AudioData>;
}
declare global {
  interface Window {
    /** Chromium's; TypeScript's DOM does not know it yet. */
    MediaStreamTrackProcessor?: new (init: { track: MediaStreamTrack; maxBufferSize: number }) => TrackProcessor;
  }
}

/** An open microphone. */
export class Microphone {
  private constructor(
    private readonly track: MediaStreamTrack,
    readonly sound: ReadableStream<AudioData>,
  ) {}

  /**
   * Opens the microphone of that id, or the computer's own choice where it is not connected.
   * @throws {AppError} `microphone_denied`, `microphone_missing`.
   */
  static async open(deviceId: string | null): Promise<Microphone> {
    const Processor = window.MediaStreamTrackProcessor;
    if (!Processor || !("AudioEncoder" in window)) {
      throw new AppError(
        "microphone_missing",
        "This browser cannot record. Use Chrome, Edge or the Chartside desktop app.",
      );
    }
    try {
      const audio = { ...constraints, ...(deviceId !== null && { deviceId: { ideal: deviceId } }) };
      const [track] = (await navigator.mediaDevices.getUserMedia({ audio })).getAudioTracks();
      if (!track) throw new DOMException("no track", "NotFoundError");
      return new Microphone(track, new Processor({ track, maxBufferSize }).readable);
    } catch (cause) {
      throw toAppError(cause);
    }
  }

  get label(): string {
    return this.track.label;
  }

  get deviceId(): string | null {
    return this.track.getSettings().deviceId ?? null;
  }

  close(): void {
    this.track.stop();
  }
}

function toAppError(cause: unknown): AppError {
  const name = cause instanceof DOMException ? cause.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") {
    return new AppError("microphone_denied", "Chartside may not use the microphone.", { cause });
  }
  return new AppError("microphone_missing", "No microphone is connected. Plug one in, or import a recording.", {
    cause,
  });
}
