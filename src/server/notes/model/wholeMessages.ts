import { setImmediate } from "node:timers/promises";

/** Maximum length in bytes of one message of an event stream: that of a service that sends a long note at once. */
const maxMessage = 256 * 1024;
/** Number of bytes that are searched before other requests run. */
const pieceLength = 4 * 1024;
/** What ends a message: an empty line. */
const ends = ["\n\n", "\r\r", "\n\r\n"] as const;
/** Maximum number of bytes of an end that can be in the previous piece. */
const before = 2;

/**
 * Yields an event stream in whole messages, a few kilobytes at a time. The reader of the stream searches an unfinished
 * message again with every piece, which would block the server if a service sent millions of characters without an
 * empty line. What follows the last message, or a body that is not an event stream, is yielded when the body ends.
 * @throws {Error} if a message is too long.
 */
export async function* wholeMessages(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  let tail = Buffer.alloc(0);
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length; at += pieceLength) {
      const piece = chunk.subarray(at, at + pieceLength);
      const end = endOfLast(Buffer.concat([tail, piece])) - tail.length;
      if (end > 0) {
        yield Buffer.concat([...held, piece.subarray(0, end)]);
        [held, length] = [[], 0];
      }
      const rest = end > 0 ? piece.subarray(end) : piece;
      held.push(rest);
      length += rest.length;
      if (length > maxMessage) throw new Error("A message of the answer is too long");
      tail = Buffer.concat([tail, piece]).subarray(-before);
      await setImmediate();
    }
  }
  if (length > 0) yield Buffer.concat(held);
}

/** Returns the position after the last end of a message; 0 without one. */
const endOfLast = (bytes: Buffer): number =>
  Math.max(
    0,
    ...ends.map((end) => {
      const at = bytes.lastIndexOf(end);
      return at === -1 ? 0 : at + end.length;
    }),
  );
