import { expect, test } from "vitest";
import { linkIn, deepLinkRoute } from "../../../src/main/window/deepLinkRoute";

test.each([
  ["chartside://dashboard/scribe", "/dashboard/scribe"],
  ["chartside:///dashboard/templates/", "/dashboard/templates"],
  ["chartside://dashboard/scribe?sessions=open", "/dashboard/scribe?sessions=open"],
  [
    "chartside://dashboard/templates/edit/8c6b9b0e-6f0a-4a39-9f0a-2f3a4b5c6d7e",
    "/dashboard/templates/edit/8c6b9b0e-6f0a-4a39-9f0a-2f3a4b5c6d7e",
  ],
  ["chartside://sign-in", "/sign-in"],
])("the link %s opens %s", (link, route) => {
  expect(deepLinkRoute(link)).toBe(route);
});

test.each([
  "https://evil.example/dashboard/scribe",
  "chartside://evil.example/",
  "chartside://dashboard/scribe/../../etc/passwd",
  "chartside://dashboard/unknown",
  "chartside://user:pass@dashboard/scribe",
  "chartside://dashboard:8080/scribe",
  "chartside:https://evil.example",
  "chartside://dashboard/templates/edit/..%2f..%2fx",
  "javascript:alert(1)",
  "not a link",
  "",
  `chartside://dashboard/scribe?${"x".repeat(600)}`,
])("the link %s is ignored", (link) => {
  expect(deepLinkRoute(link)).toBeNull();
});

test("a deep link opens a screen, never a session or anything else", () => {
  expect(deepLinkRoute("chartside://dashboard/scribe?visit=1&record=1")).toBe("/dashboard/scribe");
  expect(deepLinkRoute("chartside://dashboard/scribe#/admin")).toBe("/dashboard/scribe");
});

test("linkIn finds a link among the switches of a command line", () => {
  expect(linkIn(["/opt/app", "--flag", "chartside://dashboard/settings"])).toBe("chartside://dashboard/settings");
  expect(linkIn(["/opt/app", "."])).toBeNull();
});
