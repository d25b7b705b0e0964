import { loudness } from "./monoSound";

/** Silence after speech that makes a pause, in milliseconds: just more than ends an utterance on the server. */
const pauseMs = 520;
/** Speech before it: a click or a cough's edge is none. */
const leastSpeechMs = 100;
/** Speech is this many times as loud as the room, and never softer than this (root mean square). */
const aboveRoom = 3;
const softest = 0.003;
/** The room's loudness is the softest there was, forgotten at about a decibel a second. */
const forgetting = 1.13;
const leastRoom = 0.000_1;

/**
 * Hears where the speaker stops, by loudness alone: the sound so far can then leave at once instead of at the end of its
 * page. A pause missed or one too many costs a second of waiting or a few bytes; what is an utterance the server decides.
 */
export class SpeechPauses {
  private room = 1;
  private spokenMs = 0;
  private silentMs = 0;

  /** @param mono the next sound at 48 kHz, some 10 ms. @returns true when a pause has just become one. */
  hear(mono: Float32Array): boolean {
    const ms = mono.length / 48;
    const level = loudness(mono);
    this.room = Math.max(leastRoom, Math.min(level, this.room * forgetting ** (ms / 1_000)));
    if (level > Math.max(softest, this.room * aboveRoom)) {
      this.spokenMs += ms;
      this.silentMs = 0;
      return false;
    }
    this.silentMs += ms;
    if (this.silentMs < pauseMs || this.spokenMs === 0) return false;
    const isPause = this.spokenMs >= leastSpeechMs;
    this.spokenMs = 0;
    return isPause;
  }
}
