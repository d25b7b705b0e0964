import { afterEach, expect, test } from "vitest";
import {
  badgeOf,
  canCancel,
  canPause,
  formatRenewal,
  formatState,
} from "../../../src/renderer/billing/subscriptionStatus";
import { formatPeriodDay } from "../../../src/renderer/format/formatDay";
import { checkoutReturnOf } from "../../../src/renderer/billing/useCheckoutReturn";
import type { Subscription } from "../../../src/shared/billing/subscription";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each([
  ["active", "Active", "ok"],
  ["trialing", "Trial", "trial"],
  ["past_due", "Past Due", "due"],
  ["canceled", "Cancelled", "ended"],
  ["paused", "Paused", "paused"],
  ["admin", "No Subscription", "none"],
  ["enterprise", "No Subscription", "none"],
  ["weird", "No Subscription", "none"],
  ["toString", "No Subscription", "none"],
  ["", "No Subscription", "none"],
  [null, "No Subscription", "none"],
  [undefined, "No Subscription", "none"],
])("the badge of %s is %s [P4.13 P4.14 P4.15 P4.16 P4.17 P4.18]", (status, text, tone) => {
  expect(badgeOf(status)).toEqual({ text, tone });
});

test.each([
  ["Europe/London", "Jan 05, 2025"],
  ["Pacific/Auckland", "Jan 06, 2025"],
  ["America/Los_Angeles", "Jan 05, 2025"],
])("the day in %s is %s [P9.29 P9.30 P3.11]", (timeZone, day) => {
  process.env["TZ"] = timeZone;
  expect(formatPeriodDay(1_736_078_400)).toBe(day); // 2025-01-05 12:00 UTC
});

test("past_due, paused and canceled have a text, the other statuses none [P4.47 P8.37 P8.38]", () => {
  const alert = "Your payment is past due. Please update your payment method to continue using the service.";
  expect(formatState("past_due")).toBe(alert);
  expect(formatState("paused")).toContain("paused");
  expect(formatState("canceled")).toContain("cancelled");
  for (const status of ["active", "trialing", "admin", "enterprise", null]) expect(formatState(status)).toBeNull();
});

const subscription = (more: Partial<Subscription>): Subscription => ({
  hasSubscription: true,
  tier: "pro",
  status: "active",
  currentPeriodEnd: 1_736_078_400,
  cancelAtPeriodEnd: false,
  ...more,
});

test.each<[Partial<Subscription>, string, boolean, boolean]>([
  [{}, "Renews automatically", true, true],
  [{ status: "trialing" }, "Renews automatically", true, true],
  [{ status: "past_due" }, "Renews automatically", true, false],
  [{ status: "paused" }, "Resumes when you choose Pro again", true, false],
  [{ status: "canceled" }, "Does not renew", false, false],
  [{ cancelAtPeriodEnd: true, currentPeriodEnd: null }, "Ends with this period", false, false],
  [{ hasSubscription: false, status: null }, "Renews automatically", false, false],
])("%o is %s (can be cancelled: %s, can be paused: %s) [P4.51]", (more, words, cancel, pause) => {
  const one = subscription(more);
  if (one.hasSubscription) expect(formatRenewal(one)).toBe(words);
  expect([canCancel(one), canPause(one)]).toEqual([cancel, pause]);
});

test("a cancellation at the end of the period is shown with its date [P4.51]", () => {
  process.env["TZ"] = "Europe/London";
  expect(formatRenewal(subscription({ cancelAtPeriodEnd: true }))).toBe("Ends on Jan 05, 2025");
});

test.each([
  ["?subscription=success", "success"],
  ["?sessions=open&subscription=cancelled", "cancelled"],
  ["?subscription=Success", null],
  ["?subscription=", null],
  ["?success=subscription", null],
  ["", null],
])("the address's %j is a checkout return: %s", (search, returned) => {
  expect(checkoutReturnOf(search)).toBe(returned);
});
