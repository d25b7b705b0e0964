import { configure } from "mobx";
import { beforeEach, expect, test } from "vitest";
import { BillingApi } from "../../../src/renderer/billing/BillingApi";
import { BillingStore } from "../../../src/renderer/billing/BillingStore";
import { PlanChoice } from "../../../src/renderer/billing/PlanChoice";
import { type Answer, BillingServer, recordedNotices, pays, recordingLinkOpener } from "./BillingServer";

configure({ enforceActions: "always" });

let server: BillingServer;
let recorded: ReturnType<typeof recordedNotices>;
let linkOpener: ReturnType<typeof recordingLinkOpener>;
let billing: BillingStore;
let choice: PlanChoice;
beforeEach(() => {
  server = new BillingServer();
  recorded = recordedNotices();
  linkOpener = recordingLinkOpener();
  const deps = { api: new BillingApi(server.client()), notices: recorded, linkOpener };
  billing = new BillingStore(deps);
  choice = new PlanChoice(deps);
});

interface Case {
  call: string;
  /** The toast's fixed text; none: the message is shown beside the button. */
  text: string | null;
  fallback: string;
  run: () => Promise<unknown>;
  /** The message beside the button. */
  inline: () => string | null;
}

const cases: Case[] = [
  {
    call: "create-checkout-session",
    text: "Failed to start subscription process. Please try again.",
    fallback: "Failed to create checkout session",
    run: () => choice.proceed(),
    inline: () => null,
  },
  {
    call: "customer-portal",
    text: "Failed to open billing portal. Please try again.",
    fallback: "Failed to create portal session",
    run: () => billing.openPortal(),
    inline: () => null,
  },
  {
    call: "subscription-status",
    text: "Failed to load subscription information",
    fallback: "Failed to get subscription status",
    run: () => billing.load(),
    inline: () => null,
  },
  {
    call: "cancel-subscription",
    text: null,
    fallback: "Failed to cancel subscription",
    run: () => billing.change("cancel"),
    inline: () => billing.changeProblem("cancel"),
  },
  {
    call: "pause-subscription",
    text: null,
    fallback: "Failed to pause subscription",
    run: () => billing.change("pause"),
    inline: () => billing.changeProblem("pause"),
  },
  {
    call: "validate-coupon",
    text: null,
    fallback: "Invalid or expired coupon code",
    run: () => {
      choice.setCouponCode("SPRING");
      return choice.applyCoupon();
    },
    inline: () => choice.couponProblem,
  },
];

const detail = "The payment service is down until 14:00.";
const withDetail: Answer[] = [400, 409, 500].map((status) => ({ status, json: { detail } }));
const withoutDetail: Answer[] = [
  "offline",
  { status: 500 },
  { status: 502, html: "<html><body>Bad Gateway</body></html>" },
  { status: 422, json: { detail: [{ loc: ["body"], msg: "field required" }] } },
  { status: 400, json: { detail: "long ".repeat(80) } },
  { status: 400, json: { detail: "<b>no</b>" } },
  { status: 400, json: { detail: " " } },
];

test.each(cases)(
  "$call that fails shows its title with the server's message, or the product's if there is none " +
    "[P8.10 P8.11 P8.12 P8.13 P8.14 P8.15 P8.18 P8.19 P8.20 P8.22 P8.26 P8.28]",
  async ({ call, text, fallback, run, inline }) => {
    for (const [answers, words] of [
      [withDetail, detail],
      [withoutDetail, fallback],
    ] as const) {
      for (const answer of answers) {
        recorded.notices.length = 0;
        server.answers[call] = answer;
        await run();
        expect(recorded.notices).toEqual(text === null ? [] : [`problem: ${text} | ${words}`]);
        expect(inline()).toBe(text === null ? words : null);
      }
    }
  },
);

test("a coupon answered as not valid is rejected [P8.15]", async () => {
  server.answers["validate-coupon"] = { json: { valid: false } };
  choice.setCouponCode("OLD");
  await choice.applyCoupon();
  expect([choice.couponProblem, choice.coupon]).toEqual(["Invalid or expired coupon code", null]);
});

test.each([{ checkout_url: "https://pay.example/c/1" }, { checkoutUrl: "https://pay.example/c/1" }])(
  "Pro opens the checkout in this tab with either spelling of its URL [P4.65 P7.06 P7.07 P7.08 P7.10 P7.11]",
  async (spelling) => {
    server.answers["create-checkout-session"] = { json: { type: "checkout", contact_url: null, ...spelling } };
    await choice.proceed();
    expect(server.bodies("create-checkout-session")).toEqual([{ tier: "pro" }]);
    expect(linkOpener.goTo.mock.calls).toEqual([["https://pay.example/c/1"]]);
    expect([linkOpener.openTab.mock.calls, recorded.notices]).toEqual([[], []]);
  },
);

test.each([{ contact_url: "mailto:sales@chartside.example" }, { contactUrl: "https://chartside.example/sales" }, {}])(
  "Enterprise refers to the sales team and opens the contact URL if there is one [P1.13 P4.66 P7.06 P7.07 P7.09 P8.23 P8.24]",
  async (spelling) => {
    server.answers["create-checkout-session"] = { json: { type: "contact_sales", ...spelling } };
    choice.choose("enterprise");
    await choice.proceed();
    expect(server.bodies("create-checkout-session")).toEqual([{ tier: "enterprise" }]);
    expect(recorded.notices).toEqual(["info: Please contact our sales team for Enterprise pricing"]);
    expect(linkOpener.openTab.mock.calls).toEqual(Object.values(spelling).map((url) => [url]));
    expect(linkOpener.goTo.mock.calls).toEqual([]);
  },
);

const strange = [
  "javascript:alert(1)",
  "data:text/html,x",
  "http://pay.example/",
  "file:///etc/passwd",
  "https://",
  "",
];

test.each([undefined, "mailto:sales@chartside.example", ...strange])(
  "the checkout URL %j is rejected [P8.21]",
  async (url) => {
    server.answers["create-checkout-session"] = {
      json: { type: "checkout", ...(url !== undefined && { checkout_url: url }) },
    };
    await choice.proceed();
    expect(recorded.notices).toEqual(["problem: No checkout URL received. Please try again."]);
    expect(linkOpener.goTo.mock.calls).toEqual([]);
  },
);

test.each([undefined, "mailto:sales@chartside.example", ...strange])(
  "the portal URL %j is rejected [P8.27]",
  async (url) => {
    server.answers["customer-portal"] = { json: url === undefined ? {} : { portal_url: url } };
    await billing.openPortal();
    expect(recorded.notices).toEqual(["problem: Failed to get billing portal URL. Please try again."]);
    expect(linkOpener.openTab.mock.calls).toEqual([]);
  },
);

test.each(strange)("the contact URL %j is not opened [P8.24]", async (url) => {
  server.answers["create-checkout-session"] = { json: { type: "contact_sales", contact_url: url } };
  choice.choose("enterprise");
  await choice.proceed();
  expect(linkOpener.openTab.mock.calls).toEqual([]);
});

test.each(["http://127.0.0.1:4600/x", "http://localhost/x", "http://[::1]:8/x", `${location.origin}/x`])(
  "plain http is accepted on this computer and for the app's own origin: %s",
  async (url) => {
    server.answers["customer-portal"] = { json: { portal_url: url } };
    await billing.openPortal();
    expect(linkOpener.openTab.mock.calls).toEqual([[url]]);
  },
);

test.each([{ portal_url: "https://portal.example/p" }, { portalUrl: "https://portal.example/p" }])(
  "the portal opens in a new tab, requested without a payload [P7.13 P7.14]",
  async (json) => {
    server.answers["customer-portal"] = { json };
    await billing.openPortal();
    expect(server.bodies("customer-portal")).toEqual([undefined]);
    expect(linkOpener.openTab.mock.calls).toEqual([["https://portal.example/p"]]);
  },
);

test("only a valid coupon is sent with Pro [P7.10 P7.20]", async () => {
  server.answers["validate-coupon"] = { json: { valid: true, coupon_id: "c1", discount_display: "20% off" } };
  server.answers["create-checkout-session"] = { json: { type: "checkout", checkout_url: "https://pay.example/" } };
  choice.setCouponCode(" SPRING ");
  await choice.proceed();
  await choice.applyCoupon();
  expect(choice.coupon?.discount_display).toBe("20% off");
  await choice.proceed();
  choice.choose("enterprise");
  await choice.proceed();
  choice.choose("pro");
  choice.setCouponCode("SPRINGS");
  await choice.proceed();
  expect(server.bodies("validate-coupon")).toEqual([{ coupon_code: "SPRING" }]);
  expect(server.bodies("create-checkout-session")).toEqual([
    { tier: "pro" },
    { tier: "pro", coupon_code: "SPRING" },
    { tier: "enterprise" },
    { tier: "pro" },
  ]);
});

test("cancelling and pausing send a body and show the status returned [P7.16 P7.17 P7.18 P7.19 P4.51]", async () => {
  server.answers["cancel-subscription"] = pays({ cancelAtPeriodEnd: true });
  server.answers["pause-subscription"] = pays({ status: "paused" });
  expect(await billing.change("cancel", " Too dear ")).toBe(true);
  expect(billing.subscription?.cancelAtPeriodEnd).toBe(true);
  expect(await billing.change("cancel")).toBe(true);
  expect(await billing.change("pause")).toBe(true);
  expect(billing.subscription?.status).toBe("paused");
  expect(server.bodies("cancel-subscription")).toEqual([
    { reason: "Too dear", at_period_end: true },
    { at_period_end: true },
  ]);
  expect(server.bodies("pause-subscription")).toEqual([{}]);
});

test("a change answered without a status reads the status again [P7.17 P7.19]", async () => {
  server.answers["pause-subscription"] = { json: { ok: true } };
  server.answers["subscription-status"] = pays({ status: "paused" });
  expect(await billing.change("pause")).toBe(true);
  expect(billing.subscription?.status).toBe("paused");
});

test.each([
  [{ checkout_url: "https://pay.example/" }, ["https://pay.example/"], []],
  [{}, [], ["problem: No checkout URL received. Please try again."]],
  [
    { contact_url: "mailto:sales@chartside.example" },
    [],
    ["info: Please contact our sales team for Enterprise pricing"],
  ],
])("an answer without a type is classified by its URL: %j [P7.08 P7.09 P8.21]", async (json, goes, says) => {
  server.answers["create-checkout-session"] = { json };
  await choice.proceed();
  expect([linkOpener.goTo.mock.calls.flat(), recorded.notices]).toEqual([goes, says]);
});

test.each([null, "", []])("a portal answer of %j has no URL [P8.27]", async (json) => {
  server.answers["customer-portal"] = { json };
  await billing.openPortal();
  expect(recorded.notices).toEqual(["problem: Failed to get billing portal URL. Please try again."]);
});

test.each([
  [{ status: "active" }, true, "active"],
  [{ status: "canceled" }, true, "canceled"],
  [{ status: null }, false, null],
  [{ hasSubscription: true, status: "trialing", currentPeriodEnd: "2025-01-05", extra: 1 }, true, "trialing"],
])("a status is read from a partial answer: %j [P3.08 P4.25]", async (json, has, status) => {
  server.answers["subscription-status"] = { json };
  await billing.load();
  expect(billing.subscription).toMatchObject({ hasSubscription: has, cancelAtPeriodEnd: false });
  expect(billing.subscription?.status ?? null).toBe(status);
  expect([billing.subscription?.currentPeriodEnd ?? null, recorded.notices]).toEqual([null, []]);
});
