import { plainLine } from "../../platform/plainLine";
import type { Word } from "../../../shared/transcription/utterance";
import type { Transcription } from "./SpeechEngine";

/** Matches a line of `pocketsphinx_continuous -time yes`: word, start and end in seconds, confidence. */
const timedLinePattern = /^(\S+) (\d+\.\d+) (\d+\.\d+) (\d\.\d+)$/;
/** Matches `[00:00:00.000 --> 00:00:02.000]` at the start of a line. */
const timeStampPattern = /^\[[\d:.]+\s*-->\s*[\d:.]+\]\s*/;
/** Matches sounds that are not words: `[BLANK_AUDIO]`, `(coughing)`, `*sighs*`. */
const soundNotePattern = /\[[^[\]]*\]|\([^()]*\)|\*[^*]*\*|♪/g;

/** Parses the output of whisper.cpp, pocketsphinx or a similar program: lines of text, with or without times. */
export function readProgramOutput(output: string): Transcription {
  const words: Word[] = [];
  const lines: string[] = [];
  for (const line of output.split(/\r?\n/)) {
    const timed = timedLinePattern.exec(line.trim());
    if (timed) words.push(...timedWord(timed));
    else lines.push(line.replace(timeStampPattern, "").replaceAll(soundNotePattern, " "));
  }
  const text = plainLine(lines.join(" "));
  const known = words.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]));
  const confidence = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : null;
  return { text, words: text ? words : [], confidence: text ? confidence : null, speaker: null };
}

/** Returns a word of pocketsphinx; none for `<s>`, `[NOISE]` and `++UH++`. `for(3)` is a pronunciation of "for". */
function timedWord([, heard = "", start, end, confidence]: RegExpExecArray): Word[] {
  if (/^[<[+]/.test(heard)) return [];
  return [
    {
      text: heard.replace(/\(\d+\)$/, ""),
      start_ms: Math.round(Number(start) * 1_000),
      end_ms: Math.round(Number(end) * 1_000),
      confidence: Math.min(1, Number(confidence)),
    },
  ];
}
