import { createHmac, randomBytes } from "node:crypto";
import type { TestServer } from "../testServer";
import { nowS } from "./StripeWorld";

export const webhookSecret = "whsec_chartside_stub";

/** An event as Stripe posts it. */
export interface StripeEvent {
  id: string;
  object: "event";
  type: string;
  created: number;
  livemode: boolean;
  api_version: string;
  data: { object: unknown };
}

/** @param object copied, so that later changes of it are not in the event. */
export function eventOf(type: string, object: unknown, more: Partial<StripeEvent> = {}): StripeEvent {
  return {
    id: `evt_${randomBytes(10).toString("hex")}`,
    object: "event",
    type,
    created: nowS(),
    livemode: false,
    api_version: "2026-10-28.endive",
    data: { object: structuredClone(object) },
    ...more,
  };
}

/** The `stripe-signature` header: HMAC-SHA256 over `timestamp.payload`. */
export function signature(payload: string, { secret = webhookSecret, at = nowS() } = {}): string {
  const mac = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  return `t=${at},v1=${mac}`;
}

/** Posts a signed event as Stripe does. @param headers override the valid ones. */
export function deliver(
  server: TestServer,
  event: StripeEvent | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  return fetch(`${server.url}/api/v1/billing/webhook`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature(body), ...headers },
  });
}
