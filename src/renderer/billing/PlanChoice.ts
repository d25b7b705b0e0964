import { makeAutoObservable, observableRef } from "mobx";
import type { Coupon, Tier } from "../../shared/billing/billing";
import { AppError } from "../../shared/errors";
import { AsyncTask } from "../app/AsyncTask";
import { type BillingApi, type CheckoutAnswer, detailOr } from "./billingApi";
import { billingAddress, type WaysOut } from "./billingAddress";
import type { Notices } from "./notices";

/** One opening of the plan dialog: the plan chosen, a coupon, and where it leads. */
export class PlanChoice {
  tier: Tier = "pro";
  couponCode = "";
  /** The coupon the server took for `couponCode`; an edit of the code takes it away. */
  coupon: Coupon | null = null;
  couponProblem: string | null = null;
  /** Where the sales team is reached, once asked for: for whoever has no mail program. */
  contactUrl: string | null = null;
  readonly checking = new AsyncTask();
  readonly going = new AsyncTask();

  constructor(private readonly parts: { api: BillingApi; notices: Notices; waysOut: WaysOut }) {
    makeAutoObservable<this, "parts">(this, { coupon: observableRef, checking: false, going: false, parts: false });
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
      const coupon = await this.parts.api.validateCoupon(code);
      if (!coupon.valid) throw new AppError("bad_request", "This coupon is not valid.");
      return coupon;
    };
    await this.checking.run(check, (coupon) => (this.coupon = coupon));
    this.sayCouponProblem();
  }

  /** Goes on with the chosen plan: to the checkout in this tab, or to the sales team in a new one. */
  async proceed(): Promise<void> {
    const { api, notices } = this.parts;
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

  private sayCouponProblem(): void {
    const { error } = this.checking;
    if (error) this.couponProblem = detailOr(error, "Invalid or expired coupon code");
  }

  private follow({ type, url }: CheckoutAnswer): void {
    const { notices, waysOut } = this.parts;
    if (type === "checkout") {
      const address = billingAddress(url);
      if (address !== null) waysOut.goTo(address);
      else notices.problem("No checkout URL received. Please try again.");
      return;
    }
    notices.tell("Please contact our sales team for Enterprise pricing");
    this.contactUrl = billingAddress(url, { mail: true });
    if (this.contactUrl !== null) waysOut.openTab(this.contactUrl);
  }
}
