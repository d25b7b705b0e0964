import type { Turn } from "../noteEngine";
import { isQuestion } from "./answers";
import { cleanSpeech } from "./cleanSpeech";
import { splitSentences } from "./splitSentences";
import type { Said } from "./statement";

const clinicianCue =
  /\b(?:I am going to|let me|let us|we will|your (?:blood pressure|lungs|heart|x-ray|labs)|any (?:fever|chest|nausea|pain|allerg)|do you (?:have|smoke|take)|have you (?:had|ever)|on exam|prescri\w+|follow up|what brings you)\b/i;

/** A turn with its clean words: cleaning is the dear part, so it is done once. */
export interface CleanTurn {
  turn: Turn;
  clean: string;
}

export function cleanTurns(turns: readonly Turn[]): CleanTurn[] {
  return turns.map((turn) => ({ turn, clean: cleanSpeech(turn.text) }));
}

/** The visit sentence by sentence. A speaker nobody knows is guessed from the words. */
export function saidIn(turns: readonly CleanTurn[]): Said[] {
  return turns.flatMap(({ turn: { id, speaker }, clean }) => {
    if (clean === "") return [];
    const guessed = isQuestion(clean) || clinicianCue.test(clean) ? "clinician" : "patient";
    const by = speaker === "unknown" ? guessed : speaker;
    return splitSentences(clean).map((sentence) => ({ turn: id, by, text: sentence }));
  });
}
