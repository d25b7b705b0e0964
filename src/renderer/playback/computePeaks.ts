import { oggPageBorders } from "../../shared/recording/oggPage";

/** Milliseconds of audio per peak. */
const peakMs = 100;
/** Rate to which audio is decoded, in hertz. */
const sampleRate = 48_000;
/** Ogg pages decoded at a time. A page holds about a second, so a decoded chunk needs about 12 MB. */
const pagesPerChunk = 60;

/**
 * Splits an Ogg Opus file into chunks that can be decoded separately: the two header pages plus up to `pages` further
 * pages. Returns `[]` if the file does not start with two whole Ogg pages.
 */
export function oggChunks(bytes: Uint8Array, pages = pagesPerChunk): Uint8Array[] {
  const borders = oggPageBorders(bytes);
  const headerEnd = borders[2];
  if (headerEnd === undefined) return [];
  const header = bytes.subarray(0, headerEnd);
  const chunks: Uint8Array[] = [];
  for (let first = 2; first < borders.length - 1; first += pages) {
    const body = bytes.subarray(borders[first], borders[Math.min(first + pages, borders.length - 1)]);
    const chunk = new Uint8Array(header.length + body.length);
    chunk.set(header);
    chunk.set(body, header.length);
    chunks.push(chunk);
  }
  return chunks;
}

/**
 * Returns the peak amplitude of every `peakMs` of `samples`, usually 0 to 1. Every fourth sample is read, which is
 * enough for a waveform.
 * @param rate of the samples, in hertz.
 */
export function peaksOf(samples: Float32Array, rate = sampleRate): number[] {
  const step = Math.round((rate * peakMs) / 1000);
  const peaks: number[] = [];
  for (let from = 0; from < samples.length; from += step) {
    let peak = 0;
    const to = Math.min(from + step, samples.length);
    for (let i = from; i < to; i += 4) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    peaks.push(peak);
  }
  return peaks;
}

/**
 * Computes the peaks of a take (Ogg Opus). It is decoded in chunks, so that an 8-hour recording needs no more memory
 * than one minute. Rejects if a chunk cannot be decoded.
 *
 * @param onPeaks called after every chunk with all peaks so far.
 * @param signal checked between chunks; once it is aborted, `onPeaks` is no longer called.
 */
export async function computePeaks(
  bytes: Uint8Array,
  onPeaks: (peaks: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const peaks: number[] = [];
  for (const chunk of oggChunks(bytes)) {
    if (signal.aborted) return;
    // A new context per chunk: contexts cannot be cleared.
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const decoded = await context.decodeAudioData(chunk.buffer as ArrayBuffer);
    peaks.push(...peaksOf(decoded.getChannelData(0)));
    if (!signal.aborted) onPeaks(peaks);
  }
}

/** The loudest peak of a range counts as at least this much, so that noise in silence does not fill the bars. */
const minLoudest = 0.05;
/** Height of a bar that is silent or not decoded yet. */
const minBar = 0.06;

/**
 * Returns the bars of a range: the square root of the peak of each bar relative to the loudest peak of the range.
 *
 * @param pieces peaks and position of each take; times in milliseconds of visit time.
 * @returns `count` heights from `minBar` to 1.
 */
export function barsOf(
  pieces: readonly { startMs: number; durationMs: number; peaks: readonly number[] }[],
  fromMs: number,
  toMs: number,
  count: number,
): number[] {
  const width = (toMs - fromMs) / count;
  const raw = Array.from({ length: count }, (_, i) => {
    const start = fromMs + i * width;
    let loudest = 0;
    for (const piece of pieces) {
      const first = Math.max(0, Math.floor((start - piece.startMs) / peakMs));
      const last = Math.ceil((Math.min(start + width, piece.startMs + piece.durationMs) - piece.startMs) / peakMs);
      for (let k = first; k < last; k++) loudest = Math.max(loudest, piece.peaks[k] ?? 0);
    }
    return loudest;
  });
  const top = Math.max(minLoudest, ...raw);
  return raw.map((value) => Math.max(minBar, Math.sqrt(value / top)));
}
