import { makeAutoObservable, observableRef } from "mobx";
import type { Subscription } from "../../shared/billing/subscription";
import { AsyncTask } from "../base/AsyncTask";
import { type BillingApi, detailOr } from "./BillingApi";
import { safeBillingUrl, type LinkOpener } from "./safeBillingUrl";
import type { Notices } from "./notices";

/** A change of the subscription that the Billing tab offers. */
export type Change = "cancel" | "pause";

/** Messages for a failed change if the server sent none. */
const fallbacks: Record<Change, string> = {
  cancel: "Failed to cancel subscription",
  pause: "Failed to pause subscription",
};

/** The signed-in user's subscription and its actions. */
export class BillingStore {
  /** The last known state; null until loaded. */
  subscription: Subscription | null = null;
  /** Address of the billing portal last opened, or null; shown as a link in case the browser blocked the new tab. */
  portalUrl: string | null = null;
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  readonly #changing: Record<Change, AsyncTask> = { cancel: new AsyncTask(), pause: new AsyncTask() };

  readonly #deps: { api: BillingApi; notices: Notices; linkOpener: LinkOpener };

  constructor(deps: { api: BillingApi; notices: Notices; linkOpener: LinkOpener }) {
    this.#deps = deps;
    makeAutoObservable(this, { subscription: observableRef, loading: false, opening: false });
  }

  /** Replaces the last known subscription. */
  accept(subscription: Subscription): void {
    this.subscription = subscription;
  }

  /** Loads the subscription. A failure is shown as a notice; the last known state is kept. */
  async load(): Promise<void> {
    const { api, notices } = this.#deps;
    await this.loading.run(
      () => api.subscription(),
      (subscription) => this.accept(subscription),
    );
    if (this.loading.error) {
      const detail = detailOr(this.loading.error, "Failed to get subscription status");
      notices.problem("Failed to load subscription information", detail);
    }
  }

  /** Opens the billing portal in a new tab. A failure is shown as a notice. Never rejects. */
  async openPortal(): Promise<void> {
    const { api, notices, linkOpener } = this.#deps;
    if (this.opening.isRunning) return;
    await this.opening.run(
      () => api.portal(),
      (answer) => {
        this.portalUrl = safeBillingUrl(answer);
        if (this.portalUrl !== null) linkOpener.openTab(this.portalUrl);
        else notices.problem("Failed to get billing portal URL. Please try again.");
      },
    );
    if (this.opening.error) {
      const detail = detailOr(this.opening.error, "Failed to create portal session");
      notices.problem("Failed to open billing portal. Please try again.", detail);
    }
  }

  /** Whether the change is being sent. */
  isChanging(change: Change): boolean {
    return this.#changing[change].isRunning;
  }

  /** Returns why the change failed: the server's message or, without one, our own; null if it did not fail. */
  changeProblem(change: Change): string | null {
    const { error } = this.#changing[change];
    return error && detailOr(error, fallbacks[change]);
  }

  /** Clears the error of an earlier attempt at the change. */
  clearChangeProblem(change: Change): void {
    this.#changing[change].reset();
  }

  /**
   * Cancels or pauses the subscription.
   * @param reason for a cancellation; empty for none.
   * @returns whether it succeeded; if not, `changeProblem` has the reason. Also false if the same change is being sent.
   */
  async change(change: Change, reason = ""): Promise<boolean> {
    const { api } = this.#deps;
    const task = this.#changing[change];
    if (task.isRunning) return false;
    let answer: Subscription | null = null;
    await task.run(
      () => (change === "cancel" ? api.cancel(reason.trim()) : api.pause()),
      (subscription) => {
        answer = subscription;
        if (subscription) this.accept(subscription);
      },
    );
    if (task.error) return false;
    if (!answer) await this.load(); // the response can lack the new subscription
    return true;
  }
}
