import {
  cueBase,
  longTurn,
  questionOpeningPattern,
  shortTurn,
  speakerCues,
  switchAfterQuestion,
  switchAfterStatement,
} from "./speakerCues";
import type { Speaker } from "../../shared/transcription/utterance";

/** A turn whose speaker is inferred; `known` is its speaker if the engine or a person named one. */
interface SpokenTurn {
  text: string;
  known?: Speaker | null;
}

/** Score of a known speaker. It outweighs any wording, so the turns beside it are inferred from it. */
const certainScore = 1_000;

/**
 * Returns the log-odds, by the (English) words and their number, that a clinician rather than a patient says the text.
 */
export function clinicianScore(text: string): number {
  const words = wordsOf(text);
  const cues = new Set(words);
  for (const [index, word] of words.entries()) if (index > 0) cues.add(`${words[index - 1]} ${word}`);
  if (words[0]) cues.add(`^ ${words[0]}`);
  if (text.includes("?")) cues.add("?");
  let score = cueBase;
  for (const cue of cues) if (Object.hasOwn(speakerCues, cue)) score += speakerCues[cue] ?? 0;
  if (words.length <= shortTurn.words) score += shortTurn.weight;
  if (words.length >= longTurn.words) score += longTurn.weight;
  return score;
}

/**
 * Infers the speaker of each turn, clinician or patient: the likeliest sequence by wording and by change of speaker (a
 * question is mostly answered by the other speaker). A turn in which both speak gets one speaker. Known speakers are
 * kept; a known clinician or patient also influences the turns beside it, `other` does not.
 */
export function inferSpeakers(turns: readonly SpokenTurn[]): Speaker[] {
  /**
   * For each turn and each speaker of it: whether the likeliest sequence up to there has the other speaker before it.
   */
  const hasSwitched: { clinician: boolean; patient: boolean }[] = [];
  /** Scores of the likeliest sequences so far that end with the clinician and with the patient. */
  let [clinician, patient] = [0, 0];
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    const change = before ? switchScore(before.text) : 0;
    const switched = { clinician: patient + change > clinician, patient: clinician + change > patient };
    hasSwitched.push(switched);
    const score = scoreOf(turn);
    [clinician, patient] = [
      (switched.clinician ? patient + change : clinician) + score / 2,
      (switched.patient ? clinician + change : patient) - score / 2,
    ];
  }
  let isClinician = clinician >= patient;
  const speakers: Speaker[] = [];
  for (let index = turns.length - 1; index >= 0; index -= 1) {
    speakers.push(turns[index]?.known ?? (isClinician ? "clinician" : "patient"));
    if (hasSwitched[index]?.[isClinician ? "clinician" : "patient"]) isClinician = !isClinician;
  }
  return speakers.reverse();
}

/** Returns the log-odds that the clinician rather than the patient says a turn; certain for a known speaker. */
function scoreOf({ text, known }: SpokenTurn): number {
  if (known === "clinician") return certainScore;
  if (known === "patient") return -certainScore;
  return known === "other" ? 0 : clinicianScore(text);
}

/** Returns the log-odds that the speaker changes after a turn. */
function switchScore(text: string): number {
  const isQuestion = text.includes("?") || questionOpeningPattern.test(wordsOf(text).join(" "));
  return isQuestion ? switchAfterQuestion : switchAfterStatement;
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z][a-z']*/g) ?? []
  );
}
