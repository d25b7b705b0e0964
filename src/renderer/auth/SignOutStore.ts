import { makeAutoObservable, reaction, runInAction } from "mobx";
import type { NoteStore } from "../notes/NoteStore";
import type { RecorderStore } from "../recording/RecorderStore";
import type { TemplatesStore } from "../templates/TemplatesStore";
import type { UnsentTexts } from "../visits/UnsentTexts";

/** Milliseconds that saving the last words may take. */
export const savingMs = 3_000;

/** What signing out would cut off or lose. */
export type AtStake = "recording" | "note" | "template" | "unsent";

/** What a person has under way. */
interface Work {
  readonly recorder: Pick<RecorderStore, "state" | "stop">;
  readonly note: Pick<NoteStore, "hasUnsaved" | "saveAll">;
  readonly templates: Pick<TemplatesStore, "hasUnsaved">;
  readonly unsentTexts: Pick<UnsentTexts, "hasUnsaved">;
}

interface Parts {
  isSignedIn: () => boolean;
  /** Null where the dashboard was not opened. */
  work: () => Work | null;
}

/** Signs out, here or everywhere. Never rejects. */
type End = () => Promise<void> | void;

/** The one way out: what was typed last is saved before any sign-in ends, and the person is asked where it cannot be. */
export class SignOutStore {
  /** Saving, stopping the recording or signing out: pressing again does nothing. */
  isBusy = false;
  /** What the person is asked about; null: nothing. */
  question: AtStake | null = null;
  private end: End = () => undefined;
  private isEndingIdle = false;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, "parts" | "end" | "isEndingIdle">(this, {
      parts: false,
      end: false,
      isEndingIdle: false,
      unsaved: false,
    });
    reaction(parts.isSignedIn, () => this.stay()); // over by itself: there is nothing to ask any more
  }

  /** The person wants to go. */
  ask(end: End): void {
    if (this.isBusy) return;
    this.end = end;
    if ((this.parts.work()?.recorder.state ?? "idle") === "idle") void this.run(() => this.saveAndEnd());
    else this.question = "recording";
  }

  /** The answer that changes nothing. */
  stay(): void {
    this.question = null;
  }

  /** The answer that goes, whatever was at stake. */
  leave(): void {
    const answered = this.question;
    this.question = null;
    void this.run(async () => {
      if (answered !== "recording") return this.end();
      await this.parts
        .work()
        ?.recorder.stop()
        .catch(() => undefined); // what was said is kept in any case
      await this.saveAndEnd();
    });
  }

  /** Nobody is there who could be asked: saves what can be saved in time, then ends. May be called again meanwhile. */
  leaveIdle(end: End): void {
    if (this.isEndingIdle) return;
    if (this.unsaved !== "note") return void end();
    this.isEndingIdle = true;
    void this.save().then(() => {
      this.isEndingIdle = false;
      return end();
    });
  }

  private async saveAndEnd(): Promise<void> {
    await this.save();
    const lost = this.unsaved;
    if (lost === null) await this.end();
    else runInAction(() => (this.question = lost));
  }

  private async save(): Promise<void> {
    const note = this.parts.work()?.note;
    if (!note?.hasUnsaved) return;
    await Promise.race([note.saveAll(), new Promise((resolve) => setTimeout(resolve, savingMs))]);
  }

  /** What leaving now would lose. */
  get unsaved(): Exclude<AtStake, "recording"> | null {
    const work = this.parts.work();
    if (work?.note.hasUnsaved) return "note";
    if (work?.templates.hasUnsaved) return "template";
    return work?.unsentTexts.hasUnsaved ? "unsent" : null;
  }

  private async run(work: () => Promise<void> | void): Promise<void> {
    this.isBusy = true;
    try {
      await work();
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
