import { makeAutoObservable, observableRef, reaction } from "mobx";
import type { SpeechStatus } from "../../shared/system/system";
import type { PatchUtterance, Speaker, Utterance } from "../../shared/transcription/utterance";
import { AsyncTask } from "../app/AsyncTask";
import type { ReviewedVisit } from "../playback/reviewedVisit";
import type { UnsentTexts } from "../visits/UnsentTexts";
import type { TranscriptApi } from "./transcriptApi";

/** Corrections to the transcript, typed transcripts, and what speech engine listens. */
export class TranscriptStore {
  speech: SpeechStatus | null = null;
  /** The utterance whose text is being corrected. */
  editingId: string | null = null;
  readonly asking = new AsyncTask();
  readonly correcting = new AsyncTask();
  readonly putting = new AsyncTask();
  readonly retrying = new AsyncTask();

  constructor(
    private readonly api: TranscriptApi,
    private readonly openVisit: ReviewedVisit,
    private readonly unsent: UnsentTexts,
  ) {
    makeAutoObservable<this, "api" | "openVisit" | "unsent">(this, {
      speech: observableRef,
      api: false,
      openVisit: false,
      unsent: false,
    });
    reaction(
      () => this.openVisit.visitId,
      () => this.leaveVisit(),
    );
  }

  /** What was typed or pasted into the open session but not kept yet. */
  get typedText(): string {
    return this.unsent.get(this.openVisit.visitId, "transcript");
  }

  setTypedText(text: string): void {
    this.unsent.set(this.openVisit.visitId, "transcript", text);
  }

  loadSpeech(): Promise<void> {
    return this.asking.run(
      () => this.api.speech(),
      (speech) => (this.speech = speech),
    );
  }

  edit(utteranceId: string | null): void {
    this.editingId = utteranceId;
    this.correcting.reset();
  }

  /** Keeps a corrected text; the first one stays readable beside it. An empty text or no change keeps what is. */
  async correctText(utterance: Utterance, text: string): Promise<void> {
    const wanted = text.trim();
    if (wanted !== "" && wanted !== utterance.text) await this.correct(utterance.id, { text: wanted });
    if (this.correcting.status !== "failed" && this.editingId === utterance.id) this.edit(null);
  }

  correctSpeaker(utterance: Utterance, speaker: Speaker, applyTo: "one" | "speaker"): Promise<void> {
    return this.correct(utterance.id, { speaker, apply_to: applyTo });
  }

  async keepTypedText(): Promise<void> {
    const { visitId } = this.openVisit;
    const text = this.typedText;
    if (visitId === null || text.trim() === "") return;
    await this.putting.run(
      () => this.api.putText(visitId, text),
      (utterances) => {
        this.unsent.set(visitId, "transcript", "");
        this.apply(visitId, utterances);
      },
    );
  }

  async retry(): Promise<void> {
    const { visitId } = this.openVisit;
    if (visitId === null) return;
    await this.retrying.run(
      () => this.api.retry(visitId),
      () => {},
    );
  }

  private async correct(utteranceId: string, change: PatchUtterance): Promise<void> {
    const { visitId } = this.openVisit;
    if (visitId === null) return;
    await this.correcting.run(
      () => this.api.patchUtterance(visitId, utteranceId, change),
      (utterances) => this.apply(visitId, utterances),
    );
  }

  private apply(visitId: string, utterances: readonly Utterance[]): void {
    if (this.openVisit.visitId !== visitId) return;
    for (const utterance of utterances) this.openVisit.applyUtterance(utterance);
  }

  private leaveVisit(): void {
    this.editingId = null;
    for (const task of [this.correcting, this.putting, this.retrying]) task.reset();
  }
}
