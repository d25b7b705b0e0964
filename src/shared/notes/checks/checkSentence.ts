import type { Finding, Sentence } from "../note";
export function checkSentence(_s: Sentence, _t: unknown): Finding[] {
  return [];
}
