/** Whether an answer says nothing without its question: "up and down", "6 cups a day". */
export const isFragment = (text: string): boolean =>
  !/\b(?:I|he|she|they|we|it|my|you|that|there)\b/.test(text) &&
  !/\b(?:not sure|do not know|no idea|what)\b/i.test(text);
