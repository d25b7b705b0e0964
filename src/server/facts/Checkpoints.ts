import { isDeepStrictEqual } from "node:util";
import type { Sentence } from "./segment/Sentence";
import type { ReadingState } from "./statements/ReadingState";

/** The context before the sentence at index `at`. */
interface Checkpoint {
  at: number;
  reading: ReadingState;
}

/**
 * Maximum number of checkpoints, because each has a list of all facts before it. If the first changed sentence is
 * before all of them, the whole visit is read.
 */
const maxKept = 8;
/**
 * Number of sentences above which a visit has no checkpoints, to bound the memory that they take: several times as many
 * as in four hours of speech.
 */
const maxSentences = 10_000;

/**
 * The context before some of the latest sentences of one visit, kept from one reading to the next. A visit that has
 * grown is read again only from the last checkpoint before its first changed sentence.
 */
export class Checkpoints {
  private sentences: readonly Sentence[] = [];
  private kept: Checkpoint[] = [];

  /** @param spacing minimum number of sentences between two checkpoints */
  constructor(private readonly spacing = 64) {}

  /**
   * Remembers `sentences` for the next call. Returns where their reading begins: at the last checkpoint that is not
   * after their first changed sentence, or at index 0 with `start`.
   */
  resume(sentences: readonly Sentence[], start: ReadingState): Checkpoint {
    const changed = sentences.findIndex((sentence, i) => !isDeepStrictEqual(sentence, this.sentences[i]));
    const end = changed < 0 ? sentences.length : changed;
    this.sentences = sentences.length > maxSentences ? [] : sentences;
    this.kept = this.kept.filter(
      ({ at, reading }) =>
        at <= end &&
        sentences[at]?.turn !== sentences[at - 1]?.turn && // a turn is read as a whole
        // Later sentences can show who speaks for the patient, which changes how the earlier ones are read.
        reading.isPatientChild === start.isPatientChild &&
        reading.isProxied === start.isProxied,
    );
    const last = this.kept.at(-1);
    return last ? { at: last.at, reading: copyOf(last.reading) } : { at: 0, reading: start };
  }

  /**
   * Keeps a copy of the context before sentence `at`, unless the previous checkpoint is fewer than `spacing` sentences
   * before it or the visit is too long.
   */
  keep(at: number, reading: ReadingState): void {
    if (this.sentences.length === 0 || at - (this.kept.at(-1)?.at ?? 0) < this.spacing) return;
    this.kept = [...this.kept.slice(1 - maxKept), { at, reading: copyOf(reading) }];
  }
}

/** Copies the lists, which a reading adds to; it replaces everything else. */
const copyOf = (reading: ReadingState): ReadingState => ({
  ...reading,
  facts: [...reading.facts],
  quotations: [...reading.quotations],
  open: [...reading.open],
});
