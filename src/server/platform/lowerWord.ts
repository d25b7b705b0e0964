/** Returns a text that begins with a word in lower case: "Terrible" → "terrible". "MRI" and "I" keep their capitals. */
export const lowerWord = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
