import type { AxiosInstance } from "axios";
import {
  checkoutSchema,
  type Coupon,
  couponSchema,
  portalSchema,
  type Subscription,
  subscriptionSchema,
  type Tier,
} from "../../shared/billing/billing";
import { serverDetail } from "../http/httpClient";

/** Where a chosen plan leads. The address is as the server sent it: not checked yet. */
export interface CheckoutAnswer {
  type: "checkout" | "contact_sales";
  url: string | undefined;
}

/** The billing calls of the service. Answers are read in both spellings, `portal_url` and `portalUrl`. */
export class BillingApi {
  constructor(private readonly http: AxiosInstance) {}

  async subscription(): Promise<Subscription> {
    const { data } = await this.http.get<unknown>("/api/v1/billing/subscription-status");
    return readSubscription(data);
  }

  /** @param coupon a code the server took as valid. */
  async checkout(tier: Tier, coupon: string | null): Promise<CheckoutAnswer> {
    const body = { tier, ...(coupon !== null && { coupon_code: coupon }) };
    const { data } = await this.http.post<unknown>("/api/v1/billing/create-checkout-session", body);
    const told = checkoutAnswer.parse(spelled(data, snakeCase));
    const type = told.type ?? (told.contact_url !== undefined && !told.checkout_url ? "contact_sales" : "checkout");
    return { type, url: type === "checkout" ? told.checkout_url : told.contact_url };
  }

  /** @returns the portal's address as the server sent it, if it did. */
  async portal(): Promise<string | undefined> {
    const { data } = await this.http.post<unknown>("/api/v1/billing/customer-portal");
    return portalSchema.safeParse(spelled(data, snakeCase)).data?.portal_url;
  }

  /** Ends the subscription with the paid period. @returns the new status, null where the answer is none. */
  async cancel(reason: string): Promise<Subscription | null> {
    const body = { ...(reason && { reason }), at_period_end: true };
    return statusOrNull((await this.http.post<unknown>("/api/v1/billing/cancel-subscription", body)).data);
  }

  /** Pauses it until the plan is chosen again. @returns the new status, null where the answer is none. */
  async pause(): Promise<Subscription | null> {
    return statusOrNull((await this.http.post<unknown>("/api/v1/billing/pause-subscription", {})).data);
  }

  async validateCoupon(code: string): Promise<Coupon> {
    const { data } = await this.http.post<unknown>("/api/v1/billing/validate-coupon", { coupon_code: code });
    return couponSchema.parse(spelled(data, snakeCase));
  }
}

/** What a failed call says: the server's own sentence where it sent one, else `fallback` (product text §8). */
export const detailOr = (error: unknown, fallback: string): string => serverDetail(error) ?? fallback;

const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same object with its field names spelled one way; fields without a value are left out. */
function spelled(body: unknown, spell: (name: string) => string): unknown {
  if (typeof body !== "object" || body === null) return body;
  const fields = Object.entries(body).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [spell(name), value]));
}

/** An answer without a type is told by the address it gives. */
const checkoutAnswer = checkoutSchema.partial({ type: true });

/** An answer that leaves out whether there is a subscription has one where it tells a status. @throws {z.ZodError} */
function readSubscription(data: unknown): Subscription {
  const told = subscriptionSchema.partial({ hasSubscription: true }).parse(spelled(data, camelCase));
  return { ...told, hasSubscription: told.hasSubscription ?? Boolean(told.status) };
}

/** Only an answer that says it in full takes the place of another look. */
function statusOrNull(data: unknown): Subscription | null {
  return subscriptionSchema.safeParse(spelled(data, camelCase)).data ?? null;
}
