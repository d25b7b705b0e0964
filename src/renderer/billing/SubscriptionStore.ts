import type { AxiosInstance } from "axios";
import { makeAutoObservable, reaction, runInAction } from "mobx";
import { passesGate, type Subscription } from "../../shared/billing/billing";
import type { PublicConfig } from "../../shared/system/system";
import type { SessionStore } from "../auth/SessionStore";
import type { Platform } from "../platform/platform";
import { BillingApi } from "./billingApi";
import { type WaysOut, waysOut } from "./billingAddress";
import { BillingStore } from "./BillingStore";
import { type Notices, notices } from "./notices";
import { PlanChoice } from "./PlanChoice";

/** What the checkout put into the address it came back to. */
export type CheckoutReturn = "success" | "cancelled";

/** Retries after the first call (product text §9): of a checkout that is not active yet, and of a call that failed. */
const retries = { afterCheckout: 5, ofFailure: 3 } as const;
const retryMs = 2_000;

export interface Clock {
  wait(ms: number): Promise<void>;
}
const realClock: Clock = { wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) };

interface Parts {
  http: AxiosInstance;
  session: Pick<SessionStore, "status" | "profile" | "accountType">;
  config: Pick<PublicConfig, "billing">;
  platform: Pick<Platform, "kind">;
  /** Observable: the gate never comes over a running recording. */
  isRecording: () => boolean;
  clock?: Clock;
  notices?: Notices;
  waysOut?: WaysOut;
}

/**
 * The subscription gate (product text §4). Once after each sign-in the status is asked for; without a subscription that
 * lets in, the plan dialog is forced open. Back from the checkout it is asked for repeatedly, because the payment
 * service tells the server a little later than the browser. A status nobody can tell lets in.
 */
export class SubscriptionStore {
  readonly billing: BillingStore;
  /** Not asked for yet, on its way, lets in, or does not. */
  gate: "new" | "checking" | "open" | "closed" = "new";
  /** This page load came back from a paid checkout: the dialog may be closed. */
  hasPaid = false;
  /** Closed by the person, which is possible after a checkout only. */
  isDismissed = false;
  /** Increased with each sign-in; a check of an earlier one writes nothing any more. */
  private run = 0;
  private readonly api: BillingApi;
  private readonly clock: Clock;
  private readonly notices: Notices;
  private readonly waysOut: WaysOut;

  constructor(private readonly parts: Parts) {
    this.api = new BillingApi(parts.http);
    this.clock = parts.clock ?? realClock;
    this.notices = parts.notices ?? notices;
    this.waysOut = parts.waysOut ?? waysOut;
    this.billing = new BillingStore({ api: this.api, notices: this.notices, waysOut: this.waysOut });
    makeAutoObservable<this, "parts" | "api" | "clock" | "notices" | "waysOut" | "run">(this, {
      billing: false,
      parts: false,
      api: false,
      clock: false,
      notices: false,
      waysOut: false,
      run: false,
    });
    reaction(
      () => parts.session.status === "signed_in",
      (isSignedIn) => !isSignedIn && this.reset(),
    );
  }

  /** Rights are known, so that it can be told whether the gate is for this person. */
  get isReady(): boolean {
    return this.parts.session.status === "signed_in" && this.parts.session.profile !== null;
  }

  /** Web only; not for admin and enterprise accounts, whichever type they preview; nothing to choose without billing. */
  get isSkipped(): boolean {
    const { session, config, platform } = this.parts;
    return platform.kind !== "web" || config.billing === "off" || session.accountType !== "pro";
  }

  /** The plan dialog is forced open. It waits for the end of a recording. */
  get isForced(): boolean {
    return this.isReady && this.gate === "closed" && !this.isSkipped && !this.isDismissed && !this.parts.isRecording();
  }

  /** The outcome of this sign-in's check is known. */
  get isSettled(): boolean {
    return this.gate === "open" || this.gate === "closed";
  }

  /** All retries after a paid checkout were used up. */
  get isLate(): boolean {
    return this.hasPaid && this.gate === "closed";
  }

  newChoice(): PlanChoice {
    return new PlanChoice({ api: this.api, notices: this.notices, waysOut: this.waysOut });
  }

  /** Checks once for this sign-in; called again it does nothing. */
  async enter(returned: CheckoutReturn | null): Promise<void> {
    if (!this.isReady || this.gate !== "new") return;
    if (this.isSkipped) {
      this.gate = "open";
      return;
    }
    this.gate = "checking";
    if (returned === "cancelled") this.notices.tell("Subscription checkout was cancelled");
    if (returned === "success") await this.checkAfterCheckout(this.run);
    else await this.check(this.run);
  }

  /** After a checkout the dialog may be closed, with a word on what is going on. */
  dismiss(): void {
    if (!this.hasPaid) return;
    this.isDismissed = true;
    this.notices.tell("Your subscription is being activated. Please wait a moment and refresh the page.");
  }

  /** Asks once more, after the billing portal was used: what was put right there opens the gate. */
  async recheck(): Promise<void> {
    if (!this.isForced) return;
    const { run } = this;
    const found = await this.ask();
    if (found && passesGate(found)) this.settle(run, "open");
  }

  private async check(run: number): Promise<void> {
    for (let call = 0; call <= retries.ofFailure; call++) {
      if (call > 0) await this.clock.wait(retryMs);
      if (run !== this.run) return;
      const found = await this.ask();
      if (found) return this.settle(run, passesGate(found) ? "open" : "closed");
    }
    this.settle(run, "open");
  }

  /** A failed call counts like one that says "not yet": one bound for the wait. */
  private async checkAfterCheckout(run: number): Promise<void> {
    this.hasPaid = true;
    this.notices.processing();
    for (let call = 0; call <= retries.afterCheckout; call++) {
      if (call > 0) await this.clock.wait(retryMs);
      if (run !== this.run) return;
      const found = await this.ask();
      if (run !== this.run) return;
      if (!found || !passesGate(found)) continue;
      this.settle(run, "open");
      this.notices.processed();
      this.notices.done("Subscription activated successfully!");
      return;
    }
    this.settle(run, "closed");
    this.notices.processed();
  }

  /** @returns null where the call failed. */
  private async ask(): Promise<Subscription | null> {
    const { run } = this;
    try {
      const found = await this.api.subscription();
      if (run === this.run) this.billing.take(found);
      return found;
    } catch {
      return null;
    }
  }

  private settle(run: number, gate: "open" | "closed"): void {
    if (run === this.run) runInAction(() => (this.gate = gate));
  }

  /** Signed out: the next sign-in is checked anew. */
  private reset(): void {
    this.run++;
    if (this.gate === "checking" && this.hasPaid) this.notices.processed();
    this.gate = "new";
    this.hasPaid = false;
    this.isDismissed = false;
  }
}
