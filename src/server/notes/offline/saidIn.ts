import type { Turn } from "../../transcription/Turn";
import type { Speaker } from "../../../shared/transcription/utterance";
import { inferSpeakers } from "../../transcription/inferSpeakers";
import { isQuestion } from "./answers";
import { cleanSpeech } from "./cleanSpeech";
import { answers, speakerOf } from "./speakerOf";
import { splitSentences } from "./splitSentences";
import type { Said } from "./statement";

/** A turn with its clean words: cleaning is expensive, so it is done once. */
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
  const speakers = likelySpeakers(turns);
  return turns.flatMap(({ turn: { id, speaker: told }, clean }, i) => {
    const speaker = speakers[i] ?? told;
    return splitSentences(clean).map((text): Said => {
      const isAnswer = asked !== null && asked.speaker === speaker && answers(text, asked.turn === id);
      const by = speakerOf(text, speaker, isAnswer);
      const asks = by === "clinician" && isQuestion(text);
      if (asks || asked?.turn !== id) asked = asks ? { speaker, turn: id } : null;
      return { turn: id, by, text };
    });
  });
}

/** Guesses unknown speakers, and all speakers if a whole dialogue has one speaker. */
function likelySpeakers(turns: readonly CleanTurn[]): readonly Speaker[] {
  const told = turns.map(({ turn }) => turn.speaker);
  const first = told[0];
  const isOneVoice =
    turns.length > 3 &&
    (first === "clinician" || first === "patient") &&
    told.every((speaker) => speaker === first) &&
    // A dictation is one voice in truth: only a question that is answered shows that there were two.
    turns.some(({ clean }, i) => isQuestion(clean) && /^(?:yes|yeah|no|nope|I|my)\b/i.test(turns[i + 1]?.clean ?? ""));
  if (!isOneVoice && !told.includes("unknown")) return told;
  return inferSpeakers(
    turns.map(({ turn, clean }) => ({
      text: clean,
      known: isOneVoice || turn.speaker === "unknown" ? null : turn.speaker,
    })),
  );
}
