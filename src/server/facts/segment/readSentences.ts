import { rememberResults } from "../../platform/rememberResults";
import type { Turn } from "../../transcription/Turn";
import { inferSpeakers } from "../../transcription/inferSpeakers";
import { plainText } from "../../../shared/plainText";
import type { Speaker } from "../../../shared/transcription/utterance";
import { isQuestion } from "../acts/questions/isQuestion";
import { inlineSpeakers } from "../roles/inlineSpeakers";
import { isOfClinician } from "../roles/isOfClinician";
import { reportsToClinician } from "../roles/reportsToClinician";
import { repairSpeakers } from "../roles/repairSpeakers";
import { withoutPatientName } from "../roles/withoutPatientName";
import { answers, speakerOf } from "../roles/speakerOf";
import { alignSpans } from "./alignSpans";
import { cleanSpeech } from "./cleanSpeech";
import { dictatedExam } from "./phrases/dictatedExam";
import { joinInterrupted } from "./joinInterrupted";
import type { Sentence } from "./Sentence";
import { markQuestion } from "./corrections/markQuestion";
import { unmarkStatement } from "./corrections/unmarkStatement";
import { splitSentences } from "./splitSentences";
import { spokenPunctuation } from "./spokenPunctuation";
import { withApostrophes } from "./withApostrophes";
import { withoutFigures } from "./withoutFigures";
import { withoutAddressee } from "./withoutAddressee";

/** A turn with its cleaned text. */
interface CleanTurn {
  turn: Turn;
  clean: string;
}

/**
 * Returns the text of a turn in cleaned speech, without marks that show it in another order: a recognizer's lines are
 * stored as they come.
 */
const cleanText = rememberResults((text) =>
  withoutFigures(cleanSpeech(withApostrophes(dictatedExam(spokenPunctuation(plainText(text)))))),
);

/** Returns the sentences of a visit in cleaned speech, each with its speaker and its characters in the raw text. */
export function readSentences(turns: readonly Turn[]): Sentence[] {
  const clean = repairSpeakers(turns).map((turn, at, all) => {
    const next = all[at + 1];
    const isAsked = turn.speaker === "clinician" && next !== undefined && next.speaker !== "clinician";
    return { turn, clean: cleanText(isAsked ? markQuestion(turn.text, next.text) : turn.text) };
  });
  const speakers = likelySpeakers(clean).map((speaker, at) =>
    speaker === "other" && reportsToClinician(clean[at]?.clean ?? "") ? "clinician" : speaker,
  );
  let asked: { speaker: Speaker; turn: string } | null = null;
  const sentences = clean.flatMap(({ turn, clean: text }, at) => {
    const sentences = splitSentences(text);
    const spans = alignSpans(turn.text, sentences);
    return inlineSpeakers(sentences, speakers[at] ?? turn.speaker).map(({ text: sentence, speaker }, i): Sentence => {
      const isAnswer = asked !== null && asked.speaker === speaker && answers(sentence, asked.turn === turn.id);
      const by = speaker === "clinician" && isOfClinician(sentence) ? speaker : speakerOf(sentence, speaker, isAnswer);
      const asks = by === "clinician" && isQuestion(sentence);
      if (asks || asked?.turn !== turn.id) asked = asks ? { speaker, turn: turn.id } : null;
      const span = spans[i] ?? { start: 0, end: turn.text.length };
      const named = by === "informant" && turn.speaker_name ? { name: turn.speaker_name } : {};
      const said = by === "clinician" ? sentence : unmarkStatement(sentence);
      return { turn: turn.id, at, by, ...named, text: withoutAddressee(said), ...span };
    });
  });
  return joinInterrupted(
    withoutPatientName(sentences),
    turns.map(({ text }) => text),
  );
}

/** Minimum number of turns that all have one label before it is taken to be wrong; fewer can be of one speaker. */
const minTurns = 4;

/**
 * Returns the speaker of each turn, in order. Unknown speakers are guessed; all speakers are guessed if a dialogue has
 * one label only.
 */
function likelySpeakers(turns: readonly CleanTurn[]): readonly Speaker[] {
  const labeled = turns.map(({ turn }) => turn.speaker);
  const first = labeled[0];
  const isOneVoice =
    turns.length >= minTurns &&
    (first === "clinician" || first === "patient") &&
    labeled.every((speaker) => speaker === first) &&
    // A dictation has a single speaker; an answered question shows that there were two.
    turns.some(({ clean }, i) => isQuestion(clean) && /^(?:yes|yeah|no|nope|I|my)\b/i.test(turns[i + 1]?.clean ?? ""));
  if (!isOneVoice && !labeled.includes("unknown")) return labeled;
  return inferSpeakers(
    turns.map(({ turn, clean }) => ({
      text: clean,
      known: isOneVoice || turn.speaker === "unknown" ? null : turn.speaker,
    })),
  );
}
