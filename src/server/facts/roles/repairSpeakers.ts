import { clinicianScore } from "../../transcription/inferSpeakers";
import type { Turn } from "../../transcription/Turn";
import { cleanSpeech } from "../segment/cleanSpeech";
import { splitSentences } from "../segment/splitSentences";
import { isClinicianStatement } from "./speakerOf";

/** Number of turns of each speaker below which the labels are kept. */
const minTurns = 3;
/**
 * Minimum difference for a swap: mean log-odds of the turns labeled as the patient's minus those of the clinician's.
 */
const minMargin = 1;

/** Evidence of whether the speaker with one label is the clinician. */
interface Voice {
  turns: number;
  /** Sum, over the turns, of the log-odds that a clinician says the turn. */
  score: number;
  /** Number of statements that only a clinician makes. A patient asks questions too, so these do not count. */
  statements: number;
}

/**
 * Swaps clinician and patient in all turns if the speaker labeled as the patient clearly speaks as the clinician,
 * because some recognizers confuse them. Otherwise, or if a person named a speaker, returns the turns unchanged.
 */
export function repairSpeakers(turns: readonly Turn[]): readonly Turn[] {
  if (turns.some(({ speaker_source: source }) => source === "user")) return turns;
  const clinician: Voice = { turns: 0, score: 0, statements: 0 };
  const patient: Voice = { turns: 0, score: 0, statements: 0 };
  for (const { speaker, text } of turns) {
    if (speaker !== "clinician" && speaker !== "patient") continue;
    const voice = speaker === "clinician" ? clinician : patient;
    const clean = cleanSpeech(text);
    voice.turns += 1;
    voice.score += clinicianScore(clean);
    voice.statements += splitSentences(clean).filter(isClinicianStatement).length;
  }
  if (Math.min(clinician.turns, patient.turns) < minTurns) return turns;
  if (patient.statements === 0 || patient.statements < clinician.statements) return turns;
  if (patient.score / patient.turns - clinician.score / clinician.turns < minMargin) return turns;
  return turns.map((turn) => {
    if (turn.speaker === "patient") return { ...turn, speaker: "clinician" };
    return turn.speaker === "clinician" ? { ...turn, speaker: "patient" } : turn;
  });
}
