import { makeAutoObservable, reaction, runInAction } from "mobx";

declare module "../../base/useStores" {
  interface AppStores {
    readonly signOut: SignOutStore;
    /** Whether text that was not saved at the idle sign-out is kept in memory for the same person's next sign-in. */
    readonly keepsUnsavedText: boolean;
  }
}

/** Longest time in milliseconds that sign-out waits for unsaved text to be saved. */
export const maxSavingMs = 3_000;

/** What signing out would stop or discard. */
export type UnfinishedWork = "recording" | "note" | "template" | "unsent";

/** The dashboard's stores that can hold unfinished work. */
interface Work {
  readonly recorder: { readonly state: string; stop(): Promise<unknown> };
  readonly documents: { readonly hasUnsaved: boolean; saveAll(): Promise<unknown> };
  readonly templates: { readonly hasUnsaved: boolean };
  readonly unsentTexts: { readonly hasUnsaved: boolean };
}

interface Deps {
  isSignedIn: () => boolean;
  /** Returns the dashboard's unfinished work; null if the dashboard was not opened. */
  work: () => Work | null;
}

/** Signs out, on this device or everywhere. Must not reject. */
type End = () => Promise<void> | void;

/** Saves unsaved text before a sign-out, and asks the person if a recording is running or something cannot be saved. */
export class SignOutStore {
  /** Whether a sign-out is in progress: saving, stopping the recording or signing out. Further requests are ignored. */
  isBusy = false;
  /** What the person is asked about; null if nothing. */
  question: UnfinishedWork | null = null;
  #end: End = () => undefined;
  #isEndingIdle = false;

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { unsaved: false });
    reaction(deps.isSignedIn, () => this.stay()); // the session ended, so the question is obsolete
  }

  /** Starts a sign-out: asks first if a recording is running; otherwise saves, then calls `end`. */
  ask(end: End): void {
    if (this.isBusy) return;
    this.#end = end;
    if ((this.#deps.work()?.recorder.state ?? "idle") === "idle") void this.run(() => this.saveAndEnd());
    else this.question = "recording";
  }

  /** Cancels signing out. */
  stay(): void {
    this.question = null;
  }

  /** Signs out despite the question. A running recording is stopped and text is saved first, which can ask again. */
  leave(): void {
    const answered = this.question;
    this.question = null;
    void this.run(async () => {
      if (answered !== "recording") return this.#end();
      await this.#deps
        .work()
        ?.recorder.stop()
        .catch(() => undefined); // the recording is saved either way
      await this.saveAndEnd();
    });
  }

  /**
   * Signs out an inactive person without asking; saves notes first, for up to `maxSavingMs`. Can be called repeatedly.
   */
  leaveIdle(end: End): void {
    if (this.#isEndingIdle) return;
    if (this.unsaved !== "note") return void end();
    this.#isEndingIdle = true;
    void this.save().then(() => {
      this.#isEndingIdle = false;
      return end();
    });
  }

  /** Saves, then ends; asks instead if something is still unsaved. */
  private async saveAndEnd(): Promise<void> {
    await this.save();
    const lost = this.unsaved;
    if (lost === null) await this.#end();
    else runInAction(() => (this.question = lost));
  }

  /** Saves notes, for up to `maxSavingMs`. */
  private async save(): Promise<void> {
    const documents = this.#deps.work()?.documents;
    if (!documents?.hasUnsaved) return;
    await Promise.race([documents.saveAll(), new Promise((resolve) => setTimeout(resolve, maxSavingMs))]);
  }

  /** What signing out now would discard first; null if nothing. */
  get unsaved(): Exclude<UnfinishedWork, "recording"> | null {
    const work = this.#deps.work();
    if (work?.documents.hasUnsaved) return "note";
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
