import { readOggPages } from "../../shared/recording/oggPages";

/** What a part may weigh at most, in bytes; a page is about 3 kB. */
const partBytes = 64 * 1024;

/**
 * A whole recording as parts to send: whole Ogg pages, in order. The same recording always gives the same parts, so that
 * sending can go on where it was. Pure.
 * @throws {NotOgg} for anything that is no Ogg file.
 */
export function splitSound(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  let to = 0;
  for (const { body } of readOggPages(file)) {
    const end = body.byteOffset - file.byteOffset + body.length;
    if (end - from > partBytes && to > from) {
      parts.push(file.slice(from, to));
      from = to;
    }
    to = end;
  }
  parts.push(file.slice(from, to));
  return parts;
}
