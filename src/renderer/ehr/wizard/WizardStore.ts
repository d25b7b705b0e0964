import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BridgeArguments } from "../../../shared/bridge/contract";
import type { WizardBox, WizardQuestion, WizardState } from "../../../shared/bridge/wizardBridge";
import type { EhrDataKind } from "../../../shared/ehr/ehrData";
import { AppError } from "../../../shared/errors";
import type { Platform } from "../../base/Platform";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly ehrWizard: WizardStore;
  }
}

/** Verbs of the wizard's bridge that return its new state. */
type StateVerb =
  | "start"
  | "pick"
  | "point"
  | "skip"
  | "secondPatient"
  | "field"
  | "changeBox"
  | "removeBox"
  | "changePlace"
  | "removePlace"
  | "dryRun";

/** State of the wizard that sets up an EHR, as reported by the desktop shell. */
export class WizardStore {
  /** Null while the wizard is not running. */
  state: WizardState | null = null;
  /** The call in progress, or null. */
  busy: StateVerb | "finish" | null = null;
  /** Why the last call failed; null if it did not. */
  error: AppError | null = null;
  /** Why `finish` created no profile; empty otherwise. */
  problems: string[] = [];

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { state: observableRef, error: observableRef });
  }

  /** Whether every box was tried out with `dryRun`. */
  get isTried(): boolean {
    const boxes = this.state?.boxes ?? [];
    return boxes.length > 0 && boxes.every(({ check }) => check !== null);
  }

  /** Loads the state and updates it on the shell's events. @returns a function that unsubscribes. */
  follow(): () => void {
    const show = (state: WizardState | null) => runInAction(() => (this.state = state));
    this.#platform.call("wizard", "state").then(show, () => undefined);
    return this.#platform.on("wizard:changed", show);
  }

  /** Starts with the page open in the EHR. From then on, clicks in the EHR answer the wizard's questions. */
  async start(): Promise<void> {
    await this.run("start");
    if (!this.error) await this.pick(true);
  }

  /** Ends the wizard without a profile. */
  async cancel(): Promise<void> {
    await this.#platform.call("wizard", "cancel").catch(() => undefined);
    runInAction(() => Object.assign(this, { state: null, error: null, problems: [] }));
  }

  /**
   * Waits for a click in the EHR, or stops waiting.
   * @param as the question that the click answers; by default the current one.
   */
  pick(on: boolean, as?: WizardQuestion): Promise<void> {
    return this.run("pick", as ? { on, as } : { on });
  }

  /** Continues without what is asked, and waits for the click that answers the next question, if any. */
  async skip(): Promise<void> {
    await this.run("skip");
    if (this.state?.asks) await this.pick(true);
  }

  /** Reads the open chart of a second patient. */
  async secondPatient(): Promise<void> {
    await this.run("secondPatient");
  }

  changeBox(id: string, change: { section?: string; document?: string; mode?: WizardBox["mode"] }): Promise<void> {
    return this.run("changeBox", { id, ...change });
  }

  removeBox(id: string): Promise<void> {
    return this.run("removeBox", { id });
  }

  changePlace(id: string, kind: EhrDataKind): Promise<void> {
    return this.run("changePlace", { id, kind });
  }

  removePlace(id: string): Promise<void> {
    return this.run("removePlace", { id });
  }

  /** Writes a line into each box as a test. */
  dryRun(): Promise<void> {
    return this.run("dryRun");
  }

  /**
   * Creates and stores the profile.
   * @param sections of the clinician's own templates; the id of each is added to the boxes that have its key.
   * @returns false if that failed; `problems` or `error` has the reason. Also false during another call.
   */
  async finish(name: string, sections: { id: string; key: string }[] = []): Promise<boolean> {
    if (this.busy) return false;
    this.busy = "finish";
    try {
      const { profileId, problems } = await this.#platform.call("wizard", "finish", { name, sections });
      if (profileId !== null) await this.cancel();
      runInAction(() => (this.problems = problems));
      return profileId !== null;
    } catch (error) {
      runInAction(() => (this.error = AppError.from(error)));
      return false;
    } finally {
      runInAction(() => (this.busy = null));
    }
  }

  private async run<V extends StateVerb>(verb: V, ...input: BridgeArguments<"wizard", V>): Promise<void> {
    if (this.busy) return;
    this.busy = verb;
    try {
      const state = await this.#platform.call("wizard", verb, ...input);
      runInAction(() => Object.assign(this, { state, error: null, problems: [] }));
    } catch (error) {
      runInAction(() => (this.error = AppError.from(error)));
    } finally {
      runInAction(() => (this.busy = null));
    }
  }
}
