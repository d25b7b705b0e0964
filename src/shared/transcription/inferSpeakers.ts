import type { Speaker } from "./utterance";

/** An utterance whose speaker is to be guessed; `known` where the engine or a person told. */
export interface Turn {
  text: string;
  known?: Speaker | null;
}

/** Wording that speaks for the clinician (positive weight) or the patient (negative). */
const cues: readonly [RegExp, number][] = [
  // What a clinician asks and says.
  [/\?\s*$/, 1.0],
];

/** PLACEHOLDER_WEIGHTS */
export function clinicianScore(text: string): number {
  let score = 0;
  for (const [cue, weight] of cues) if (cue.test(text)) score += weight;
  return score;
}

/** Who says each turn: clinician or patient. */
export function inferSpeakers(turns: readonly Turn[]): Speaker[] {
  return turns.map(({ text, known }) => known ?? (clinicianScore(text) >= 0 ? "clinician" : "patient"));
}
