import { expect, test } from "vitest";
import { afterSignIn, isOpenTo, redirectFor } from "../../../src/renderer/base/access";
import { type AccountType, accountTypes } from "../../../src/shared/access/accountType";
import { type Service, services } from "../../../src/shared/access/services";

const viewer = (accountType: AccountType, devFeatures = false) => ({ accountType, isDesktop: false, devFeatures });
const scribe = "/dashboard/scribe";

test.each([
  { path: "/dashboard", pro: scribe, enterprise: scribe, admin: scribe },
  { path: "/dashboard/", pro: scribe, enterprise: scribe, admin: scribe },
  { path: "/dashboard/context", pro: scribe, enterprise: "/dashboard/pre-chart", admin: "/dashboard/pre-chart" },
  { path: "/dashboard/scribe", pro: null, enterprise: null, admin: null },
  { path: "/dashboard/scribe/", pro: null, enterprise: null, admin: null },
  { path: "/dashboard/pre-chart", pro: scribe, enterprise: null, admin: null },
  { path: "/dashboard/pre-chart/", pro: scribe, enterprise: null, admin: null },
  { path: "/dashboard/templates", pro: null, enterprise: null, admin: null },
  { path: "/dashboard/templates/edit/abc", pro: null, enterprise: null, admin: null },
  { path: "/dashboard/local-recordings", pro: null, enterprise: null, admin: null },
  { path: "/dashboard/ehr-settings", pro: null, enterprise: null, admin: null },
  { path: "/dashboard/settings", pro: null, enterprise: null, admin: null },
  { path: "/dashboard/user-management", pro: scribe, enterprise: scribe, admin: null },
  { path: "/dashboard/metrics", pro: scribe, enterprise: scribe, admin: null },
  { path: "/dashboard/nowhere", pro: null, enterprise: null, admin: null },
])(
  "$path leads pro to $pro, enterprise to $enterprise, admin to $admin (null: stays) [P2.16 P2.17 P2.32 P2.35 P2.36 P2.37 P6.05 P6.06 P6.07 P6.13 P6.14]",
  ({ path, ...where }) => {
    for (const type of accountTypes) expect(redirectFor(path, viewer(type)), type).toBe(where[type]);
  },
);

test("a disabled screen redirects to Scribe even with dev features, a screen in development only without them [P4.11 P4.12]", () => {
  const withStatus = (status: Service["status"]): Service[] =>
    services.map((service) => (service.id === "templates" ? { ...service, status } : service));
  const path = "/dashboard/templates/edit/abc";
  expect(redirectFor(path, viewer("admin", true), withStatus("disabled"))).toBe(scribe);
  expect(redirectFor(path, viewer("admin"), withStatus("development"))).toBe(scribe);
  expect(redirectFor(path, viewer("admin", true), withStatus("development"))).toBeNull();
});

test("Scribe is accessible whatever its status, because every redirect leads there", () => {
  const none = services.map((service): Service => ({ ...service, status: "disabled" }));
  expect(isOpenTo(scribe, viewer("pro"), none)).toBe(true);
});

test.each([
  { from: "/dashboard/templates", to: "/dashboard/templates" },
  { from: "/dashboard/scribe?visit=1#x", to: "/dashboard/scribe?visit=1#x" },
  { from: "/admin", to: "/admin" },
  { from: "/dashboard", to: "/dashboard" },
  { from: undefined, to: scribe },
  { from: "//evil.example/dashboard", to: scribe },
  { from: "https://evil.example/dashboard/scribe", to: scribe },
  { from: "/\\evil.example", to: scribe },
  { from: "/dashboard.evil.example", to: scribe },
  { from: "/sign-in", to: scribe },
  { from: 7, to: scribe },
])("sign-in that began at $from ends at $to [P2.14]", ({ from, to }) => {
  expect(afterSignIn({ from })).toBe(to);
});

test("sign-in without a requested route opens Scribe [P2.14]", () => {
  expect([null, undefined, "text"].map((state) => afterSignIn(state))).toEqual([scribe, scribe, scribe]);
});

test("the same person returns to the route at which the session ended, another person starts at Scribe [P2.14]", () => {
  const asked = { from: "/dashboard/metrics", endedFor: "ada" };
  expect([afterSignIn(asked, "ada"), afterSignIn(asked, "bo"), afterSignIn(asked)]).toEqual([
    asked.from,
    scribe,
    scribe,
  ]);
});
