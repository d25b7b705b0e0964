import type { AxiosInstance } from "axios";
import { makeAutoObservable, reaction, runInAction } from "mobx";
import { passesGate, type Subscription } from "../../shared/billing/subscription";
import type { PublicConfig } from "../../shared/system/publicConfig";
import type { SessionStore } from "../auth/session/SessionStore";
import type { Platform } from "../base/Platform";
import { BillingApi } from "./BillingApi";
import { type LinkOpener, linkOpener } from "./safeBillingUrl";
import { BillingStore } from "./BillingStore";
import { type Notices, notices } from "./notices";
import { PlanChoice } from "./PlanChoice";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly subscription: SubscriptionStore;
  }
}

/** The outcome that the checkout put into the return URL. */
export type CheckoutReturn = "success" | "cancelled";

/** Retries after the first call (product text §9): until a paid subscription is active, and after a failed call. */
const retries = { afterCheckout: 5, ofFailure: 3 } as const;
/** Milliseconds between calls. */
const retryMs = 2_000;

/** Waits between calls; replaced in tests. */
export interface Clock {
  wait(ms: number): Promise<void>;
}
const realClock: Clock = { wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) };

interface Deps {
  http: AxiosInstance;
  session: Pick<SessionStore, "status" | "profile" | "accountType">;
  config: Pick<PublicConfig, "billing">;
  platform: Pick<Platform, "kind">;
  /** Observable: the gate never covers a running recording. */
  isRecording: () => boolean;
  clock?: Clock;
  notices?: Notices;
  linkOpener?: LinkOpener;
}

/**
 * The subscription gate (product text §4). Checks the status once after each sign-in, and forces the plan dialog open
 * if a plan is required. After a checkout it polls, because the payment service notifies the server slightly later than
 * the browser. If the status cannot be determined, the gate opens, except after a checkout.
 */
export class SubscriptionStore {
  readonly billing: BillingStore;
  /** `new`: not checked yet; `open`: access; `closed`: a plan is required. */
  gate: "new" | "checking" | "open" | "closed" = "new";
  /** Whether the user returned from a paid checkout since signing in; the dialog can then be closed. */
  hasPaid = false;
  /** Whether the user closed the dialog, which is possible only after a paid checkout. */
  isDismissed = false;
  /** Incremented at each sign-out, so that answers to requests of an earlier sign-in are ignored. */
  #run = 0;
  readonly #api: BillingApi;
  readonly #clock: Clock;
  readonly #notices: Notices;
  readonly #linkOpener: LinkOpener;

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#api = new BillingApi(deps.http);
    this.#clock = deps.clock ?? realClock;
    this.#notices = deps.notices ?? notices;
    this.#linkOpener = deps.linkOpener ?? linkOpener;
    this.billing = new BillingStore({ api: this.#api, notices: this.#notices, linkOpener: this.#linkOpener });
    makeAutoObservable(this, { billing: false });
    reaction(
      () => deps.session.status === "signed_in",
      (isSignedIn) => !isSignedIn && this.reset(),
    );
  }

  /** Whether the user is signed in and the profile, with the account type, is loaded. */
  get isReady(): boolean {
    return this.#deps.session.status === "signed_in" && this.#deps.session.profile !== null;
  }

  /**
   * Whether the gate does not apply: in the desktop app, without billing, and for admin and enterprise accounts, even
   * while they preview another account type.
   */
  get isSkipped(): boolean {
    const { session, config, platform } = this.#deps;
    return platform.kind !== "web" || config.billing === "off" || session.accountType !== "pro";
  }

  /** Whether the plan dialog is forced open; never during a recording. */
  get isForced(): boolean {
    return this.isReady && this.gate === "closed" && !this.isSkipped && !this.isDismissed && !this.#deps.isRecording();
  }

  /** Whether the check after this sign-in is complete. */
  get isSettled(): boolean {
    return this.gate === "open" || this.gate === "closed";
  }

  /** Whether the subscription was still inactive after all retries following a paid checkout. */
  get isLate(): boolean {
    return this.hasPaid && this.gate === "closed";
  }

  /** Creates the state of a plan dialog that opens. */
  newChoice(): PlanChoice {
    return new PlanChoice({ api: this.#api, notices: this.#notices, linkOpener: this.#linkOpener });
  }

  /** Checks the subscription once per sign-in; further calls, and calls before `isReady`, do nothing. */
  async enter(returned: CheckoutReturn | null): Promise<void> {
    if (!this.isReady || this.gate !== "new") return;
    if (this.isSkipped) {
      this.gate = "open";
      return;
    }
    this.gate = "checking";
    if (returned === "cancelled") this.#notices.info("Subscription checkout was cancelled");
    if (returned === "success") await this.checkAfterCheckout(this.#run);
    else await this.check(this.#run);
  }

  /** Closes the dialog with a notice that activation is in progress; does nothing without a paid checkout. */
  dismiss(): void {
    if (!this.hasPaid) return;
    this.isDismissed = true;
    this.#notices.info("Your subscription is being activated. Please wait a moment and refresh the page.");
  }

  /** Checks again after the user was in the billing portal, if the dialog is open. Can open the gate, not close it. */
  async recheck(): Promise<void> {
    if (!this.isForced) return;
    const run = this.#run;
    const found = await this.ask();
    if (found && passesGate(found)) this.settle(run, "open");
  }

  /** Checks the status, with retries after failed calls. If all calls fail, opens the gate. */
  private async check(run: number): Promise<void> {
    for (let call = 0; call <= retries.ofFailure; call++) {
      if (call > 0) await this.#clock.wait(retryMs);
      if (run !== this.#run) return;
      const found = await this.ask();
      if (found) return this.settle(run, passesGate(found) ? "open" : "closed");
    }
    this.settle(run, "open");
  }

  /** Polls until the subscription is active or all retries are used. A failed call counts as not active yet. */
  private async checkAfterCheckout(run: number): Promise<void> {
    this.hasPaid = true;
    this.#notices.processing();
    for (let call = 0; call <= retries.afterCheckout; call++) {
      if (call > 0) await this.#clock.wait(retryMs);
      if (run !== this.#run) return;
      const found = await this.ask();
      if (run !== this.#run) return;
      if (!found || !passesGate(found)) continue;
      this.settle(run, "open");
      this.#notices.processed();
      this.#notices.done("Subscription activated successfully!");
      return;
    }
    this.settle(run, "closed");
    this.#notices.processed();
  }

  /** Loads the subscription. Never rejects. @returns null if the call failed. */
  private async ask(): Promise<Subscription | null> {
    const run = this.#run;
    try {
      const found = await this.#api.subscription();
      if (run === this.#run) this.billing.accept(found);
      return found;
    } catch {
      return null;
    }
  }

  /** Sets the gate unless the user has signed out in the meantime. @param run value of `#run` when the check began. */
  private settle(run: number, gate: "open" | "closed"): void {
    if (run === this.#run) runInAction(() => (this.gate = gate));
  }

  /** Resets at sign-out, so that the next sign-in is checked. */
  private reset(): void {
    this.#run++;
    if (this.gate === "checking" && this.hasPaid) this.#notices.processed();
    this.gate = "new";
    this.hasPaid = false;
    this.isDismissed = false;
  }
}
