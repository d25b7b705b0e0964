import type { SubscriptionState } from "../BillingProvider";

const dayMs = 24 * 3_600_000;
/** Length of test mode's trial, in days. */
const trialDays = 14;

/** Returns the same day and time (UTC) a month later, or the last day of that month if it is shorter. */
export function plusMonth(date: Date): Date {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + 1, 1);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

/** Returns a Pro subscription that has this status since `now`. */
export function subscriptionFrom(status: SubscriptionState["status"], now: Date): SubscriptionState {
  const ends = { trialing: new Date(now.getTime() + trialDays * dayMs), canceled: now };
  const currentPeriodEnd = status === "trialing" || status === "canceled" ? ends[status] : plusMonth(now);
  return { tier: "pro", status, currentPeriodEnd, cancelAtPeriodEnd: false, resumesAt: null };
}

/**
 * Returns the subscription as it is at `now`: resumed if its pause is over, canceled if it was set to end and its
 * period is over, otherwise renewed by months. Past-due and paused subscriptions are not renewed.
 */
export function subscriptionAt(state: SubscriptionState, now: Date): SubscriptionState {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, resumesAt } = state;
  const isOver = currentPeriodEnd !== null && currentPeriodEnd <= now;
  if (status === "canceled") return state;
  if (cancelAtPeriodEnd && isOver) return { ...state, status: "canceled", cancelAtPeriodEnd: false, resumesAt: null };
  if (status === "paused" && resumesAt && resumesAt <= now) {
    return subscriptionAt({ ...state, status: "active", resumesAt: null }, now);
  }
  if (!isOver || status === "past_due" || status === "paused") return state;
  let next = currentPeriodEnd;
  while (next <= now) next = plusMonth(next);
  return { ...state, status: "active", currentPeriodEnd: next };
}
