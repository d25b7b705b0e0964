import type { Checkout, Coupon, Subscription } from "../../../src/shared/billing/subscription";
import type { Problem } from "../../../src/shared/errors";
import type { TestServer, TestUser } from "../testServer";

/** The billing calls of one user. */
export class BillingClient {
  constructor(
    private readonly server: TestServer,
    private readonly user: TestUser,
  ) {}

  call(method: string, path: string, json?: unknown): Promise<Response> {
    return this.server.call(this.user, method, `/api/v1/billing/${path}`, json);
  }

  status(): Promise<Subscription> {
    return this.answer("GET", "subscription-status");
  }

  checkout(json: Record<string, unknown> = { tier: "pro" }): Promise<Checkout> {
    return this.answer("POST", "create-checkout-session", json);
  }

  portal(): Promise<{ portal_url: string }> {
    return this.answer("POST", "customer-portal");
  }

  cancel(json: Record<string, unknown> = { at_period_end: true }): Promise<Subscription> {
    return this.answer("POST", "cancel-subscription", json);
  }

  pause(json: Record<string, unknown> = {}): Promise<Subscription> {
    return this.answer("POST", "pause-subscription", json);
  }

  coupon(code: string): Promise<Coupon> {
    return this.answer("POST", "validate-coupon", { coupon_code: code });
  }

  /** The problem that a call answers. @throws if it succeeds. */
  async refusal(method: string, path: string, json?: unknown): Promise<Problem> {
    const response = await this.call(method, path, json);
    if (response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Problem;
  }

  private async answer<T>(method: string, path: string, json?: unknown): Promise<T> {
    const response = await this.call(method, path, json);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}
