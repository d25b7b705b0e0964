/** One loudness value per this many milliseconds of sound. */
export const peakMs = 100;
const sampleRate = 48_000;
/** Pages decoded at a time: a page holds about a second, so a chunk costs some 12 MB while it is decoded. */
const pagesPerChunk = 60;

/**
 * Splits an Ogg Opus file into pieces that each decode alone: the two header pages plus up to `pagesPerChunk` pages.
 * `[]` when it does not start like Ogg.
 */
export function oggChunks(bytes: Uint8Array, pages = pagesPerChunk): Uint8Array[] {
  const borders = pageBorders(bytes);
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

/** Byte offsets at which Ogg pages begin, and the end of the last whole page (RFC 3533 §6). */
function pageBorders(bytes: Uint8Array): number[] {
  const borders = [0];
  let at = 0;
  while (at + 27 <= bytes.length && bytes[at] === 0x4f && bytes[at + 1] === 0x67 && bytes[at + 2] === 0x67) {
    const segments = bytes[at + 26] ?? 0;
    let size = 27 + segments;
    for (let i = 0; i < segments; i++) size += bytes[at + 27 + i] ?? 0;
    if (at + size > bytes.length) break;
    at += size;
    borders.push(at);
  }
  return borders;
}

/** Peak of every `peakMs` of `samples`, 0 to 1. */
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
 * Decodes a take piece by piece, so that an 8-hour recording needs no more memory than a minute.
 *
 * @param onPeaks called with all peaks so far after every piece.
 * @param signal stops between pieces.
 */
export async function computePeaks(
  bytes: Uint8Array,
  onPeaks: (peaks: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const peaks: number[] = [];
  for (const chunk of oggChunks(bytes)) {
    if (signal.aborted) return;
    // A fresh context per piece: contexts cannot be emptied.
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const decoded = await context.decodeAudioData(chunk.buffer as ArrayBuffer);
    peaks.push(...peaksOf(decoded.getChannelData(0)));
    if (!signal.aborted) onPeaks(peaks);
  }
}

/**
 * Bars for a stretch of the visit: the loudest peak of each bar, scaled so that ordinary speech fills the strip.
 *
 * @param pieces peaks of each take with where it starts; times in milliseconds of visit time.
 * @returns `count` heights from 0.06 (silence, or not known yet) to 1.
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
