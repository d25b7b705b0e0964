import type Stripe from "stripe";
import type { SubscriptionState } from "../BillingProvider";

type SubscriptionFields = Pick<
  Stripe.Subscription,
  "id" | "status" | "created" | "cancel_at" | "cancel_at_period_end" | "pause_collection" | "metadata" | "items"
>;

/**
 * Statuses in order of precedence: if a customer has several subscriptions, the one whose status comes first counts;
 * with equal statuses, the newest.
 */
const ranks = ["active", "trialing", "past_due", "paused", "canceled"] as const;

/** Converts a Stripe subscription. Null if its first payment never succeeded or its status is unknown. */
export function toSubscriptionState(subscription: SubscriptionFields): SubscriptionState | null {
  const { cancel_at, cancel_at_period_end, pause_collection, metadata, items } = subscription;
  const status = statusOf(subscription);
  if (!status) return null;
  const end = cancel_at ?? items.data[0]?.current_period_end ?? null;
  return {
    tier: metadata["tier"] === "enterprise" ? "enterprise" : "pro",
    status,
    currentPeriodEnd: end === null ? null : new Date(end * 1000),
    cancelAtPeriodEnd: status !== "canceled" && (cancel_at_period_end || cancel_at !== null),
    resumesAt: pause_collection?.resumes_at ? new Date(pause_collection.resumes_at * 1000) : null,
  };
}

/**
 * Our status for each status of Stripe. Subscriptions whose first payment never succeeded (`incomplete` …) are left
 * out.
 */
const statusByStripe: Record<string, SubscriptionState["status"]> = {
  active: "active",
  trialing: "trialing",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "paused",
  canceled: "canceled",
};

/**
 * Returns the status: `paused` if collection is paused for an active or trialing subscription; null if `statusByStripe`
 * lacks it.
 */
function statusOf({ status, pause_collection }: SubscriptionFields): SubscriptionState["status"] | null {
  const isLive = status === "active" || status === "trialing";
  return isLive && pause_collection ? "paused" : (statusByStripe[status] ?? null);
}

/**
 * Returns the subscription that determines the customer's access (see `ranks`); both fields are null if there is none.
 */
export function decidingSubscription(subscriptions: readonly SubscriptionFields[]): {
  subscriptionId: string | null;
  state: SubscriptionState | null;
} {
  const known = subscriptions
    .map((subscription) => ({ subscription, state: toSubscriptionState(subscription) }))
    .filter((each): each is { subscription: SubscriptionFields; state: SubscriptionState } => each.state !== null)
    .toSorted(
      (a, b) =>
        ranks.indexOf(a.state.status) - ranks.indexOf(b.state.status) ||
        b.subscription.created - a.subscription.created,
    );
  return { subscriptionId: known[0]?.subscription.id ?? null, state: known[0]?.state ?? null };
}
