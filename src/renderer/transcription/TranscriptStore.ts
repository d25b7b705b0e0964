import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import type { PatchUtterance, Utterance } from "../../shared/transcription/utterance";
import { AsyncTask } from "../base/AsyncTask";
import type { ReviewedVisit } from "../playback/ReviewedVisit";
import type { UnsentTexts } from "../visits/UnsentTexts";
import type { Voice } from "./speakerNames";
import type { TranscriptApi } from "./TranscriptApi";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly transcript: TranscriptStore;
  }
}

/** Corrections to the transcript, typed transcripts, and the status of the speech engine. */
export class TranscriptStore {
  /** Null until loaded. */
  speech: SpeechStatus | null = null;
  /** Id of the utterance whose text is being corrected; null if none is. */
  editingId: string | null = null;
  /**
   * The line whose speaker is being named in a dialog, and whether the name is for it or for all lines of its speaker;
   * null if the dialog is closed.
   */
  naming: { utterance: Utterance; applyTo: "one" | "speaker" } | null = null;
  readonly loadingSpeech = new AsyncTask();
  /** The newest correction that failed, by line; null after the line was corrected or its editor was opened. */
  failure: { utteranceId: string; error: AppError } | null = null;
  readonly savingText = new AsyncTask();
  readonly retrying = new AsyncTask();

  readonly #api: TranscriptApi;
  readonly #openVisit: ReviewedVisit;
  readonly #unsent: UnsentTexts;

  constructor(api: TranscriptApi, openVisit: ReviewedVisit, unsent: UnsentTexts) {
    this.#api = api;
    this.#openVisit = openVisit;
    this.#unsent = unsent;
    makeAutoObservable(this, { speech: observableRef, failure: observableRef, naming: observableRef });
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

  /** Loads `speech`. A failure is in `loadingSpeech`. */
  loadSpeech(): Promise<void> {
    return this.loadingSpeech.run(
      () => this.#api.speech(),
      (speech) => (this.speech = speech),
    );
  }

  /** Opens the editor of an utterance; null closes it. */
  edit(utteranceId: string | null): void {
    this.editingId = utteranceId;
    this.failure = null;
  }

  /**
   * Saves a corrected text; the original stays visible beside it. Empty or unchanged text is not saved. Closes the
   * editor unless saving failed.
   */
  async correctText(utterance: Utterance, text: string): Promise<void> {
    const corrected = text.trim();
    const isChanged = corrected !== "" && corrected !== utterance.text;
    const isSaved = !isChanged || (await this.correct(utterance.id, { text: corrected }));
    if (isSaved && this.editingId === utterance.id) this.edit(null);
  }

  /** Changes the speaker of one utterance, of all utterances of its speaker (`speaker`), or swaps the two speakers. */
  async correctSpeaker(utterance: Utterance, to: Voice, applyTo: "one" | "speaker" | "swap"): Promise<void> {
    await this.correct(utterance.id, { ...to, apply_to: applyTo });
  }

  /** Opens the dialog that names the speaker of a line; null closes it. */
  name(naming: TranscriptStore["naming"]): void {
    this.naming = naming;
  }

  /** Saves `typedText` as the typed lines of the visit, unless it is empty. A failure is in `savingText`. */
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

  /** Makes the server retry the visit now. A failure is in `retrying`. */
  async retry(): Promise<void> {
    const { visitId } = this.#openVisit;
    if (visitId === null) return;
    await this.retrying.run(
      () => this.#api.retry(visitId),
      () => {},
    );
  }

  /** Saves a correction of one line; another line may be corrected in the meantime. @returns false if that failed. */
  private async correct(utteranceId: string, change: PatchUtterance): Promise<boolean> {
    const { visitId } = this.#openVisit;
    if (visitId === null) return false;
    if (this.failure?.utteranceId === utteranceId) this.failure = null;
    try {
      const utterance = await this.#api.patchUtterance(visitId, utteranceId, change);
      runInAction(() => this.apply(visitId, [utterance]));
      return true;
    } catch (error) {
      const isShown = this.#openVisit.visitId === visitId;
      if (isShown) runInAction(() => (this.failure = { utteranceId, error: AppError.from(error) }));
      return false;
    }
  }

  private apply(visitId: string, utterances: readonly Utterance[]): void {
    if (this.#openVisit.visitId !== visitId) return;
    for (const utterance of utterances) this.#openVisit.applyUtterance(utterance);
  }

  private leaveVisit(): void {
    this.editingId = null;
    this.naming = null;
    this.failure = null;
    for (const task of [this.savingText, this.retrying]) task.reset();
  }
}
