import { oggPageBorders } from "../../shared/recording/oggPage";

/** Milliseconds of audio per peak. */
const peakMs = 100;
const sampleRate = 48_000;
/** Ogg pages decoded at a time: a page has about a second, so decoding a chunk needs some 12 MB. */
const pagesPerChunk = 60;

/**
 * Splits an Ogg Opus file into chunks that can be decoded separately: the two header pages plus up to `pagesPerChunk`
 * pages. Returns `[]` if the file does not start with an Ogg header.
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

/** Returns the peak, 0 to 1, of every `peakMs` of `samples`. */
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
 * Decodes a take in chunks, so that an 8-hour recording needs no more memory than one minute.
 *
 * @param onPeaks called after every chunk with all peaks so far.
 * @param signal checked between chunks.
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

/**
 * Returns the bars of a range: the loudest peak of each bar, scaled so that ordinary speech fills the height.
 *
 * @param pieces peaks and position of each take; times in milliseconds of visit time.
 * @returns `count` heights from 0.06 (silent or not decoded yet) to 1.
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
  const top = Math.max(0.05, ...raw);
  return raw.map((value) => Math.max(0.06, Math.sqrt(value / top)));
}
