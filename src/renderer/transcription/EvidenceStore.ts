import { makeAutoObservable, observableRef, reaction } from "mobx";
import type { Sentence } from "../../shared/notes/note";
import type { Utterance } from "../../shared/transcription/utterance";
import type { Stretch } from "../playback/PlaybackStore";
import type { ReviewedVisit } from "../playback/reviewedVisit";
import { placesOf } from "./places";

type Selection = { kind: "sentence"; id: string } | { kind: "utterance"; id: string } | null;

/** An unbroken piece of the transcript that a sentence rests on; times in milliseconds of visit time. */
export interface Place extends Stretch {
  /** Utterances in order; at least one. */
  utteranceIds: string[];
  /** False for typed lines, which nobody can hear. */
  audible: boolean;
}

/** The thread between the two columns: a sentence and where it was said, an utterance and the sentences that use it. */
export class EvidenceStore {
  selection: Selection = null;
  /** Which of `places` is the one to hear, from 0. */
  placeIndex = 0;
  /** Counts selections and steps, so that screens scroll to a place again when it is chosen again. */
  moves = 0;

  constructor(private readonly openVisit: ReviewedVisit) {
    makeAutoObservable<this, "openVisit">(this, { selection: observableRef, openVisit: false });
    reaction(
      () => this.openVisit.visitId,
      () => this.clear(),
    );
  }

  get sentences(): Map<string, Sentence> {
    const all = this.openVisit.note?.sections.flatMap((section) => section.sentences) ?? [];
    return new Map(all.map((sentence) => [sentence.id, sentence]));
  }

  get sentence(): Sentence | null {
    return this.selection?.kind === "sentence" ? (this.sentences.get(this.selection.id) ?? null) : null;
  }

  get utteranceId(): string | null {
    return this.selection?.kind === "utterance" ? this.selection.id : null;
  }

  /** Utterances marked gold: the evidence of the selected sentence, or the selected utterance itself. */
  get highlighted(): ReadonlySet<string> {
    if (this.selection?.kind === "utterance") return new Set([this.selection.id]);
    return new Set(this.sentence?.evidence ?? []);
  }

  /** Sentences that rest on the selected utterance. */
  get usedBy(): ReadonlySet<string> {
    const id = this.utteranceId;
    if (id === null) return new Set();
    const using = [...this.sentences.values()].filter((sentence) => sentence.evidence.includes(id));
    return new Set(using.map((sentence) => sentence.id));
  }

  get places(): Place[] {
    return placesOf(this.openVisit.utterances, this.highlighted, (utterance) => this.stretchOf(utterance));
  }

  get place(): Place | null {
    return this.places[Math.min(this.placeIndex, this.places.length - 1)] ?? null;
  }

  selectSentence(id: string): void {
    if (this.selection?.kind !== "sentence" || this.selection.id !== id) this.placeIndex = 0;
    this.selection = { kind: "sentence", id };
    this.moves++;
  }

  selectUtterance(id: string): void {
    this.selection = { kind: "utterance", id };
    this.placeIndex = 0;
    this.moves++;
  }

  /** Goes round: after the last place comes the first. */
  movePlace(step: 1 | -1): void {
    const count = this.places.length;
    if (count === 0) return;
    this.placeIndex = (Math.min(this.placeIndex, count - 1) + step + count) % count;
    this.moves++;
  }

  clear(): void {
    this.selection = null;
    this.placeIndex = 0;
  }

  /** When an utterance sounds, in visit time. */
  stretchOf(utterance: Utterance): Stretch {
    const offset = utterance.take_id === null ? 0 : this.openVisit.offsetOf(utterance.take_id);
    return { fromMs: offset + utterance.start_ms, toMs: offset + utterance.end_ms };
  }

  utterance(id: string): Utterance | null {
    return this.openVisit.utterances.find((candidate) => candidate.id === id) ?? null;
  }
}
