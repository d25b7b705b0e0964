/** What the recognizer is told about a model: sherpa-onnx's `OfflineRecognizerConfig`. */
export type RecognizerConfig = Record<string, unknown>;

/** What the server asks of the recognizer's process, and what it answers. Each gets one answer, in order. */
export type RecognizerRequest = { call: number } & (
  { kind: "load"; config: RecognizerConfig } | { kind: "hear"; pcm: Float32Array }
);

/** sherpa-onnx's result, as far as it is used. `timestamps`: seconds from the start of the sound, one for each token. */
export interface Recognized {
  text: string;
  tokens?: string[];
  timestamps?: number[];
  ys_log_probs?: number[];
}

export type RecognizerAnswer = { call: number } & ({ recognized: Recognized | null } | { failure: string });
