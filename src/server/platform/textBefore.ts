/** Returns the characters of a text right before a position, at most `maxLength` of them. */
export const textBefore = (text: string, at: number, maxLength: number): string =>
  text.slice(Math.max(0, at - maxLength), at);
