import { SileroNet, newVoiceMemory, type VoiceMemory } from "./silero/SileroNet.ts";
import { sampleRate } from "./OpusStream.ts";
import { windowSamples } from "./UtteranceCutter.ts";

/** Probability of speech above which speech begins. */
const beginsAbove = 0.5;
/** Probability of speech above which speech that has begun continues. */
const continuesAbove = 0.35;
/** Samples of speech before it counts, and of silence until it ends. */
const minSpeech = 0.1 * sampleRate;
const minSilence = 0.1 * sampleRate;

/**
 * Windows (half a second) before a checkpoint that prepare a detector for what follows. More do not change the result.
 */
export const runUpWindows = 16;

/** State of the detection in one recording; about 1 kB. */
export interface VoiceState {
  memory: VoiceMemory;
  /** Number of samples classified so far. */
  samples: number;
  isSpeech: boolean;
  /** Where the current speech may have begun or ended, in samples from the start; null outside such a stretch. */
  speechFrom: number | null;
  silenceFrom: number | null;
}

/** Returns the state at the start of a recording. */
export const newVoiceState = (): VoiceState => ({
  memory: newVoiceMemory(),
  samples: 0,
  isSpeech: false,
  speechFrom: null,
  silenceFrom: null,
});

/**
 * Classifies each window of a recording as speech or not. One detector serves any number of recordings, because the
 * caller keeps the state of each recording. The rules and their limits are those of sherpa-onnx's detector for the same
 * model.
 */
export class VoiceDetector {
  private readonly net: SileroNet;

  /** @param files paths of `silero_vad.onnx` and `kernels.wasm`. */
  constructor(files: { model: string; kernels: string }) {
    this.net = new SileroNet(files);
  }

  /** @returns for each window whether it contains speech. Changes `state`. */
  detect(windows: readonly Float32Array[], state: VoiceState): boolean[] {
    return this.net.probabilities(windows, state.memory).map((probability) => decide(probability, state));
  }
}

/** Updates `state` by a window. @returns whether it is speech: a short sound is not, a short silence in speech is. */
function decide(probability: number, state: VoiceState): boolean {
  state.samples += windowSamples;
  if (!state.isSpeech) {
    if (probability <= beginsAbove) state.speechFrom = null;
    else if (state.speechFrom === null) state.speechFrom = state.samples;
    else state.isSpeech = state.samples - state.speechFrom >= minSpeech;
    return state.isSpeech;
  }
  if (probability > beginsAbove) state.silenceFrom = null;
  if (probability > continuesAbove) return true;
  state.silenceFrom ??= state.samples;
  if (state.samples - state.silenceFrom >= minSilence) {
    state.isSpeech = false;
    state.speechFrom = null;
    state.silenceFrom = null;
  }
  return state.isSpeech;
}
