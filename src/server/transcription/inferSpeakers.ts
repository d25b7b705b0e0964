import {
  cueBase,
  longTurn,
  questionOpening,
  shortTurn,
  speakerCues,
  switchAfterQuestion,
  switchAfterStatement,
} from "./speakerCues";
import type { Speaker } from "../../shared/transcription/utterance";

/** An utterance whose speaker is inferred; `known` is its speaker if the engine or a person named one. */
export interface Turn {
  text: string;
  known?: Speaker | null;
}

/** Score of a known speaker. It outweighs any wording, so the turns beside it are inferred from it. */
const certain = 1_000;

/** Returns the log-odds, by the (English) words and their number, that a clinician rather than a patient says the text. */
export function clinicianScore(text: string): number {
  const words = wordsOf(text);
  const cues = new Set(words);
  for (const [index, word] of words.entries()) if (index > 0) cues.add(`${words[index - 1]} ${word}`);
  if (words[0]) cues.add(`^ ${words[0]}`);
  if (text.includes("?")) cues.add("?");
  let score = cueBase;
  for (const cue of cues) score += speakerCues[cue] ?? 0;
  if (words.length <= shortTurn.words) score += shortTurn.weight;
  if (words.length >= longTurn.words) score += longTurn.weight;
  return score;
}

/**
 * Infers the speaker of each turn, clinician or patient: the likeliest sequence by wording and by change of speaker (a
 * question is mostly answered by the other speaker). A turn in which both speak gets one speaker. Known speakers are
 * kept; a known clinician or patient also influences the turns beside it, `other` does not.
 */
export function inferSpeakers(turns: readonly Turn[]): Speaker[] {
  /** For each turn, whether the best path to clinician, and that to patient, came from the other speaker. */
  const cameFromOther: [boolean, boolean][] = [];
  let clinician = 0;
  let patient = 0;
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    const change = before ? switchFrom(before.text) : 0;
    const fromOther: [boolean, boolean] = [patient + change > clinician, clinician + change > patient];
    cameFromOther.push(fromOther);
    const score = scoreOf(turn);
    [clinician, patient] = [
      (fromOther[0] ? patient + change : clinician) + score / 2,
      (fromOther[1] ? clinician + change : patient) - score / 2,
    ];
  }
  let isClinician = clinician >= patient;
  const speakers: Speaker[] = [];
  for (let index = turns.length - 1; index >= 0; index -= 1) {
    speakers.push(turns[index]?.known ?? (isClinician ? "clinician" : "patient"));
    if (cameFromOther[index]?.[isClinician ? 0 : 1]) isClinician = !isClinician;
  }
  return speakers.reverse();
}

function scoreOf({ text, known }: Turn): number {
  if (known === "clinician") return certain;
  if (known === "patient") return -certain;
  return known === "other" ? 0 : clinicianScore(text);
}

function switchFrom(text: string): number {
  const isQuestion = text.includes("?") || questionOpening.test(wordsOf(text).join(" "));
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
