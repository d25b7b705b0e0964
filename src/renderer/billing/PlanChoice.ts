import { makeAutoObservable, observableRef } from "mobx";
import type { Coupon, Tier } from "../../shared/billing/subscription";
import { AppError } from "../../shared/errors";
import { AsyncTask } from "../base/AsyncTask";
import { type BillingApi, type CheckoutAnswer, detailOr } from "./BillingApi";
import { safeBillingUrl, type LinkOpener } from "./safeBillingUrl";
import type { Notices } from "./notices";

/** State of the plan dialog: the selected plan, a coupon, and the checkout. Created each time the dialog opens. */
export class PlanChoice {
  tier: Tier = "pro";
  couponCode = "";
  /** The coupon that the server accepted for `couponCode`; null if none, and after an edit of the code. */
  coupon: Coupon | null = null;
  /** Why the server did not accept `couponCode`; null if it did or was not asked. */
  couponProblem: string | null = null;
  /** Address of the sales team, or null; shown as a link in case nothing opened. */
  contactUrl: string | null = null;
  readonly checking = new AsyncTask();
  readonly proceeding = new AsyncTask();

  readonly #deps: { api: BillingApi; notices: Notices; linkOpener: LinkOpener };

  constructor(deps: { api: BillingApi; notices: Notices; linkOpener: LinkOpener }) {
    this.#deps = deps;
    makeAutoObservable(this, { coupon: observableRef, checking: false, proceeding: false });
  }

  choose(tier: Tier): void {
    this.tier = tier;
  }

  /** Edits the code, which clears the coupon and the error, and ignores the answer to a running check. */
  setCouponCode(code: string): void {
    this.couponCode = code;
    this.coupon = null;
    this.couponProblem = null;
    this.checking.reset();
  }

  /** Validates the code; sets `coupon` or `couponProblem`. Does nothing without a code or during a check. */
  async applyCoupon(): Promise<void> {
    const code = this.couponCode.trim();
    if (!code || this.checking.isRunning) return;
    this.couponProblem = null;
    const check = async (): Promise<Coupon> => {
      const coupon = await this.#deps.api.validateCoupon(code);
      if (!coupon.valid) throw new AppError("bad_request", "This coupon is not valid.");
      return coupon;
    };
    await this.checking.run(check, (coupon) => (this.coupon = coupon));
    this.setCouponProblem();
  }

  /** Opens the checkout in this tab or, for Enterprise, the sales contact in a new tab. A failure becomes a notice. */
  async proceed(): Promise<void> {
    const { api, notices } = this.#deps;
    if (this.proceeding.isRunning) return;
    const coupon = this.tier === "pro" && this.coupon ? this.couponCode.trim() : null;
    await this.proceeding.run(
      () => api.checkout(this.tier, coupon),
      (answer) => this.follow(answer),
    );
    if (this.proceeding.error) {
      const detail = detailOr(this.proceeding.error, "Failed to create checkout session");
      notices.problem("Failed to start subscription process. Please try again.", detail);
    }
  }

  private setCouponProblem(): void {
    const { error } = this.checking;
    if (error) this.couponProblem = detailOr(error, "Invalid or expired coupon code");
  }

  private follow({ type, url }: CheckoutAnswer): void {
    const { notices, linkOpener } = this.#deps;
    if (type === "checkout") {
      const safeUrl = safeBillingUrl(url);
      if (safeUrl !== null) linkOpener.goTo(safeUrl);
      else notices.problem("No checkout URL received. Please try again.");
      return;
    }
    notices.info("Please contact our sales team for Enterprise pricing");
    this.contactUrl = safeBillingUrl(url, { mail: true });
    if (this.contactUrl !== null) linkOpener.openTab(this.contactUrl);
  }
}
