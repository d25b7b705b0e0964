import { maxPartSeconds } from "../../shared/recording/take";
import { opusExtent, opusSampleRate, readOggPages } from "../../shared/recording/oggPage";

/** Maximum size of a part in bytes, unless a single Ogg page is larger; an Ogg page usually has about 3 kB. */
const maxPartBytes = 64 * 1024;
/** Maximum length of a part in samples: half of what the server accepts. An Ogg page has up to 31 s. */
const maxPartSamples = (maxPartSeconds / 2) * opusSampleRate;

/**
 * Splits a recording into parts of whole Ogg pages. Deterministic, so that an upload can be resumed. Pure.
 * @throws {NotOgg} if it is not an Ogg file.
 */
export function splitIntoParts(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  let to = 0;
  let samples = 0;
  for (const page of readOggPages(file)) {
    const ofPage = opusExtent([page]).samples;
    if ((page.end - from > maxPartBytes || samples + ofPage > maxPartSamples) && to > from) {
      parts.push(file.slice(from, to));
      from = to;
      samples = 0;
    }
    to = page.end;
    samples += ofPage;
  }
  parts.push(file.slice(from, to));
  return parts;
}
