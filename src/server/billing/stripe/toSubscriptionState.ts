import type Stripe from "stripe";
import type { SubscriptionState } from "../BillingProvider";

type Live = Pick<
  Stripe.Subscription,
  "id" | "status" | "created" | "cancel_at" | "cancel_at_period_end" | "pause_collection" | "metadata" | "items"
>;

/** Rank by status of several subscriptions: the best one counts, of equals the newest. */
const ranks = ["active", "trialing", "past_due", "paused", "canceled"] as const;

/** Converts a Stripe subscription; null for one whose first payment never succeeded. */
export function toSubscriptionState(subscription: Live): SubscriptionState | null {
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

/** Statuses by Stripe's status; others (incomplete, unknown) are of subscriptions that were never paid. */
const meanings: Record<string, SubscriptionState["status"]> = {
  active: "active",
  trialing: "trialing",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "paused",
  canceled: "canceled",
};

function statusOf({ status, pause_collection }: Live): SubscriptionState["status"] | null {
  const isLive = status === "active" || status === "trialing";
  return isLive && pause_collection ? "paused" : (meanings[status] ?? null);
}

/** Picks the subscription that decides about the customer's access. */
export function deciding(subscriptions: readonly Live[]): {
  subscriptionId: string | null;
  state: SubscriptionState | null;
} {
  const known = subscriptions
    .map((subscription) => ({ subscription, state: toSubscriptionState(subscription) }))
    .filter((each): each is { subscription: Live; state: SubscriptionState } => each.state !== null)
    .toSorted(
      (a, b) =>
        ranks.indexOf(a.state.status) - ranks.indexOf(b.state.status) ||
        b.subscription.created - a.subscription.created,
    );
  return { subscriptionId: known[0]?.subscription.id ?? null, state: known[0]?.state ?? null };
}
