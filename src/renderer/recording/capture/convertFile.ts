import { ALL_FORMATS, BlobSource, Conversion, Input } from "mediabunny";
import { AppError } from "../../../shared/errors";
import type { Page } from "../journal/TakeJournal";
import { mixed } from "./monoSound";
import { encoding, pagedOgg, PageWriter, sampleRate } from "./PageWriter";

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
  const writer = await PageWriter.begin(onPage);
  for (let at = 0; at < mono.length; at += sampleRate) {
    await writer.add(mono.slice(at, at + sampleRate));
    onProgress(at / mono.length);
  }
  await writer.finish();
}
