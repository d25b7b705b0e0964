import type { AxiosInstance } from "axios";
import {
  checkoutSchema,
  type Coupon,
  couponSchema,
  portalSchema,
  type Subscription,
  subscriptionSchema,
  type Tier,
} from "../../shared/billing/subscription";
import { serverDetail } from "../http/toAppError";

/** The answer to a checkout request. `url` is as the server sent it, not validated; undefined if it sent none. */
export interface CheckoutAnswer {
  type: "checkout" | "contact_sales";
  url: string | undefined;
}

/** Client of the billing routes. Accepts responses in snake_case and camelCase. */
export class BillingApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Loads the subscription. @throws {z.ZodError} if the response is not valid. */
  async subscription(): Promise<Subscription> {
    const { data } = await this.http.get<unknown>("/api/v1/billing/subscription-status");
    return readSubscription(data);
  }

  /** Requests a checkout or, for Enterprise, a sales contact. @param coupon a code that the server has validated. */
  async checkout(tier: Tier, coupon: string | null): Promise<CheckoutAnswer> {
    const body = { tier, ...(coupon !== null && { coupon_code: coupon }) };
    const { data } = await this.http.post<unknown>("/api/v1/billing/create-checkout-session", body);
    const answer = checkoutAnswer.parse(spelled(data, snakeCase));
    const type =
      answer.type ?? (answer.contact_url !== undefined && !answer.checkout_url ? "contact_sales" : "checkout");
    return { type, url: type === "checkout" ? answer.checkout_url : answer.contact_url };
  }

  /** Requests the billing portal. @returns its address, not validated; undefined if the server sent none. */
  async portal(): Promise<string | undefined> {
    const { data } = await this.http.post<unknown>("/api/v1/billing/customer-portal");
    return portalSchema.safeParse(spelled(data, snakeCase)).data?.portal_url;
  }

  /** Cancels at the end of the paid period. @returns the new subscription; null if the response has none. */
  async cancel(reason: string): Promise<Subscription | null> {
    const body = { ...(reason && { reason }), at_period_end: true };
    return statusOrNull((await this.http.post<unknown>("/api/v1/billing/cancel-subscription", body)).data);
  }

  /** Pauses until the plan is chosen again. @returns the new subscription; null if the response has none. */
  async pause(): Promise<Subscription | null> {
    return statusOrNull((await this.http.post<unknown>("/api/v1/billing/pause-subscription", {})).data);
  }

  /** Validates a coupon code. The result can say that the code is not valid (`valid`). */
  async validateCoupon(code: string): Promise<Coupon> {
    const { data } = await this.http.post<unknown>("/api/v1/billing/validate-coupon", { coupon_code: code });
    return couponSchema.parse(spelled(data, snakeCase));
  }
}

/** Returns the server's own message if it sent one, otherwise `fallback` (product text §8). */
export const detailOr = (error: unknown, fallback: string): string => serverDetail(error) ?? fallback;

const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns an object with its field names converted by `spell` and without null fields; other values unchanged. */
function spelled(body: unknown, spell: (name: string) => string): unknown {
  if (typeof body !== "object" || body === null) return body;
  const fields = Object.entries(body).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [spell(name), value]));
}

/** Schema of a checkout response. If its type is missing, `checkout` infers the type from the address. */
const checkoutAnswer = checkoutSchema.partial({ type: true });

/** Parses a subscription. A missing `hasSubscription` is true if there is a status. @throws {z.ZodError} */
function readSubscription(data: unknown): Subscription {
  const answer = subscriptionSchema.partial({ hasSubscription: true }).parse(spelled(data, camelCase));
  return { ...answer, hasSubscription: answer.hasSubscription ?? Boolean(answer.status) };
}

/** Parses a subscription. Returns null for an incomplete response; `BillingStore` then reloads the subscription. */
function statusOrNull(data: unknown): Subscription | null {
  return subscriptionSchema.safeParse(spelled(data, camelCase)).data ?? null;
}
