import type { Turn } from "../../transcription/Turn";

/** Phrases that only a clinician says. */
const asClinician =
  /\b(?:any (?:fever|chest|nausea|pain|numbness)|do you have|have you (?:had|ever|been)|are you taking|your (?:blood pressure|heart|lungs|x-ray|labs?|vitals|exam)|physical exam\w*|I (?:do n't|don't|do not) (?:see|hear|appreciate)|prescribe|I (?:wan na|want to|want you to)|let me|let's|we're gon na|i'm gon na|follow up)\b/gi;

/** Returns how often the turns of a speaker contain a phrase that only a clinician says. */
const score = (turns: readonly Turn[], speaker: Turn["speaker"]): number =>
  turns
    .filter((turn) => turn.speaker === speaker)
    .reduce((sum, { text }) => sum + (text.match(asClinician)?.length ?? 0), 0);

/**
 * Swaps clinician and patient in all turns if the speaker labeled as the patient is clearly the clinician, because some
 * recognizers confuse them. Otherwise returns the turns unchanged.
 */
export function repairSpeakers(turns: readonly Turn[]): readonly Turn[] {
  const patient = score(turns, "patient");
  if (patient < 5 || patient < 3 * score(turns, "clinician")) return turns;
  return turns.map((turn) => {
    if (turn.speaker === "patient") return { ...turn, speaker: "clinician" };
    return turn.speaker === "clinician" ? { ...turn, speaker: "patient" } : turn;
  });
}
