import { readOggPages } from "../../shared/recording/oggPage";

/** Maximum size of a part in bytes, unless a single Ogg page is larger; an Ogg page usually has about 3 kB. */
const maxPartBytes = 64 * 1024;

/**
 * Splits a recording into parts of whole Ogg pages. Deterministic, so that an upload can be resumed. Pure.
 * @throws {NotOgg} if it is not an Ogg file.
 */
export function splitIntoParts(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  let to = 0;
  for (const { end } of readOggPages(file)) {
    if (end - from > maxPartBytes && to > from) {
      parts.push(file.slice(from, to));
      from = to;
    }
    to = end;
  }
  parts.push(file.slice(from, to));
  return parts;
}
