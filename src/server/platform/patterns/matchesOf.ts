/**
 * Returns all matches of a global pattern in a text, like `matchAll`, which copies the pattern at each call: that takes
 * longer than to search a sentence.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
