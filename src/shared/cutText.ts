/**
 * Returns the beginning of a text, of at most `length` UTF-16 units. Does not cut a character in half: half of a
 * surrogate pair is refused by the server, and shown as a box.
 */
export function cutText(text: string, length: number): string {
  const isHalf = text.length > length && /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(length - 1, length + 1));
  return text.slice(0, isHalf ? length - 1 : length);
}
