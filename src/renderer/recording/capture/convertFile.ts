import { ALL_FORMATS, BlobSource, Conversion, Input, NullTarget, OggOutputFormat, Output, Quality } from "mediabunny";
import { AppError } from "../../../shared/errors";
import { opusSampleRate as sampleRate } from "../../../shared/recording/oggPages";
import type { Page } from "../journal/JournalDisk";
import { mixed } from "./monoSound";
import { joined } from "./OpusPages";
import { bitrate, PageWriter } from "./PageWriter";

const encoding = { codec: "opus", quality: new Quality({ bitrate }) } as const;
const headerPages = 2;

/** Told how much is done, 0 to 1. */
type Progress = (share: number) => void;

/**
 * The sound of an audio or video file in the one form there is, page by page as it is converted.
 * @throws {AppError} `unsupported_audio` where nothing in it can be read.
 */
export async function convertFile(file: File, onPage: (page: Page) => void, onProgress: Progress): Promise<void> {
  try {
    const conversion = await Conversion.init({
      input: new Input({ source: new BlobSource(file), formats: ALL_FORMATS }),
      output: pagedOgg(onPage),
      video: { discard: true },
      subtitles: { discard: true },
      audio: (_track, number) =>
        number === 1 ? { ...encoding, numberOfChannels: 1, sampleRate, forceTranscode: true } : { discard: true },
      tags: {}, // names of patients stand in the tags of files
      showWarnings: false,
    } as Parameters<typeof Conversion.init>[0]);
    if (!conversion.isValid) throw new Error("No track can be converted");
    conversion.onProgress = onProgress;
    await conversion.execute();
  } catch (cause) {
    throw new AppError("unsupported_audio", "This file has no sound that can be read.", { cause });
  }
}

/** Sound that the window decoded, into pages. */
export async function encodeSound(
  sound: { channels: readonly Float32Array[]; sampleRate: number },
  onPage: (page: Page) => void,
  onProgress: Progress,
): Promise<void> {
  if (sound.sampleRate !== sampleRate) throw new RangeError(`sound at ${sound.sampleRate} Hz instead of ${sampleRate}`);
  const mono = mixed(sound.channels);
  const writer = new PageWriter(onPage);
  for (let at = 0; at < mono.length; at += sampleRate) {
    await writer.add(mono.slice(at, at + sampleRate));
    onProgress(at / mono.length);
  }
  await writer.finish();
}

/** The Ogg container, telling of each page as it is whole; the stream's two headers go with the first page of sound. */
function pagedOgg(onPage: (page: Page) => void): Output {
  const headers: Uint8Array[] = [];
  let seq = 0;
  let preSkip = 0;
  const take = (data: Uint8Array): void => {
    const bytes = new Uint8Array(data);
    if (headers.length < headerPages) {
      if (headers.length === 0) preSkip = new DataView(bytes.buffer).getUint16(28 + 10, true); // after "OpusHead", version, channels
      headers.push(bytes);
      return;
    }
    const granule = Number(new DataView(bytes.buffer).getBigInt64(6, true));
    const endMs = Math.max(0, Math.round((granule - preSkip) / (sampleRate / 1_000)));
    onPage({ seq, endMs, bytes: seq === 0 ? joined([...headers, bytes]) : bytes });
    seq++;
  };
  return new Output({
    format: new OggOutputFormat({ maximumPageDuration: 1, onPage: take }),
    target: new NullTarget(),
  });
}
