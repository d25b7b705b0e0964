import type { Turn } from "../noteEngine";
import type { Speaker } from "../../transcription/utterance";
import { isQuestion } from "./answers";
import { cleanSpeech } from "./cleanSpeech";
import { answers, speakerOf } from "./speakerOf";
import { splitSentences } from "./splitSentences";
import type { Said } from "./statement";

/** A turn with its clean words: cleaning is the dear part, so it is done once. */
export interface CleanTurn {
  turn: Turn;
  clean: string;
}

export function cleanTurns(turns: readonly Turn[]): CleanTurn[] {
  return turns.map((turn) => ({ turn, clean: cleanSpeech(turn.text) }));
}

/** The visit sentence by sentence, each with who says it: by the turn's speaker, unless the words plainly say otherwise. */
export function saidIn(turns: readonly CleanTurn[]): Said[] {
  let asked: { speaker: Speaker; turn: string } | null = null;
  return turns.flatMap(({ turn: { id, speaker }, clean }) =>
    splitSentences(clean).map((text): Said => {
      const isAnswer = asked !== null && asked.speaker === speaker && answers(text, asked.turn === id);
      const by = speakerOf(text, speaker, isAnswer);
      const asks = by === "clinician" && isQuestion(text);
      if (asks || asked?.turn !== id) asked = asks ? { speaker, turn: id } : null;
      return { turn: id, by, text };
    }),
  );
}
