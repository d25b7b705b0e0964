import type { Speaker } from "../../../shared/transcription/utterance";
import { isQuestion } from "../acts/questions/isQuestion";

/** Matches the label of a speaker at the start of a sentence: "Patient: no". */
const labelPattern = /^(?:(p|pt|patient)|(d|dr|doctor)) ?: ?(?=\S)/i;

/** A sentence with its speaker: the one named by the last label in the turn up to it, else the speaker of the turn. */
interface Labeled {
  text: string;
  speaker: Speaker;
}

/**
 * Returns the sentences of a turn with their speakers. A transcript can hold two speakers in one turn: "Any fever?
 * Patient: No." A patient's label in a clinician's turn counts only after a question, because a dictation has headings.
 */
export function inlineSpeakers(sentences: readonly string[], turnSpeaker: Speaker): Labeled[] {
  let speaker = turnSpeaker;
  return sentences.map((sentence, i) => {
    const match = labelPattern.exec(sentence);
    if (!match) return { text: sentence, speaker };
    const labeled: Speaker = match[1] ? "patient" : "clinician";
    const isChange = labeled !== speaker;
    if (isChange && labeled === "patient" && !isQuestion(sentences[i - 1] ?? "")) return { text: sentence, speaker };
    speaker = labeled;
    return { text: sentence.slice(match[0].length), speaker };
  });
}
