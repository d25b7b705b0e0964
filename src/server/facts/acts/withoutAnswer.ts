/** Returns a text without the yes or no at its start: "No, but | I have a cough". */
export const withoutAnswer = (text: string): string =>
  text.replace(/^(?:(?:yes|yeah|yep|no|nope|nah)\b[,.]? ?(?:(?:but|and) )?)/i, "");
