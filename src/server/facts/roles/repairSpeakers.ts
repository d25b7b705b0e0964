import { clinicianScore } from "../../transcription/inferSpeakers";
import type { Turn } from "../../transcription/Turn";
import { cleanSpeech } from "../segment/cleanSpeech";
import { splitSentences } from "../segment/splitSentences";
import { isClinicianStatement } from "./speakerOf";

/** Number of turns of each speaker below which the labels are kept: fewer do not show who speaks as whom. */
const minTurns = 3;
/**
 * Minimum difference for a swap: mean log-odds of the turns labeled as the patient's minus those of the clinician's. It
 * keeps a few unusual turns from swapping labels that are right.
 */
const minMargin = 1;

/** The turns with one label, as cleaned speech. */
interface Voice {
  turns: string[];
  /** Number of statements that only a clinician makes; questions do not count, because patients ask them, too. */
  statements: number;
}

/**
 * Swaps clinician and patient in all turns if the speaker labeled as the patient clearly speaks as the clinician,
 * because some recognizers confuse them. Otherwise, or if a person named a speaker, returns the turns unchanged.
 */
export function repairSpeakers(turns: readonly Turn[]): readonly Turn[] {
  if (turns.some(({ speaker_source: source }) => source === "user")) return turns;
  const clinician: Voice = { turns: [], statements: 0 };
  const patient: Voice = { turns: [], statements: 0 };
  for (const { speaker, text } of turns) {
    if (speaker !== "clinician" && speaker !== "patient") continue;
    const voice = speaker === "clinician" ? clinician : patient;
    const clean = cleanSpeech(text);
    voice.turns.push(clean);
    voice.statements += splitSentences(clean).filter(isClinicianStatement).length;
  }
  if (Math.min(clinician.turns.length, patient.turns.length) < minTurns) return turns;
  if (patient.statements === 0 || patient.statements < clinician.statements) return turns;
  if (meanScore(patient) - meanScore(clinician) < minMargin) return turns;
  return turns.map((turn) => {
    if (turn.speaker === "patient") return { ...turn, speaker: "clinician" };
    return turn.speaker === "clinician" ? { ...turn, speaker: "patient" } : turn;
  });
}

/** Returns the mean log-odds that a clinician says a turn. */
const meanScore = ({ turns }: Voice): number =>
  turns.reduce((sum, clean) => sum + clinicianScore(clean), 0) / turns.length;
