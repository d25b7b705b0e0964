/**
 * Maximum number of characters that are read as one sentence. The words of a sentence are compared with each other, so
 * that the time grows with the square of its length. What people say or write is far shorter.
 */
const maxLength = 1_500;

/** A piece of a text; `start` is its offset in the text. */
interface Piece {
  text: string;
  start: number;
}

/**
 * Cuts a very long text into pieces that are read one by one: after punctuation, else between words, else anywhere.
 * Returns a shorter text as one piece.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  while (text.length - start > maxLength) {
    const end = start + endIn(text.slice(start, start + maxLength));
    pieces.push({ text: text.slice(start, end), start });
    start = end;
  }
  return [...pieces, { text: text.slice(start), start }];
}

/**
 * Returns the offset at which a text of `maxLength` characters is cut: after the last punctuation in its second half,
 * else after the last space there, else at its end.
 */
function endIn(text: string): number {
  const from = Math.ceil(text.length / 2);
  const lastEnd = (pattern: RegExp): number | undefined => {
    const last = [...text.slice(from).matchAll(pattern)].at(-1);
    return last && from + last.index + last[0].length;
  };
  return lastEnd(/[.,;:?!]\s/g) ?? lastEnd(/\s/g) ?? text.length;
}
