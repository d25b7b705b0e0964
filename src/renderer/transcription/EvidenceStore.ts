import { makeAutoObservable, observableRef, reaction } from "mobx";
import type { Sentence } from "../../shared/notes/document";
import type { Utterance } from "../../shared/transcription/utterance";
import type { TimeRange } from "../playback/SoundPlayer";
import type { ReviewedVisit } from "../playback/ReviewedVisit";
import { evidenceSpans } from "./evidenceSpans";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly evidence: EvidenceStore;
  }
}

type Selection = { kind: "sentence"; id: string } | { kind: "utterance"; id: string; isRevealed: boolean } | null;

/** Consecutive utterances that a sentence is based on; times in milliseconds of visit time. */
export interface EvidenceSpan extends TimeRange {
  /** In order; at least one. */
  utteranceIds: string[];
  /** False for typed lines, which have no audio. */
  audible: boolean;
}

/** The selected sentence with its evidence, or the selected utterance with the sentences based on it. */
export class EvidenceStore {
  selection: Selection = null;
  /** Index of the selected span; may exceed the number of spans after the note has changed. */
  spanIndex = 0;
  /** The line that a finding of the selected sentence quotes; highlighted like its evidence. */
  line: string | null = null;
  /** Counts selections, so that screens scroll again if the same span is selected again. */
  moves = 0;

  readonly #openVisit: ReviewedVisit;

  constructor(openVisit: ReviewedVisit) {
    this.#openVisit = openVisit;
    makeAutoObservable(this, { selection: observableRef });
    reaction(
      () => [this.#openVisit.visitId, this.#openVisit.shownKind].join(),
      () => this.clear(),
    );
  }

  /** The sentences of the document on the screen, by id. */
  get sentences(): Map<string, Sentence> {
    const all = this.#openVisit.document?.sections.flatMap((section) => section.sentences) ?? [];
    return new Map(all.map((sentence) => [sentence.id, sentence]));
  }

  /** The selected sentence; null if none is selected, or if it is not in the note. */
  get sentence(): Sentence | null {
    return this.selection?.kind === "sentence" ? (this.sentences.get(this.selection.id) ?? null) : null;
  }

  /** Id of the selected utterance; null if none is selected. */
  get utteranceId(): string | null {
    return this.selection?.kind === "utterance" ? this.selection.id : null;
  }

  /** Highlighted utterances: the evidence of the selected sentence with the quoted line, or the selected utterance. */
  get highlighted(): ReadonlySet<string> {
    if (this.selection?.kind === "utterance") return new Set([this.selection.id]);
    return new Set([...(this.sentence?.evidence ?? []), ...(this.line === null ? [] : [this.line])]);
  }

  /** Id of the utterance that the transcript scrolls to; undefined if a click in the transcript selected it. */
  get scrollTarget(): string | undefined {
    if (this.selection?.kind === "utterance") return this.selection.isRevealed ? this.selection.id : undefined;
    const ids = this.span?.utteranceIds ?? [];
    return ids.find((id) => id === this.line) ?? ids[0];
  }

  /** Ids of the sentences based on the selected utterance. */
  get usedBy(): ReadonlySet<string> {
    const id = this.utteranceId;
    if (id === null) return new Set();
    const using = [...this.sentences.values()].filter((sentence) => sentence.evidence.includes(id));
    return new Set(using.map((sentence) => sentence.id));
  }

  /** The highlighted utterances as spans, in the order of the transcript. */
  get spans(): EvidenceSpan[] {
    return evidenceSpans(this.#openVisit.utterances, this.highlighted, (utterance) => this.rangeOf(utterance));
  }

  /** The selected span; null if there are no spans. */
  get span(): EvidenceSpan | null {
    return this.spans[Math.min(this.spanIndex, this.spans.length - 1)] ?? null;
  }

  /**
   * Selects a sentence, and its first span unless the sentence is selected already.
   * @param line the line that a finding of the sentence quotes: its span is selected.
   */
  selectSentence(id: string, line: string | null = null): void {
    if (this.selection?.kind !== "sentence" || this.selection.id !== id) this.spanIndex = 0;
    this.selection = { kind: "sentence", id };
    this.line = line;
    const at = line === null ? -1 : this.spans.findIndex(({ utteranceIds }) => utteranceIds.includes(line));
    if (at >= 0) this.spanIndex = at;
    this.moves++;
  }

  /** Selects an utterance. @param isRevealed whether the transcript scrolls to it. */
  selectUtterance(id: string, isRevealed = false): void {
    this.selection = { kind: "utterance", id, isRevealed };
    this.line = null;
    this.spanIndex = 0;
    this.moves++;
  }

  /** Selects the next or previous span; wraps around. */
  moveSpan(step: 1 | -1): void {
    const count = this.spans.length;
    if (count === 0) return;
    this.spanIndex = (Math.min(this.spanIndex, count - 1) + step + count) % count;
    this.moves++;
  }

  clear(): void {
    this.selection = null;
    this.line = null;
    this.spanIndex = 0;
  }

  /** Returns an utterance's range in milliseconds of visit time; for a typed line, which has no take, its own times. */
  rangeOf(utterance: Utterance): TimeRange {
    const offset = utterance.take_id === null ? 0 : this.#openVisit.offsetOf(utterance.take_id);
    return { fromMs: offset + utterance.start_ms, toMs: offset + utterance.end_ms };
  }

  /** Returns an utterance of the visit; null if there is none with this id. */
  utterance(id: string): Utterance | null {
    return this.#openVisit.utterances.find((candidate) => candidate.id === id) ?? null;
  }
}
