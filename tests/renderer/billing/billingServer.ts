import { AxiosError, AxiosHeaders, type AxiosInstance } from "axios";
import { observable } from "mobx";
import { vi } from "vitest";
import type { Notices } from "../../../src/renderer/billing/notices";
import type { WaysOut } from "../../../src/renderer/billing/billingAddress";
import { toAppError } from "../../../src/renderer/http/httpClient";
import type { AccountType } from "../../../src/shared/access/accountType";
import type { Profile } from "../../../src/shared/auth/profile";
import type { Subscription } from "../../../src/shared/billing/billing";

/** An answer of the service: a body with 200, a failure with its body, or none at all. */
export type Answer = { json: unknown } | { status: number; json?: unknown; html?: string } | "offline";
export interface Call {
  name: string;
  body: unknown;
  /** Milliseconds of the test's clock. */
  at: number;
}

export const pays = (more: Partial<Subscription> = {}): Answer => ({
  json: {
    hasSubscription: true,
    tier: "pro",
    status: "active",
    currentPeriodEnd: 1_736_078_400,
    cancelAtPeriodEnd: false,
    ...more,
  },
});
export const paysNothing: Answer = {
  json: { hasSubscription: false, tier: null, status: null, currentPeriodEnd: null, cancelAtPeriodEnd: false },
};

/** The billing calls without a network: each answers what stands here, and is written down. */
export class BillingServer {
  readonly calls: Call[] = [];
  /** By the last part of the path. A list answers one after the other and stays with its last. */
  readonly answers: Record<string, Answer | Answer[]> = {};

  get statusCalls(): number[] {
    return this.calls.filter(({ name }) => name === "subscription-status").map(({ at }) => at);
  }

  bodies(name: string): unknown[] {
    return this.calls.filter((call) => call.name === name).map(({ body }) => body);
  }

  client(): AxiosInstance {
    const ask = async (path: string, body?: unknown): Promise<{ data: unknown }> => {
      const name = path.slice("/api/v1/billing/".length);
      this.calls.push({ name, body, at: Date.now() });
      return answered(this.take(name));
    };
    return { get: ask, post: ask } as unknown as AxiosInstance;
  }

  private take(name: string): Answer {
    const answer = this.answers[name];
    if (!answer) throw new Error(`No answer for ${name}`);
    if (!Array.isArray(answer)) return answer;
    const next = answer.length > 1 ? answer.shift() : answer[0];
    if (!next) throw new Error(`No answer left for ${name}`);
    return next;
  }
}

async function answered(answer: Answer): Promise<{ data: unknown }> {
  if (answer === "offline") throw toAppError(new AxiosError("Network Error", "ERR_NETWORK"));
  if (!("status" in answer)) return { data: answer.json };
  const config = { headers: new AxiosHeaders() };
  const { status, json, html } = answer;
  const response = { status, statusText: "", headers: {}, config, data: html ?? json };
  throw toAppError(new AxiosError("failed", "ERR_BAD_RESPONSE", config, null, response));
}

/** Every word that was said, as `<kind>: <text>` and its detail after a bar. */
export function heardNotices(): Notices & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    processing: () => void heard.push("processing"),
    processed: () => void heard.push("processed"),
    done: (text) => void heard.push(`done: ${text}`),
    tell: (text) => void heard.push(`tell: ${text}`),
    problem: (text, detail) => void heard.push(`problem: ${text}${detail ? ` | ${detail}` : ""}`),
  };
}

export const seenWaysOut = () => ({ goTo: vi.fn<WaysOut["goTo"]>(), openTab: vi.fn<WaysOut["openTab"]>() });

/** Somebody signed in, as the gate asks about them; `effectiveType` is what an admin previews. */
export const signedIn = (accountType: AccountType = "pro", effectiveType = accountType) =>
  observable({
    status: "signed_in" as "loading" | "signed_out" | "signed_in",
    profile: {} as Profile | null,
    accountType,
    effectiveType,
  });
