import { randomBytes } from "node:crypto";
import { type FormObject, objectOf, textOf } from "./stripeForm";

const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;
export const nowS = (): number => Math.floor(Date.now() / 1000);
const monthS = 30 * 24 * 3_600;

export interface StripeSubscription {
  id: string;
  object: "subscription";
  customer: string;
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  cancellation_details: { comment: string | null };
  pause_collection: { behavior: string; resumes_at: number | null } | null;
  metadata: Record<string, string>;
  items: { object: "list"; data: { id: string; object: "subscription_item"; current_period_end: number }[] };
}

export interface StripeSession {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  url: string | null;
  customer: string;
  subscription: string | null;
  metadata: Record<string, string>;
  /** The form that created it. */
  request: FormObject;
}

export interface StripePromotion {
  id: string;
  code: string;
  customer?: string | null;
  expires_at?: number | null;
  max_redemptions?: number | null;
  times_redeemed?: number;
  coupon: Record<string, unknown>;
}

/** An error answer with Stripe's fields. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; param?: string; message: string },
  ) {
    super(error.message);
  }
}

const missing = (param: string, what: string): Refusal =>
  new Refusal(400, { type: "invalid_request_error", code: "resource_missing", param, message: `No such ${what}` });

/** A Stripe account in memory, with the calls of Stripe's API that the server makes. */
export class StripeWorld {
  readonly customers = new Map<string, { id: string; object: "customer"; email: string | null }>();
  readonly sessions = new Map<string, StripeSession>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly promotions: StripePromotion[] = [];

  createCustomer(form: FormObject) {
    const customer = { id: id("cus"), object: "customer" as const, email: textOf(form, "email") };
    this.customers.set(customer.id, customer);
    return customer;
  }

  createSession(form: FormObject): StripeSession {
    const customer = this.existing(form);
    const metadata = objectOf(form, "metadata") as Record<string, string>;
    const session: StripeSession = {
      id: id("cs_test"),
      object: "checkout.session",
      status: "open",
      url: null,
      customer,
      subscription: null,
      metadata,
      request: form,
    };
    session.url = `https://checkout.stripe.example/c/pay/${session.id}`;
    this.sessions.set(session.id, session);
    return session;
  }

  session(sessionId: string): StripeSession {
    const session = this.sessions.get(sessionId);
    if (!session) throw missing("session", "checkout.session");
    return session;
  }

  expire(sessionId: string): StripeSession {
    const session = this.session(sessionId);
    if (session.status !== "open") {
      throw new Refusal(400, {
        type: "invalid_request_error",
        message: "Only Checkout Sessions with a status of open can be expired.",
      });
    }
    Object.assign(session, { status: "expired", url: null });
    return session;
  }

  createPortal(form: FormObject) {
    const customer = this.existing(form);
    const url = `https://billing.stripe.example/p/session/${customer}`;
    return { id: id("bps"), object: "billing_portal.session", url, return_url: textOf(form, "return_url") };
  }

  listSubscriptions(customer: string | null) {
    if (!customer || !this.customers.has(customer)) throw missing("customer", "customer");
    const data = [...this.subscriptions.values()].filter((each) => each.customer === customer);
    return { object: "list", url: "/v1/subscriptions", has_more: false, data };
  }

  subscription(subscriptionId: string): StripeSubscription {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription) throw missing("id", "subscription");
    return subscription;
  }

  updateSubscription(subscriptionId: string, form: FormObject): StripeSubscription {
    const subscription = this.subscription(subscriptionId);
    const endsWithPeriod = textOf(form, "cancel_at_period_end");
    const cancelAt = textOf(form, "cancel_at");
    if (endsWithPeriod !== null && cancelAt !== null) {
      const message = "You may only specify one of these parameters: cancel_at, cancel_at_period_end.";
      throw new Refusal(400, { type: "invalid_request_error", message });
    }
    if (endsWithPeriod !== null) {
      subscription.cancel_at_period_end = endsWithPeriod === "true";
      subscription.cancel_at =
        endsWithPeriod === "true" ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    }
    if (cancelAt !== null) subscription.cancel_at = cancelAt === "" ? null : Number(cancelAt);
    const comment = textOf(objectOf(form, "cancellation_details"), "comment");
    if (comment !== null) subscription.cancellation_details.comment = comment;
    const pause = form["pause_collection"];
    if (pause === "") subscription.pause_collection = null;
    else if (typeof pause === "object") {
      const resumesAt = textOf(pause, "resumes_at");
      subscription.pause_collection = {
        behavior: textOf(pause, "behavior") ?? "",
        resumes_at: resumesAt === null ? null : Number(resumesAt),
      };
    }
    return subscription;
  }

  listPromotions(code: string | null) {
    const data = this.promotions
      .filter((each) => each.code.toLowerCase() === code?.toLowerCase())
      .map(({ coupon, ...each }) => ({
        object: "promotion_code",
        active: true,
        customer: null,
        expires_at: null,
        max_redemptions: null,
        times_redeemed: 0,
        ...each,
        promotion: { type: "coupon", coupon },
      }));
    return { object: "list", url: "/v1/promotion_codes", has_more: false, data };
  }

  /** Pays a checkout session, as the buyer does on Stripe's page. */
  pay(sessionId: string): StripeSubscription {
    const session = this.session(sessionId);
    const subscription = this.subscribe(session.customer, {
      metadata: objectOf(objectOf(session.request, "subscription_data"), "metadata") as Record<string, string>,
    });
    Object.assign(session, { status: "complete", url: null, subscription: subscription.id });
    return subscription;
  }

  subscribe(customer: string, more: Partial<StripeSubscription> = {}): StripeSubscription {
    const subscription: StripeSubscription = {
      id: id("sub"),
      object: "subscription",
      customer,
      status: "active",
      created: nowS(),
      cancel_at: null,
      cancel_at_period_end: false,
      cancellation_details: { comment: null },
      pause_collection: null,
      metadata: {},
      items: {
        object: "list",
        data: [{ id: id("si"), object: "subscription_item", current_period_end: nowS() + monthS }],
      },
      ...more,
    };
    this.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  private existing(form: FormObject): string {
    const customer = textOf(form, "customer");
    if (!customer || !this.customers.has(customer)) throw missing("customer", "customer");
    return customer;
  }
}
