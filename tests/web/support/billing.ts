import type { BrowserContext } from "playwright-core";
import type { Subscription } from "../../../src/shared/billing/subscription";

/** The mocked answer of a billing call: a JSON body (with 200), or a status with a body or a page. */
export interface MockAnswer {
  status?: number;
  json?: unknown;
  html?: string;
  /** Delays the answer until it resolves. */
  after?: Promise<unknown>;
}

export const subscribed = (more: Partial<Subscription> = {}): MockAnswer => ({
  json: {
    hasSubscription: true,
    tier: "pro",
    status: "active",
    currentPeriodEnd: 1_736_078_400,
    cancelAtPeriodEnd: false,
    ...more,
  },
});
export const notSubscribed: MockAnswer = { json: { hasSubscription: false } };

/** The mocked billing calls of a browser context. */
export interface MockedBilling {
  /** Answers by the last path segment; can be changed at any time. */
  answers: Record<string, MockAnswer>;
  calls: { name: string; body: unknown }[];
  count(name: string): number;
}

/** Mocks the billing calls of every page of the context; calls without a mocked answer go to the server. */
export async function mockBilling(
  context: BrowserContext,
  answers: Record<string, MockAnswer>,
): Promise<MockedBilling> {
  const calls: MockedBilling["calls"] = [];
  const mocked: MockedBilling = { answers, calls, count: (of) => calls.filter(({ name }) => name === of).length };
  await context.route("**/api/v1/billing/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    calls.push({ name, body: route.request().postDataJSON() as unknown });
    const answer = mocked.answers[name];
    if (!answer) return route.fallback();
    await answer.after;
    const { status = 200, json, html } = answer;
    if (html !== undefined) return route.fulfill({ status, contentType: "text/html", body: html });
    return route.fulfill({ status, json: json ?? {} });
  });
  return mocked;
}
