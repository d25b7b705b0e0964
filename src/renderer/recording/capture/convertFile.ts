import { ALL_FORMATS, BlobSource, Conversion, Input, NullTarget, OggOutputFormat, Output, Quality } from "mediabunny";
import { AppError } from "../../../shared/errors";
import {
  joinedBytes,
  opusPreSkip,
  opusSampleRate as sampleRate,
  readOggPages,
} from "../../../shared/recording/oggPage";
import type { Part } from "../../../shared/recording/part";
import type { Progress } from "./encodeSound";
import { bitrate } from "./PartEncoder";

const encoding = { codec: "opus", quality: new Quality({ bitrate }) } as const;
/** Number of Ogg pages before the audio. */
const headerPages = 2;

/**
 * Converts the first audio track of a file to parts.
 * @throws {AppError} `unsupported_audio` if that fails, e.g. because the file has no readable audio.
 */
export async function convertFile(file: File, onPart: (part: Part) => void, onProgress: Progress): Promise<void> {
  try {
    const conversion = await Conversion.init({
      input: new Input({ source: new BlobSource(file), formats: ALL_FORMATS }),
      output: oggParts(onPart),
      video: { discard: true },
      subtitles: { discard: true },
      audio: (_track, number) =>
        number === 1 ? { ...encoding, numberOfChannels: 1, sampleRate, forceTranscode: true } : { discard: true },
      tags: {}, // tags can contain patients' names
      showWarnings: false,
    } as Parameters<typeof Conversion.init>[0]);
    if (!conversion.isValid) throw new Error("No track can be converted");
    conversion.onProgress = onProgress;
    await conversion.execute();
  } catch (cause) {
    throw new AppError("unsupported_audio", "This file has no readable audio.", { cause });
  }
}

/** Returns an Ogg output that passes on each Ogg page as a part; the first part begins with the two header pages. */
function oggParts(onPart: (part: Part) => void): Output {
  const headers: Uint8Array[] = [];
  let seq = 0;
  let preSkip = 0;
  const addPage = (data: Uint8Array): void => {
    const bytes = new Uint8Array(data);
    const [page] = readOggPages(bytes);
    if (headers.length < headerPages) {
      if (headers.length === 0 && page) preSkip = opusPreSkip(page) ?? 0;
      headers.push(bytes);
      return;
    }
    const endMs = Math.max(0, Math.round(((page?.granule ?? 0) - preSkip) / (sampleRate / 1_000)));
    onPart({ seq, endMs, bytes: seq === 0 ? joinedBytes([...headers, bytes]) : bytes });
    seq++;
  };
  return new Output({
    format: new OggOutputFormat({ maximumPageDuration: 1, onPage: addPage }),
    target: new NullTarget(),
  });
}
