import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BridgeArguments } from "../../../shared/bridge/contract";
import type { WizardBox, WizardQuestion, WizardState } from "../../../shared/bridge/wizardBridge";
import { AppError } from "../../../shared/errors";
import type { Platform } from "../../base/Platform";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly ehrWizard: WizardStore;
  }
}

type StateVerb = "start" | "pick" | "point" | "skip" | "secondPatient" | "field" | "changeBox" | "removeBox" | "dryRun";

/** Teaching an EHR, as the desktop shell reports it; null state while nothing is taught. */
export class WizardStore {
  state: WizardState | null = null;
  /** The verb that runs. */
  busy: StateVerb | "finish" | null = null;
  /** Why the shell refused the last verb; null if it did not. */
  error: AppError | null = null;
  /** Why no profile was made. */
  problems: string[] = [];

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { state: observableRef, error: observableRef });
  }

  /** Whether every box was tried. */
  get isTried(): boolean {
    const boxes = this.state?.boxes ?? [];
    return boxes.length > 0 && boxes.every(({ check }) => check !== null);
  }

  /** Shows what is taught already, and follows the clicks in the EHR. @returns a function that stops this. */
  follow(): () => void {
    const show = (state: WizardState | null) => runInAction(() => (this.state = state));
    this.#platform.call("wizard", "state").then(show, () => undefined);
    return this.#platform.on("wizard:changed", show);
  }

  /** Begins with the open page; the clicks that follow in the EHR are answers. */
  async start(): Promise<void> {
    await this.run("start");
    if (!this.error) await this.pick(true);
  }

  async cancel(): Promise<void> {
    await this.#platform.call("wizard", "cancel").catch(() => undefined);
    runInAction(() => Object.assign(this, { state: null, error: null, problems: [] }));
  }

  pick(on: boolean, as?: WizardQuestion): Promise<void> {
    return this.run("pick", as ? { on, as } : { on });
  }

  async skip(): Promise<void> {
    await this.run("skip");
    if (this.state?.asks) await this.pick(true);
  }

  async secondPatient(): Promise<void> {
    await this.run("secondPatient");
  }

  changeBox(id: string, change: { section?: string; mode?: WizardBox["mode"] }): Promise<void> {
    return this.run("changeBox", { id, ...change });
  }

  removeBox(id: string): Promise<void> {
    return this.run("removeBox", { id });
  }

  dryRun(): Promise<void> {
    return this.run("dryRun");
  }

  /** Makes and stores the profile. @returns whether there is one. */
  async finish(name: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = "finish";
    try {
      const { profileId, problems } = await this.#platform.call("wizard", "finish", { name });
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
