/** A piece of text, and whether only this side has it. */
export interface DiffPiece {
  text: string;
  isOnlyHere: boolean;
}

/**
 * Maximum number of words and runs of white space per text. Longer texts are not compared, because the table of
 * `commonLengths` would take more than 32 MB.
 */
const maxWords = 4_000;

/**
 * Compares two texts word by word, using their longest common subsequence. The pieces of a side, joined, are its text.
 * If either text is too long, each side is one piece with `isOnlyHere` false.
 */
export function diffWords(left: string, right: string): { left: DiffPiece[]; right: DiffPiece[] } {
  const a = left.match(/\s+|\S+/g) ?? [];
  const b = right.match(/\s+|\S+/g) ?? [];
  if (a.length > maxWords || b.length > maxWords)
    return { left: [{ text: left, isOnlyHere: false }], right: [{ text: right, isOnlyHere: false }] };
  const common = commonLengths(a, b);
  const onlyA: boolean[] = a.map(() => true);
  const onlyB: boolean[] = b.map(() => true);
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      onlyA[i++] = false;
      onlyB[j++] = false;
    } else if (at(common, i + 1, j, b.length) >= at(common, i, j + 1, b.length)) i++;
    else j++;
  }
  return { left: pieces(a, onlyA), right: pieces(b, onlyB) };
}

/** Returns the lengths of the longest common subsequences of `a` from i and `b` from j, row by row; read with `at`. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * width + j] =
        a[i] === b[j]
          ? at(table, i + 1, j + 1, b.length) + 1
          : Math.max(at(table, i + 1, j, b.length), at(table, i, j + 1, b.length));
  return table;
}

const at = (table: Uint16Array, i: number, j: number, columns: number): number => table[i * (columns + 1) + j] ?? 0;

function pieces(words: readonly string[], only: readonly boolean[]): DiffPiece[] {
  const joined: DiffPiece[] = [];
  for (const [i, text] of words.entries()) {
    const isOnlyHere = only[i] ?? false;
    const last = joined.at(-1);
    if (last && last.isOnlyHere === isOnlyHere) last.text += text;
    else joined.push({ text, isOnlyHere });
  }
  return joined;
}
