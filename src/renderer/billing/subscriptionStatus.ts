import type { Subscription } from "../../shared/billing/subscription";
import { formatPeriodDay } from "../format/formatDay";

/** Color of a badge, in this order: green, blue, yellow, red, gray, only an outline. */
type BadgeTone = "ok" | "trial" | "due" | "ended" | "paused" | "none";
interface Badge {
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

/** Returns the badge of a status (product text §4); 'No Subscription' without a status or for an unknown status. */
export const badgeOf = (status: string | null | undefined): Badge =>
  (status && Object.hasOwn(badges, status) && badges[status]) || none;

/** Message for a subscription whose payment failed. */
export const pastDueAlert =
  "Your payment is past due. Please update your payment method to continue using the service.";

/** Returns why a status blocks the app and what to do about it; null for a status that does not. */
export function formatState(status: string | null | undefined): string | null {
  if (status === "past_due") return pastDueAlert;
  if (status === "paused") return "Your subscription is paused. Choose Pro to resume it.";
  if (status === "canceled") return "Your subscription was cancelled. Choose a plan to continue.";
  return null;
}

/** Returns what happens when the paid period ends, as shown. */
export function formatRenewal({ status, cancelAtPeriodEnd, currentPeriodEnd }: Subscription): string {
  if (cancelAtPeriodEnd)
    return currentPeriodEnd ? `Ends on ${formatPeriodDay(currentPeriodEnd)}` : "Ends with this period";
  if (status === "canceled") return "Does not renew";
  if (status === "paused") return "Resumes when you choose Pro again";
  return "Renews automatically";
}

/** Statuses of a subscription that is neither paused nor ended. */
const running: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);
const isRunning = ({ hasSubscription, status }: Subscription): boolean => hasSubscription && running.has(status ?? "");

/** Whether the subscription, running or paused, can be cancelled: not if it already ends with the paid period. */
export const canCancel = (subscription: Subscription): boolean =>
  (isRunning(subscription) || (subscription.hasSubscription && subscription.status === "paused")) &&
  !subscription.cancelAtPeriodEnd;
/** Whether the subscription can be paused: not while a payment is overdue or after a cancellation. */
export const canPause = (subscription: Subscription): boolean =>
  isRunning(subscription) && subscription.status !== "past_due" && !subscription.cancelAtPeriodEnd;
