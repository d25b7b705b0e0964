/**
 * Maximum number of characters that are read as one sentence. The words of a sentence are compared with each other, so
 * that the time grows with the square of its length; sentences of people are far shorter.
 */
const maxLength = 1_500;

/** A piece of a text; `start` is its offset. */
interface Piece {
  text: string;
  start: number;
}

/** Cuts a very long text into pieces that are read one by one: after punctuation, else between words, else anywhere. */
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

/** Returns where a text is cut that is as long as a piece can be: in its second half, or at its end. */
function endIn(text: string): number {
  const from = Math.ceil(text.length / 2);
  const lastEnd = (pattern: RegExp): number | undefined => {
    const last = [...text.slice(from).matchAll(pattern)].at(-1);
    return last && from + last.index + last[0].length;
  };
  return lastEnd(/[.,;:?!]\s/g) ?? lastEnd(/\s/g) ?? text.length;
}
