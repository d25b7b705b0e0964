import { makeAutoObservable, observableRef } from "mobx";
import type { Subscription } from "../../shared/billing/billing";
import { AsyncTask } from "../app/AsyncTask";
import { type BillingApi, detailOr } from "./billingApi";
import { billingAddress, type WaysOut } from "./billingAddress";
import type { Notices } from "./notices";

export type Change = "cancel" | "pause";

const fallbacks: Record<Change, string> = {
  cancel: "Failed to cancel subscription",
  pause: "Failed to pause subscription",
};

/** The subscription of the person signed in, and what can be done with it. */
export class BillingStore {
  /** As last heard; null before that. */
  subscription: Subscription | null = null;
  /** The billing portal as last opened: for browsers that did not let the new tab through. */
  portalUrl: string | null = null;
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  private readonly changing: Record<Change, AsyncTask> = { cancel: new AsyncTask(), pause: new AsyncTask() };

  constructor(private readonly parts: { api: BillingApi; notices: Notices; waysOut: WaysOut }) {
    makeAutoObservable<this, "parts" | "changing">(this, {
      subscription: observableRef,
      loading: false,
      opening: false,
      changing: false,
      parts: false,
    });
  }

  take(subscription: Subscription): void {
    this.subscription = subscription;
  }

  /** Asks anew; a failure is told and what was heard before stays. */
  async load(): Promise<void> {
    const { api, notices } = this.parts;
    await this.loading.run(
      () => api.subscription(),
      (subscription) => this.take(subscription),
    );
    if (this.loading.error) {
      const detail = detailOr(this.loading.error, "Failed to get subscription status");
      notices.problem("Failed to load subscription information", detail);
    }
  }

  /** Opens the billing portal in a new tab. */
  async openPortal(): Promise<void> {
    const { api, notices, waysOut } = this.parts;
    if (this.opening.isRunning) return;
    await this.opening.run(
      () => api.portal(),
      (answer) => {
        this.portalUrl = billingAddress(answer);
        if (this.portalUrl !== null) waysOut.openTab(this.portalUrl);
        else notices.problem("Failed to get billing portal URL. Please try again.");
      },
    );
    if (this.opening.error) {
      const detail = detailOr(this.opening.error, "Failed to create portal session");
      notices.problem("Failed to open billing portal. Please try again.", detail);
    }
  }

  isChanging(change: Change): boolean {
    return this.changing[change].isRunning;
  }

  /** Why a change did not come about, in the server's words or ours. */
  changeProblem(change: Change): string | null {
    const { error } = this.changing[change];
    return error && detailOr(error, fallbacks[change]);
  }

  /** The question is put anew: what went wrong before is no longer said. */
  beginChange(change: Change): void {
    this.changing[change].reset();
  }

  /** @returns whether it came about; else `changeProblem` tells why not. */
  async change(change: Change, reason = ""): Promise<boolean> {
    const { api } = this.parts;
    const task = this.changing[change];
    if (task.isRunning) return false;
    let answer: Subscription | null = null;
    await task.run(
      () => (change === "cancel" ? api.cancel(reason.trim()) : api.pause()),
      (subscription) => {
        answer = subscription;
        if (subscription) this.take(subscription);
      },
    );
    if (task.error) return false;
    if (!answer) await this.load();
    return true;
  }
}
