import type { BrowserContext } from "playwright-core";
import type { Subscription } from "../../../src/shared/billing/billing";

/** What a billing call answers: a body (with 200), or a status with a body or a page. */
export interface Play {
  status?: number;
  json?: unknown;
  html?: string;
  /** Answered when this is done. */
  after?: Promise<unknown>;
}

export const pays = (more: Partial<Subscription> = {}): Play => ({
  json: {
    hasSubscription: true,
    tier: "pro",
    status: "active",
    currentPeriodEnd: 1_736_078_400,
    cancelAtPeriodEnd: false,
    ...more,
  },
});
export const paysNothing: Play = { json: { hasSubscription: false } };

/** The billing calls of a page, answered by the test. */
export interface PlayedBilling {
  /** By the last part of the path; can be changed at any time. */
  answers: Record<string, Play>;
  calls: { name: string; body: unknown }[];
  count(name: string): number;
}

/** Answers the billing calls of every page of the context; a call without an answer goes to the server. */
export async function playBilling(context: BrowserContext, answers: Record<string, Play>): Promise<PlayedBilling> {
  const calls: PlayedBilling["calls"] = [];
  const played: PlayedBilling = { answers, calls, count: (of) => calls.filter(({ name }) => name === of).length };
  await context.route("**/api/v1/billing/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    calls.push({ name, body: route.request().postDataJSON() as unknown });
    const answer = played.answers[name];
    if (!answer) return route.fallback();
    await answer.after;
    const { status = 200, json, html } = answer;
    if (html !== undefined) return route.fulfill({ status, contentType: "text/html", body: html });
    return route.fulfill({ status, json: json ?? {} });
  });
  return played;
}
