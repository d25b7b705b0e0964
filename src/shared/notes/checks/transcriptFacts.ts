import type { Turn } from "../noteEngine";
export function readTranscript(turns: readonly Turn[]): readonly Turn[] {
  return turns;
}
