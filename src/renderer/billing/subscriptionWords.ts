import type { Subscription } from "../../shared/billing/billing";

/** Colour of a badge: green, blue, yellow, red, grey, and an outline for none. */
export type BadgeTone = "ok" | "trial" | "due" | "ended" | "paused" | "none";
export interface Badge {
  text: string;
  tone: BadgeTone;
}

const none: Badge = { text: "No Subscription", tone: "none" };
const badges: Readonly<Record<string, Badge>> = {
  active: { text: "Active", tone: "ok" },
  trialing: { text: "Trial", tone: "trial" },
  past_due: { text: "Past Due", tone: "due" },
  canceled: { text: "Cancelled", tone: "ended" },
  paused: { text: "Paused", tone: "paused" },
};

/** The badge of a status (product text §4); anything unknown, and no status, is 'No Subscription'. */
export const badgeOf = (status: string | null | undefined): Badge =>
  (status && Object.hasOwn(badges, status) && badges[status]) || none;

export const pastDueAlert =
  "Your payment is past due. Please update your payment method to continue using the service.";

/** Why somebody who has been a subscriber is asked for a plan, and what to do; null where there is nothing to say. */
export function stateLine(status: string | null | undefined): string | null {
  if (status === "past_due") return pastDueAlert;
  if (status === "paused") return "Your subscription is paused. Choose Pro to resume it.";
  if (status === "canceled") return "Your subscription was cancelled. Choose a plan to go on.";
  return null;
}

/** 'Jan 05, 2025': the day in this browser's time zone, the month in English as the screens are. */
const dayFormat = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric" });

/** @param seconds since the epoch, as `currentPeriodEnd` is. */
export const periodDay = (seconds: number): string => dayFormat().format(seconds * 1_000);

/** What becomes of the subscription when its period is over. */
export function renewalWords({ status, cancelAtPeriodEnd, currentPeriodEnd }: Subscription): string {
  if (cancelAtPeriodEnd) return currentPeriodEnd ? `Ends on ${periodDay(currentPeriodEnd)}` : "Ends with this period";
  if (status === "canceled") return "Does not renew";
  if (status === "paused") return "Goes on when you choose Pro again";
  return "Renews by itself";
}

/** Statuses that can be paused or cancelled: there is something running. */
const running: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);
const isRunning = ({ hasSubscription, status }: Subscription): boolean => hasSubscription && running.has(status ?? "");

export const canCancel = (subscription: Subscription): boolean =>
  (isRunning(subscription) || (subscription.hasSubscription && subscription.status === "paused")) &&
  !subscription.cancelAtPeriodEnd;
export const canPause = (subscription: Subscription): boolean =>
  isRunning(subscription) && subscription.status !== "past_due" && !subscription.cancelAtPeriodEnd;
