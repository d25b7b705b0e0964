import type { FastifyPluginAsync } from "fastify";
import type { ServerContext } from "../../platform/ServerContext";
import type { BillingProvider, CheckoutRequest, SubscriptionState } from "../BillingProvider";
import type { Buyer } from "../buyer";
import { couponAnswer, noCoupon } from "../couponAnswer";
import {
  alreadyIncluded,
  couponRefused,
  noPlansInPublicTest,
  nothingToCancel,
  nothingToPause,
  nothingToResume,
  payFirst,
} from "../billingErrors";
import { isPublic } from "../../platform/settings/settings";
import { SubscriptionsRepository } from "../SubscriptionsRepository";
import { testCoupon } from "./testCoupon";
import { testPages } from "./testPages";
import { type TestPage, TestSessionsRepository } from "./TestSessionsRepository";
import { subscriptionAt, subscriptionFrom } from "./subscriptionAt";

/** Returns the path of a test mode page. */
const pageAddress = (kind: TestPage, token: string): string => `/api/v1/billing/test/${kind}/${token}`;

/** A simulated payment provider with its own pages, on which every status can be set. Nothing is charged. */
export class TestBilling implements BillingProvider {
  readonly routes: FastifyPluginAsync;
  readonly sessions: TestSessionsRepository;
  private readonly subscriptions: SubscriptionsRepository;
  /**
   * Whether plans can be chosen: not on a public server, where users could give themselves one, unless it is allowed.
   */
  private readonly grantsPlans: boolean;

  constructor({ database, vault, settings }: Pick<ServerContext, "database" | "vault" | "settings">) {
    this.sessions = new TestSessionsRepository(database, vault);
    this.subscriptions = new SubscriptionsRepository(database, "test");
    this.grantsPlans = !isPublic(settings) || settings.CHARTSIDE_ALLOW_TEST_BILLING;
    this.routes = testPages(this, settings.CHARTSIDE_COMPANY);
  }

  async subscription({ id }: Pick<Buyer, "id">): Promise<SubscriptionState | null> {
    const { state } = await this.subscriptions.ofUser(id);
    return state && subscriptionAt(state, new Date());
  }

  async checkout(buyer: Buyer, { site, couponCode }: CheckoutRequest): Promise<string> {
    this.refuseInPublic();
    if (buyer.accountType !== "pro") throw alreadyIncluded();
    if (couponCode !== null && !testCoupon(couponCode, new Date())) throw couponRefused();
    return site + pageAddress("checkout", await this.sessions.open("checkout", buyer.id, couponCode));
  }

  async portal(buyer: Buyer, site: string): Promise<string> {
    this.refuseInPublic();
    return site + pageAddress("portal", await this.sessions.open("portal", buyer.id));
  }

  async cancel(buyer: Pick<Buyer, "id">): Promise<SubscriptionState> {
    const state = await this.subscription(buyer);
    if (!state || state.status === "canceled") throw nothingToCancel();
    return this.put(buyer.id, { ...state, cancelAtPeriodEnd: true });
  }

  async pause(buyer: Pick<Buyer, "id">, resumesAt: Date | null): Promise<SubscriptionState> {
    const state = await this.subscription(buyer);
    if (!state || state.status === "canceled") throw nothingToPause();
    if (state.status === "past_due") throw payFirst();
    return this.put(buyer.id, { ...state, status: "paused", resumesAt });
  }

  async resume(buyer: Pick<Buyer, "id">): Promise<SubscriptionState> {
    this.refuseInPublic();
    const state = await this.subscription(buyer);
    if (!state || state.status === "canceled") throw nothingToResume();
    const status = state.status === "paused" ? "active" : state.status;
    return this.put(
      buyer.id,
      subscriptionAt({ ...state, status, cancelAtPeriodEnd: false, resumesAt: null }, new Date()),
    );
  }

  async coupon(_buyer: Buyer, code: string) {
    const discount = testCoupon(code, new Date());
    return discount ? couponAnswer(discount) : noCoupon;
  }

  /**
   * Sets the status of the user's subscription as if it had just begun; null removes the subscription.
   * @throws {AppError} `forbidden` if plans cannot be chosen on this server.
   */
  async setStatus(userId: string, status: SubscriptionState["status"] | null): Promise<void> {
    this.refuseInPublic();
    await this.put(userId, status && subscriptionFrom(status, new Date()));
  }

  /** @throws {AppError} `forbidden` if plans cannot be chosen on this server. */
  private refuseInPublic(): void {
    if (!this.grantsPlans) throw noPlansInPublicTest();
  }

  /** Stores the state, in a row that is created if there is none. @returns `state`. */
  private async put<T extends SubscriptionState | null>(userId: string, state: T): Promise<T> {
    await this.subscriptions.ofUser(userId);
    await this.subscriptions.storeRead(userId, await this.subscriptions.nextReadNumber(), {
      subscriptionId: null,
      state,
    });
    return state;
  }
}
