import { AxiosError, AxiosHeaders, type AxiosInstance } from "axios";
import { observable } from "mobx";
import { vi } from "vitest";
import type { Notices } from "../../../src/renderer/billing/notices";
import type { LinkOpener } from "../../../src/renderer/billing/safeBillingUrl";
import { toAppError } from "../../../src/renderer/http/toAppError";
import type { AccountType } from "../../../src/shared/access/accountType";
import type { Profile } from "../../../src/shared/auth/profile";
import type { Subscription } from "../../../src/shared/billing/subscription";

/** An answer of the service: a body with 200, a failure with its body, or none. */
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

/** The billing calls without a network: each is recorded and answered with the value set here. */
export class BillingServer {
  readonly calls: Call[] = [];
  /** By the last segment of the path. A list answers in order and repeats its last element. */
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
      return answered(this.nextAnswer(name));
    };
    return { get: ask, post: ask } as unknown as AxiosInstance;
  }

  private nextAnswer(name: string): Answer {
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

/** Every toast, as `<kind>: <text>` and its detail after a bar. */
export function recordedNotices(): Notices & { notices: string[] } {
  const notices: string[] = [];
  return {
    notices,
    processing: () => void notices.push("processing"),
    processed: () => void notices.push("processed"),
    done: (text) => void notices.push(`done: ${text}`),
    info: (text) => void notices.push(`info: ${text}`),
    problem: (text, detail) => void notices.push(`problem: ${text}${detail ? ` | ${detail}` : ""}`),
  };
}

export const recordingLinkOpener = () => ({
  goTo: vi.fn<LinkOpener["goTo"]>(),
  openTab: vi.fn<LinkOpener["openTab"]>(),
});

/** A signed-in user as the gate sees them; `effectiveType` is the type an admin previews. */
export const signedIn = (accountType: AccountType = "pro", effectiveType = accountType) =>
  observable({
    status: "signed_in" as "loading" | "signed_out" | "signed_in",
    profile: {} as Profile | null,
    accountType,
    effectiveType,
  });
