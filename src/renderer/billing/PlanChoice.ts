import { makeAutoObservable, observableRef } from "mobx";
import type { Coupon, Tier } from "../../shared/billing/subscription";
import { AppError } from "../../shared/errors";
import { AsyncTask } from "../base/AsyncTask";
import { type BillingApi, type CheckoutAnswer, detailOr } from "./BillingApi";
import { billingAddress, type LinkOpener } from "./billingAddress";
import type { Notices } from "./notices";

/** State of the plan dialog: the selected plan, a coupon, and the checkout. Made new on each opening. */
export class PlanChoice {
  tier: Tier = "pro";
  couponCode = "";
  /** The coupon the server accepted for `couponCode`; cleared when the code is edited. */
  coupon: Coupon | null = null;
  couponProblem: string | null = null;
  /** Address of the sales team, shown as a link in case no mail program opened. */
  contactUrl: string | null = null;
  readonly checking = new AsyncTask();
  readonly going = new AsyncTask();

  readonly #deps: { api: BillingApi; notices: Notices; linkOpener: LinkOpener };

  constructor(deps: { api: BillingApi; notices: Notices; linkOpener: LinkOpener }) {
    this.#deps = deps;
    makeAutoObservable(this, { coupon: observableRef, checking: false, going: false });
  }

  choose(tier: Tier): void {
    this.tier = tier;
  }

  setCouponCode(code: string): void {
    this.couponCode = code;
    this.coupon = null;
    this.couponProblem = null;
    this.checking.reset();
  }

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

  /** Opens the checkout of the selected plan in this tab, or the sales contact in a new one. */
  async proceed(): Promise<void> {
    const { api, notices } = this.#deps;
    if (this.going.isRunning) return;
    const coupon = this.tier === "pro" && this.coupon ? this.couponCode.trim() : null;
    await this.going.run(
      () => api.checkout(this.tier, coupon),
      (answer) => this.follow(answer),
    );
    if (this.going.error) {
      const detail = detailOr(this.going.error, "Failed to create checkout session");
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
      const address = billingAddress(url);
      if (address !== null) linkOpener.goTo(address);
      else notices.problem("No checkout URL received. Please try again.");
      return;
    }
    notices.info("Please contact our sales team for Enterprise pricing");
    this.contactUrl = billingAddress(url, { mail: true });
    if (this.contactUrl !== null) linkOpener.openTab(this.contactUrl);
  }
}
