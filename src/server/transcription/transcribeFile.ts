import { AppError } from "../../shared/errors";
import { inferSpeakers } from "./inferSpeakers";
import type { Speaker, Word } from "../../shared/transcription/utterance";
import type { SpeechEngine, Transcription } from "./engines/SpeechEngine";
import { readWav } from "./engines/readWav";
import { SpeechDetector } from "./detection/SpeechDetector";
import { sampleRate } from "./detection/OpusStream";
import type { Segment } from "./detection/UtteranceCutter";

/** An utterance of a file. Times count from the start of the file. */
export interface FileUtterance {
  start_ms: number;
  end_ms: number;
  speaker: Speaker;
  confidence: number | null;
  text: string;
  words: Word[];
}

/** Bytes (of wav: samples) that the detector gets per call. */
const piece = 256 * 1024;
const toMs = (samples: number): number => Math.round((samples * 1_000) / sampleRate);

/**
 * Transcribes an audio file: Ogg Opus, or wav at 16 kHz. Speakers that the engine does not report are inferred.
 * @param name the file's name, for the error.
 * @throws {AppError} `unsupported_audio`, with how to convert the file; {SpeechEngineError} if the engine fails.
 */
export async function transcribeFile(bytes: Buffer, engine: SpeechEngine, name: string): Promise<FileUtterance[]> {
  const segments = await cutFile(bytes, name);
  const { signal } = new AbortController();
  const recognized = await Promise.all(segments.map(({ pcm }) => engine.transcribe(pcm, [], signal)));
  const utterances = segments.flatMap((segment, index) => {
    const transcription = recognized[index];
    return transcription?.text ? [{ segment, transcription }] : [];
  });
  const speakers = inferSpeakers(utterances.map(({ transcription: { text, speaker } }) => ({ text, known: speaker })));
  return utterances.map(({ segment, transcription }, index) => utterance(segment, transcription, speakers[index]));
}

function utterance(segment: Segment, recognized: Transcription, speaker: Speaker = "unknown"): FileUtterance {
  const start = toMs(segment.start);
  const { text, confidence, words } = recognized;
  return {
    start_ms: start,
    end_ms: toMs(segment.end),
    speaker,
    confidence,
    text,
    words: words.map((word) => ({ ...word, start_ms: word.start_ms + start, end_ms: word.end_ms + start })),
  };
}

async function cutFile(bytes: Buffer, name: string): Promise<Segment[]> {
  const detector = new SpeechDetector();
  const kind = bytes.toString("latin1", 0, 4);
  try {
    if (kind === "RIFF") return await cutWav(detector, bytes, name);
    if (kind !== "OggS") throw unsupported(name);
    const stream = await detector.open(0);
    const segments: Segment[] = [];
    for (let at = 0; at < bytes.length; at += piece) {
      segments.push(...(await stream.push(bytes.subarray(at, at + piece))).segments);
    }
    const last = await stream.finish();
    if (last.position === 0) throw unsupported(name); // Ogg, but not Opus
    return [...segments, ...last.segments];
  } finally {
    await detector.stop();
  }
}

async function cutWav(detector: SpeechDetector, bytes: Buffer, name: string): Promise<Segment[]> {
  const { rate, pcm } = readWav(bytes);
  if (rate !== sampleRate) throw unsupported(name);
  const stream = await detector.open(0, "pcm");
  const segments: Segment[] = [];
  for (let at = 0; at < pcm.length; at += piece) {
    const part = pcm.slice(at, at + piece);
    segments.push(...(await stream.push(new Uint8Array(part.buffer, part.byteOffset, part.byteLength))).segments);
  }
  return [...segments, ...(await stream.finish()).segments];
}

function unsupported(name: string): AppError {
  const how = `ffmpeg -i ${JSON.stringify(name)} -ac 1 -c:a libopus visit.ogg`;
  return new AppError("unsupported_audio", `${name} is neither Ogg Opus nor wav at 16 kHz. Convert it: ${how}`);
}
