/** Configuration of a model: sherpa-onnx's `OfflineRecognizerConfig`. */
export type RecognizerConfig = Record<string, unknown>;

/** Requests of the server to the recognizer's process, and their answers. Each gets one answer, in order. */
export type RecognizerRequest = { call: number } & (
  { kind: "load"; config: RecognizerConfig } | { kind: "recognize"; pcm: Float32Array }
);

/**
 * The fields of sherpa-onnx's result that are used. `timestamps`: seconds from the start of the audio, one for each
 * token.
 */
export interface Recognized {
  text: string;
  tokens?: string[];
  timestamps?: number[];
  ys_log_probs?: number[];
}

/** `recognized` is null for `load`. `failure` is an error's message. */
export type RecognizerAnswer = { call: number } & ({ recognized: Recognized | null } | { failure: string });
