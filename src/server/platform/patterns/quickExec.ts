import { PatternIndex } from "./PatternIndex";

/** Returns a function like `exec` of a pattern with many words, which is done sooner with a text that has none. */
export function quickExec(pattern: RegExp): (text: string) => RegExpExecArray | null {
  let index: PatternIndex | undefined; // made at the first use, because not every process uses it
  return (text) => {
    index ??= new PatternIndex([pattern]);
    return index.candidates(text).length === 0 ? null : pattern.exec(text);
  };
}
