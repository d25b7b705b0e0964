import { makeAutoObservable, observableRef, reaction } from "mobx";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import type { PatchUtterance, Speaker, Utterance } from "../../shared/transcription/utterance";
import { AsyncTask } from "../base/AsyncTask";
import type { ReviewedVisit } from "../playback/ReviewedVisit";
import type { UnsentTexts } from "../visits/UnsentTexts";
import type { TranscriptApi } from "./TranscriptApi";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly transcript: TranscriptStore;
  }
}

/** Corrections to the transcript, typed transcripts, and the status of the speech engine. */
export class TranscriptStore {
  speech: SpeechStatus | null = null;
  /** The utterance whose text is being corrected. */
  editingId: string | null = null;
  readonly loadingSpeech = new AsyncTask();
  readonly correcting = new AsyncTask();
  readonly savingText = new AsyncTask();
  readonly retrying = new AsyncTask();

  readonly #api: TranscriptApi;
  readonly #openVisit: ReviewedVisit;
  readonly #unsent: UnsentTexts;

  constructor(api: TranscriptApi, openVisit: ReviewedVisit, unsent: UnsentTexts) {
    this.#api = api;
    this.#openVisit = openVisit;
    this.#unsent = unsent;
    makeAutoObservable(this, { speech: observableRef });
    reaction(
      () => this.#openVisit.visitId,
      () => this.leaveVisit(),
    );
  }

  /** Text typed or pasted for the open visit and not saved yet. */
  get typedText(): string {
    return this.#unsent.get(this.#openVisit.visitId, "transcript");
  }

  setTypedText(text: string): void {
    this.#unsent.set(this.#openVisit.visitId, "transcript", text);
  }

  loadSpeech(): Promise<void> {
    return this.loadingSpeech.run(
      () => this.#api.speech(),
      (speech) => (this.speech = speech),
    );
  }

  edit(utteranceId: string | null): void {
    this.editingId = utteranceId;
    this.correcting.reset();
  }

  /** Saves a corrected text; the original stays visible beside it. Empty or unchanged text is ignored. */
  async correctText(utterance: Utterance, text: string): Promise<void> {
    const corrected = text.trim();
    if (corrected !== "" && corrected !== utterance.text) await this.correct(utterance.id, { text: corrected });
    if (this.correcting.status !== "failed" && this.editingId === utterance.id) this.edit(null);
  }

  correctSpeaker(utterance: Utterance, speaker: Speaker, applyTo: "one" | "speaker"): Promise<void> {
    return this.correct(utterance.id, { speaker, apply_to: applyTo });
  }

  async saveTypedText(): Promise<void> {
    const { visitId } = this.#openVisit;
    const text = this.typedText;
    if (visitId === null || text.trim() === "") return;
    await this.savingText.run(
      () => this.#api.putText(visitId, text),
      (utterances) => {
        this.#unsent.set(visitId, "transcript", "");
        this.apply(visitId, utterances);
      },
    );
  }

  async retry(): Promise<void> {
    const { visitId } = this.#openVisit;
    if (visitId === null) return;
    await this.retrying.run(
      () => this.#api.retry(visitId),
      () => {},
    );
  }

  private async correct(utteranceId: string, change: PatchUtterance): Promise<void> {
    const { visitId } = this.#openVisit;
    if (visitId === null) return;
    await this.correcting.run(
      () => this.#api.patchUtterance(visitId, utteranceId, change),
      (utterances) => this.apply(visitId, utterances),
    );
  }

  private apply(visitId: string, utterances: readonly Utterance[]): void {
    if (this.#openVisit.visitId !== visitId) return;
    for (const utterance of utterances) this.#openVisit.applyUtterance(utterance);
  }

  private leaveVisit(): void {
    this.editingId = null;
    for (const task of [this.correcting, this.savingText, this.retrying]) task.reset();
  }
}
