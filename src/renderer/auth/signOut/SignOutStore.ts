import { makeAutoObservable, reaction, runInAction } from "mobx";

declare module "../../base/useStores" {
  interface AppStores {
    readonly signOut: SignOutStore;
    /** Text that could not be saved at the idle sign-out is kept in memory for the same person's next sign-in. */
    readonly isKeepingWords: boolean;
  }
}

/** Longest time in milliseconds that sign-out waits for unsaved text to be saved. */
export const savingMs = 3_000;

/** What signing out would stop or discard. */
export type AtStake = "recording" | "note" | "template" | "unsent";

/** The parts of the dashboard that can hold unfinished work. */
interface Work {
  readonly recorder: { readonly state: string; stop(): Promise<unknown> };
  readonly note: { readonly hasUnsaved: boolean; saveAll(): Promise<unknown> };
  readonly templates: { readonly hasUnsaved: boolean };
  readonly unsentTexts: { readonly hasUnsaved: boolean };
}

interface Deps {
  isSignedIn: () => boolean;
  /** Null if the dashboard was not opened. */
  work: () => Work | null;
}

/** Signs out, here or everywhere. Never rejects. */
type End = () => Promise<void> | void;

/** Saves unsaved text before every sign-out, and asks the person if something cannot be saved. */
export class SignOutStore {
  /** Saving, stopping the recording or signing out; further clicks are ignored. */
  isBusy = false;
  /** What the person is asked about; null if nothing. */
  question: AtStake | null = null;
  #end: End = () => undefined;
  #isEndingIdle = false;

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { unsaved: false });
    reaction(deps.isSignedIn, () => this.stay()); // the session ended, so the question is obsolete
  }

  /** Handles the person's request to sign out. */
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

  /** Signs out despite the warning. */
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

  /** Signs out an inactive person without asking: saves what it can in time, then ends. Can be called repeatedly. */
  leaveIdle(end: End): void {
    if (this.#isEndingIdle) return;
    if (this.unsaved !== "note") return void end();
    this.#isEndingIdle = true;
    void this.save().then(() => {
      this.#isEndingIdle = false;
      return end();
    });
  }

  private async saveAndEnd(): Promise<void> {
    await this.save();
    const lost = this.unsaved;
    if (lost === null) await this.#end();
    else runInAction(() => (this.question = lost));
  }

  private async save(): Promise<void> {
    const note = this.#deps.work()?.note;
    if (!note?.hasUnsaved) return;
    await Promise.race([note.saveAll(), new Promise((resolve) => setTimeout(resolve, savingMs))]);
  }

  /** What signing out now would discard. */
  get unsaved(): Exclude<AtStake, "recording"> | null {
    const work = this.#deps.work();
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
