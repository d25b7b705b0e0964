/** Silence that counts as a pause, in milliseconds; the server ends an utterance after slightly less. */
const pauseMs = 520;
/** Minimum speech before a pause, in milliseconds, so that clicks do not count. */
const minSpeechMs = 100;
/** Speech is louder than this multiple of the room's level. */
const aboveRoom = 3;
/** Speech is louder than this level (root mean square). */
const minSpeechLevel = 0.003;
/** The room's level follows quieter audio immediately, and otherwise rises by this factor (a decibel) per second. */
const roomRise = 1.13;
/** Minimum level of the room (root mean square). */
const minRoomLevel = 0.000_1;

/**
 * Detects pauses in speech by level, so that the part can end there and is sent without delay. A wrong result costs
 * only a second of delay or a few bytes, because the server detects utterances on its own.
 */
export class SpeechPauses {
  private room = 1;
  private spokenMs = 0;
  private silentMs = 0;

  /** @param level root mean square of the next `ms` (about 10) of audio. @returns true if a pause was just detected. */
  accept(level: number, ms: number): boolean {
    this.room = Math.max(minRoomLevel, Math.min(level, this.room * roomRise ** (ms / 1_000)));
    if (level > Math.max(minSpeechLevel, this.room * aboveRoom)) {
      this.spokenMs += ms;
      this.silentMs = 0;
      return false;
    }
    this.silentMs += ms;
    if (this.silentMs < pauseMs || this.spokenMs === 0) return false;
    const isPause = this.spokenMs >= minSpeechMs;
    this.spokenMs = 0;
    return isPause;
  }
}
