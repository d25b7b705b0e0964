import { clinicianScore } from "../../transcription/inferSpeakers";
import type { Turn } from "../../transcription/Turn";
import { cleanSpeech } from "../segment/cleanSpeech";

/** Number of turns of each speaker below which the labels are kept. */
const minTurns = 3;
/** Log-odds by which the words of the patient must sound more like the clinician's than the clinician's own do. */
const minMargin = 6;

/**
 * Swaps clinician and patient in all turns if the speaker labeled as the patient clearly speaks as the clinician, because
 * some recognizers confuse them. Otherwise returns the turns unchanged.
 */
export function repairSpeakers(turns: readonly Turn[]): readonly Turn[] {
  const score = { clinician: 0, patient: 0 };
  const count = { clinician: 0, patient: 0 };
  for (const { speaker, text } of turns) {
    if (speaker !== "clinician" && speaker !== "patient") continue;
    score[speaker] += clinicianScore(cleanSpeech(text));
    count[speaker] += 1;
  }
  if (Math.min(count.clinician, count.patient) < minTurns || score.patient - score.clinician < minMargin) return turns;
  return turns.map((turn) => {
    if (turn.speaker === "patient") return { ...turn, speaker: "clinician" };
    return turn.speaker === "clinician" ? { ...turn, speaker: "patient" } : turn;
  });
}
