import { spellingData } from "./spellingData";

/** American spellings by British ones. */
const american = new Map(
  spellingData
    .trim()
    .split("\n")
    .map((line) => line.split(" ") as [string, string]),
);

/** Returns the American spelling of a lower-case clinical word; other words are returned as they are. */
export function americanSpelling(word: string): string {
  return american.get(word) ?? word;
}
