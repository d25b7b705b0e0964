import { describe, expect, test } from "vitest";
import type { SubscriptionState } from "../../../src/server/billing/BillingProvider";
import { couponAnswer, money } from "../../../src/server/billing/couponAnswer";
import { purchaseOf } from "../../../src/server/billing/startPurchase";
import { salesContact } from "../../../src/server/billing/salesContact";
import { decidingSubscription } from "../../../src/server/billing/stripe/toSubscriptionState";
import { subscriptionAt, subscriptionFrom, plusMonth } from "../../../src/server/billing/testMode/subscriptionAt";
import { html } from "../../../src/server/platform/http/html";
import { readSettings } from "../../../src/server/platform/settings/settings";

const date = (text: string): Date => new Date(`${text}T12:00:00Z`);
const pro: SubscriptionState = {
  tier: "pro",
  status: "active",
  currentPeriodEnd: date("2026-02-10"),
  cancelAtPeriodEnd: false,
  resumesAt: null,
};

describe("salesContact", () => {
  test.each([
    [{}, "mailto:sales@chartside.example?subject=Chartside%20Enterprise%20plan"],
    [
      { CHARTSIDE_COMPANY: "Müller & Söhne" },
      "mailto:sales@mullersohne.example?subject=M%C3%BCller%20%26%20S%C3%B6hne%20Enterprise%20plan",
    ],
    [{ CHARTSIDE_COMPANY: "医院" }, /^mailto:sales@chartside\.example\?subject=/],
    [{ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org" }, /^mailto:sales@scribe\.example\.org\?/],
    [{ CHARTSIDE_PUBLIC_URL: "https://10.0.0.7" }, /^mailto:sales@chartside\.example\?/],
    [
      { CHARTSIDE_SALES_CONTACT: "mailto:deals@example.org" },
      "mailto:deals@example.org?subject=Chartside%20Enterprise%20plan",
    ],
    [
      { CHARTSIDE_SALES_CONTACT: "mailto:a@example.org?cc=b@example.org" },
      /^mailto:a@example.org\?cc=b@example.org&subject=/,
    ],
    [{ CHARTSIDE_SALES_CONTACT: "mailto:a@example.org?Subject=Hello" }, "mailto:a@example.org?Subject=Hello"],
    [{ CHARTSIDE_SALES_CONTACT: "https://example.org/sales" }, "https://example.org/sales"],
  ])("returns the address or link for %j [P1.24]", (env, expected) => {
    const contact = salesContact(readSettings(env));
    expect(contact).toEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
  });
});

describe("purchaseOf", () => {
  test.each<[SubscriptionState["status"] | null, boolean, ReturnType<typeof purchaseOf>]>([
    [null, false, "buy"],
    ["canceled", false, "buy"],
    ["active", false, "manage"],
    ["trialing", false, "manage"],
    ["past_due", false, "manage"],
    ["past_due", true, "manage"],
    ["active", true, "resume"],
    ["trialing", true, "resume"],
    ["paused", false, "resume"],
    ["paused", true, "resume"],
  ])("for status %s with cancelAtPeriodEnd %s is %s", (status, cancelAtPeriodEnd, expected) => {
    expect(purchaseOf(status && { ...pro, status, cancelAtPeriodEnd })).toBe(expected);
  });
});

describe("couponAnswer", () => {
  const discount = { id: "X", name: null, percentOff: null, amountOff: null, currency: null, months: null } as const;
  test.each([
    [{ percentOff: 12.5, duration: "forever" }, "12.5% off", "for as long as you subscribe"],
    [{ percentOff: 20, duration: "repeating", months: 1 }, "20% off", "for 1 month"],
    [{ amountOff: 1_050, currency: "usd", duration: "once" }, "$10.50 off", "on your first payment"],
    [{ amountOff: 500, currency: "jpy", duration: "repeating", months: 6 }, "¥500 off", "for 6 months"],
    [{ amountOff: 999, currency: "eur", duration: "once" }, "€9.99 off", "on your first payment"],
  ] as const)("describes %j [P3.12]", (more, display, duration) => {
    const answer = couponAnswer({ ...discount, ...more });
    expect([answer.discount_display, answer.duration_display]).toEqual([display, duration]);
  });

  test("formats money from the smallest unit", () => {
    expect([money(9_900, "usd"), money(9_900, "JPY"), money(0, "usd")]).toEqual(["$99.00", "¥9,900", "$0.00"]);
  });
});

describe("a subscription in test mode over time", () => {
  test.each([
    ["2026-01-31", "2026-02-28"],
    ["2028-01-31", "2028-02-29"],
    ["2026-12-15", "2027-01-15"],
    ["2026-03-31", "2026-04-30"],
  ])("one month after %s is %s", (from, to) => {
    expect(plusMonth(date(from))).toEqual(date(to));
  });

  test.each<[string, Partial<SubscriptionState>, string, Partial<SubscriptionState>]>([
    ["nothing changes within the period", {}, "2026-02-09", {}],
    ["a subscription renews, also over several periods", {}, "2026-04-12", { currentPeriodEnd: date("2026-05-10") }],
    [
      "a trial becomes active",
      { status: "trialing" },
      "2026-02-11",
      { status: "active", currentPeriodEnd: date("2026-03-10") },
    ],
    [
      "a canceled subscription ends with its period",
      { cancelAtPeriodEnd: true },
      "2026-02-11",
      { status: "canceled", cancelAtPeriodEnd: false },
    ],
    [
      "a canceled and paused subscription ends with its period",
      { status: "paused", cancelAtPeriodEnd: true },
      "2026-02-11",
      { status: "canceled", cancelAtPeriodEnd: false },
    ],
    ["a pause without an end date stays", { status: "paused" }, "2027-01-01", { status: "paused" }],
    [
      "a pause with an end date ends",
      { status: "paused", resumesAt: date("2026-02-01") },
      "2026-02-02",
      { status: "active", resumesAt: null },
    ],
    ["past due stays past due", { status: "past_due" }, "2027-01-01", { status: "past_due" }],
    ["canceled stays canceled", { status: "canceled" }, "2027-01-01", { status: "canceled" }],
  ])("%s", (_what, before, now, after) => {
    const state = { ...pro, ...before };
    expect(subscriptionAt(state, date(now))).toEqual({ ...state, ...after });
  });

  test("a new subscription has a period, unless it is canceled", () => {
    const now = date("2026-01-05");
    expect(subscriptionFrom("trialing", now).currentPeriodEnd).toEqual(date("2026-01-19"));
    expect(subscriptionFrom("active", now).currentPeriodEnd).toEqual(date("2026-02-05"));
    expect(subscriptionFrom("canceled", now).currentPeriodEnd).toEqual(now);
  });
});

describe("deciding among a customer's Stripe subscriptions", () => {
  const items = { data: [{ current_period_end: 1_800_000_000 }] };
  const one = (id: string, status: string, created: number, more = {}) =>
    ({
      id,
      status,
      created,
      cancel_at: null,
      cancel_at_period_end: false,
      pause_collection: null,
      metadata: {},
      items,
      ...more,
    }) as never;

  test.each([
    ["picks none if there is none", [], null, null],
    ["skips one whose first payment failed", [one("a", "incomplete_expired", 1)], null, null],
    ["skips one with an unknown status", [one("a", "hibernating", 1)], null, null],
    ["picks the newest of equals", [one("a", "canceled", 1), one("b", "canceled", 2)], "b", "canceled"],
    ["picks the live one, though older", [one("a", "active", 1), one("b", "canceled", 2)], "a", "active"],
    [
      "picks an active one before a paused one",
      [one("a", "active", 2, { pause_collection: {} }), one("b", "active", 1)],
      "b",
      "active",
    ],
    ["picks past due before paused", [one("a", "paused", 2), one("b", "unpaid", 1)], "b", "past_due"],
  ])("%s", (_what, subscriptions, id, status) => {
    const { subscriptionId, state } = decidingSubscription(subscriptions);
    expect([subscriptionId, state?.status ?? null]).toEqual([id, status]);
  });
});

test("html`` escapes text, keeps markup and renders null, undefined and false as nothing", () => {
  const list = [html`<i>1</i>`, html`<i>2</i>`];
  expect(html`<p title="${`"'<&>`}">${null}${undefined}${false}${0}${list}</p>`.toString()).toBe(
    `<p title="&quot;&#39;&lt;&amp;&gt;">0<i>1</i><i>2</i></p>`,
  );
});
