import type { Subscription } from "../../shared/billing/subscription";
import { formatPeriodDay } from "../format/formatDay";

/** Color of a badge: green, blue, yellow, red, gray, and an outline for none. */
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

/** The badge of a status (product text §4); anything unknown, and no status, is 'No Subscription'. */
export const badgeOf = (status: string | null | undefined): Badge =>
  (status && Object.hasOwn(badges, status) && badges[status]) || none;

export const pastDueAlert =
  "Your payment is past due. Please update your payment method to continue using the service.";

/** Explains to a former subscriber why a plan is required; null if there is nothing to explain. */
export function formatState(status: string | null | undefined): string | null {
  if (status === "past_due") return pastDueAlert;
  if (status === "paused") return "Your subscription is paused. Choose Pro to resume it.";
  if (status === "canceled") return "Your subscription was cancelled. Choose a plan to continue.";
  return null;
}

/** Describes what happens when the paid period ends. */
export function formatRenewal({ status, cancelAtPeriodEnd, currentPeriodEnd }: Subscription): string {
  if (cancelAtPeriodEnd)
    return currentPeriodEnd ? `Ends on ${formatPeriodDay(currentPeriodEnd)}` : "Ends with this period";
  if (status === "canceled") return "Does not renew";
  if (status === "paused") return "Resumes when you choose Pro again";
  return "Renews automatically";
}

/** Statuses of a running subscription, which can be paused or cancelled. */
const running: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);
const isRunning = ({ hasSubscription, status }: Subscription): boolean => hasSubscription && running.has(status ?? "");

export const canCancel = (subscription: Subscription): boolean =>
  (isRunning(subscription) || (subscription.hasSubscription && subscription.status === "paused")) &&
  !subscription.cancelAtPeriodEnd;
export const canPause = (subscription: Subscription): boolean =>
  isRunning(subscription) && subscription.status !== "past_due" && !subscription.cancelAtPeriodEnd;
