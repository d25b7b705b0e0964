import { configure, observable, runInAction } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { type CheckoutReturn, SubscriptionStore } from "../../../src/renderer/billing/SubscriptionStore";
import type { AccountType } from "../../../src/shared/access/accountType";
import type { PlatformKind } from "../../../src/renderer/base/Platform";
import type { PublicConfig } from "../../../src/shared/system/publicConfig";
import {
  type Answer,
  BillingServer,
  recordedNotices,
  pays,
  paysNothing,
  recordingLinkOpener,
  signedIn,
} from "./BillingServer";

configure({ enforceActions: "always" });

let server: BillingServer;
let recorded: ReturnType<typeof recordedNotices>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  server = new BillingServer();
  recorded = recordedNotices();
});

const failing: Answer = { status: 500 };
const late = "Your subscription is being activated. Please wait a moment and refresh the page.";

interface Setting {
  status?: Answer | Answer[];
  session?: ReturnType<typeof signedIn>;
  kind?: PlatformKind;
  billing?: PublicConfig["billing"];
  recorder?: { isRecording: boolean };
}

function gateOf({
  status,
  session = signedIn(),
  kind = "web",
  billing = "test",
  recorder,
}: Setting): SubscriptionStore {
  if (status) server.answers["subscription-status"] = status;
  return new SubscriptionStore({
    http: server.client(),
    session,
    config: { billing },
    platform: { kind },
    isRecording: () => recorder?.isRecording ?? false,
    notices: recorded,
    linkOpener: recordingLinkOpener(),
  });
}

/** Signs in and runs every timer of the check. */
async function entered(setting: Setting, returned: CheckoutReturn | null = null): Promise<SubscriptionStore> {
  const gate = gateOf(setting);
  void gate.enter(returned);
  await vi.advanceTimersByTimeAsync(60_000);
  return gate;
}

test.each(["active", "trialing", "admin", "enterprise"])(
  "the status %s opens the gate after one call [P4.24 P4.27 P4.28]",
  async (status) => {
    const gate = await entered({ status: pays({ status }) });
    expect([gate.gate, gate.isForced, server.statusCalls]).toEqual(["open", false, [0]]);
    await gate.enter(null);
    await gate.enter("success");
    expect(server.statusCalls).toHaveLength(1);
    expect(recorded.notices).toEqual([]);
  },
);

test.each([
  ["no subscription", paysNothing],
  ["a bare false", { json: { hasSubscription: false } }],
  ["no subscription in snake case", { json: { has_subscription: false } }],
  ["past_due", pays({ status: "past_due" })],
  ["canceled", pays({ status: "canceled" })],
  ["paused", pays({ status: "paused" })],
  ["an unknown status", pays({ status: "incomplete" })],
  ["active without a subscription", pays({ hasSubscription: false })],
] as const)(
  "%s opens the plan dialog, which cannot be dismissed [P4.25 P4.26 P4.29 P4.46 P3.23]",
  async (_, status) => {
    const gate = await entered({ status });
    expect([gate.isForced, gate.isLate, server.statusCalls]).toEqual([true, false, [0]]);
    gate.dismiss();
    expect(gate.isForced).toBe(true);
    expect(recorded.notices).toEqual([]);
  },
);

test("answers with snake_case names and unknown fields are read [P3.22]", async () => {
  const json = { has_subscription: true, status: "active", current_period_end: 1_736_078_400, plan: { id: 7 } };
  const gate = await entered({ status: { json } });
  expect(gate.gate).toBe("open");
  expect(gate.billing.subscription).toMatchObject({ currentPeriodEnd: 1_736_078_400, cancelAtPeriodEnd: false });
});

test.each<[string, Setting]>([
  ["an admin account", { session: signedIn("admin") }],
  ["an admin account previewing pro", { session: signedIn("admin", "pro") }],
  ["an enterprise account", { session: signedIn("enterprise") }],
  ["the desktop app", { kind: "desktop" }],
  ["a server without billing", { billing: "off" }],
])("%s is not checked: no call, no dialog, no toast [P4.21 P4.22 P4.23 P4.48 P4.52 P6.28]", async (_, setting) => {
  for (const returned of [null, "success", "cancelled"] as const) {
    const gate = await entered({ ...setting, status: paysNothing }, returned);
    expect([gate.isForced, gate.isSettled]).toEqual([false, true]);
  }
  expect([server.calls, recorded.notices]).toEqual([[], []]);
});

test("the check waits until the account type is known", async () => {
  const session = signedIn("pro");
  runInAction(() => (session.profile = null));
  const gate = gateOf({ status: paysNothing, session });
  await gate.enter(null);
  expect([server.calls, gate.gate]).toEqual([[], "new"]);
  runInAction(() => (session.accountType = "enterprise" satisfies AccountType));
  runInAction(() => (session.profile = {} as never));
  await gate.enter(null);
  expect([server.calls, gate.isForced]).toEqual([[], false]);
});

test.each([
  ["an error", failing],
  ["no network", "offline"],
  ["no JSON", { json: "<html>" }],
] as const)(
  "a status call that answers %s is retried 3 times, 2 s apart, then the gate opens [P4.38 P4.39 P4.40 P4.43 P9.19]",
  async (_, status) => {
    const gate = await entered({ status });
    expect(server.statusCalls).toEqual([0, 2_000, 4_000, 6_000]);
    expect([gate.gate, gate.isForced, recorded.notices]).toEqual(["open", false, []]);
  },
);

test("a retry that is answered ends the check [P4.38]", async () => {
  const gate = await entered({ status: [failing, failing, paysNothing] });
  expect([server.statusCalls, gate.isForced]).toEqual([[0, 2_000, 4_000], true]);
});

test("a return from checkout is checked 5 more times 2 s apart, then the dialog opens and can be closed [P4.30 P4.31 P4.32 P4.33 P4.34 P4.35 P4.43 P9.19]", async () => {
  const gate = gateOf({ status: paysNothing });
  void gate.enter("success");
  expect(recorded.notices).toEqual(["processing"]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([gate.isForced, gate.isSettled, server.statusCalls.length]).toEqual([false, false, 5]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.statusCalls).toEqual([0, 2_000, 4_000, 6_000, 8_000, 10_000]);
  expect([gate.isForced, gate.isLate, gate.isSettled]).toEqual([true, true, true]);
  expect(recorded.notices).toEqual(["processing", "processed"]);
  gate.dismiss();
  expect(gate.isForced).toBe(false);
  expect(recorded.notices.slice(2)).toEqual([`info: ${late}`]);
});

test("an activation at the third check is announced once and ends the check [P4.36 P4.37]", async () => {
  const gate = await entered({ status: [paysNothing, paysNothing, pays()] }, "success");
  expect([gate.gate, gate.isForced, server.statusCalls]).toEqual(["open", false, [0, 2_000, 4_000]]);
  expect(recorded.notices).toEqual(["processing", "processed", "done: Subscription activated successfully!"]);
});

test("a return from checkout with an active subscription is not retried [P4.48]", async () => {
  await entered({ status: pays() }, "success");
  expect(server.statusCalls).toEqual([0]);
  expect(recorded.notices.at(-1)).toBe("done: Subscription activated successfully!");
});

test("a call that fails after the checkout counts as one that found no active subscription [P4.50]", async () => {
  const some = await entered({ status: [failing, paysNothing, failing, pays()] }, "success");
  expect([server.statusCalls, some.gate]).toEqual([[0, 2_000, 4_000, 6_000], "open"]);
  server.calls.length = 0;
  const start = Date.now();
  const all = await entered({ status: failing }, "success");
  expect(server.statusCalls.map((at) => at - start)).toEqual([0, 2_000, 4_000, 6_000, 8_000, 10_000]);
  expect([all.isForced, all.isLate]).toEqual([true, true]);
});

test("a cancelled checkout shows its toast and continues with the usual check [P4.41]", async () => {
  const gate = await entered({ status: paysNothing }, "cancelled");
  expect(recorded.notices).toEqual(["info: Subscription checkout was cancelled"]);
  expect([server.statusCalls, gate.isForced]).toEqual([[0], true]);
  gate.dismiss();
  expect(gate.isForced).toBe(true);
});

test("the dialog waits for the end of a running recording [P4.49]", async () => {
  const recorder = observable({ isRecording: true });
  const gate = await entered({ status: paysNothing, recorder });
  expect([gate.gate, gate.isForced]).toEqual(["closed", false]);
  runInAction(() => (recorder.isRecording = false));
  expect(gate.isForced).toBe(true);
});

test("a later status of the Billing tab does not close the gate [P4.24]", async () => {
  const gate = await entered({ status: [pays(), pays({ status: "paused" })] });
  await gate.billing.load();
  expect([gate.billing.subscription?.status, gate.isForced]).toEqual(["paused", false]);
});

test("one more call after the billing portal opens the gate or leaves it closed", async () => {
  const gate = await entered({ status: [pays({ status: "past_due" }), failing, pays({ status: "past_due" }), pays()] });
  await gate.recheck();
  await gate.recheck();
  expect(gate.isForced).toBe(true);
  await gate.recheck();
  expect([gate.isForced, gate.gate]).toEqual([false, "open"]);
  await gate.recheck();
  expect(server.statusCalls).toHaveLength(4);
});

test("the check stops with signing out and begins again with the next sign-in [P4.24]", async () => {
  const session = signedIn();
  const gate = gateOf({ status: paysNothing, session });
  void gate.enter("success");
  await vi.advanceTimersByTimeAsync(3_000);
  runInAction(() => (session.status = "signed_out"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.statusCalls.length, gate.gate, gate.isForced, recorded.notices.at(-1)]).toEqual([
    2,
    "new",
    false,
    "processed",
  ]);
  runInAction(() => (session.status = "signed_in"));
  await gate.enter(null);
  expect([server.statusCalls.length, gate.isForced, gate.hasPaid]).toEqual([3, true, false]);
});
