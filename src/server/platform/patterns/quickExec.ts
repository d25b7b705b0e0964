import { PatternIndex } from "./PatternIndex";

/** Returns a function like `pattern.exec`. It does not search a text without any of the words that a match needs. */
export function quickExec(pattern: RegExp): (text: string) => RegExpExecArray | null {
  let index: PatternIndex | undefined; // made at the first use, because not every process uses it
  return (text) => {
    index ??= new PatternIndex([pattern]);
    return index.candidates(text).length === 0 ? null : pattern.exec(text);
  };
}
