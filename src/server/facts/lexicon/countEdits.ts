/**
 * Counts the letters in which two words differ: wrong, missing, added, or exchanged with the next one (optimal string
 * alignment). Returns a number above `max` as soon as the words differ in more letters than that.
 */
export function countEdits(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isExchanged ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > max) return max + 1;
    before = last;
    last = row;
  }
  return at(last, other.length);
}

/** Returns a cell of the table; a cell outside of it can never be the minimum. */
const at = (row: readonly number[], i: number): number => row[i] ?? Infinity;
