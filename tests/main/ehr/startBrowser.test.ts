import { expect, test } from "vitest";
import { withoutOwnVariables } from "../../../src/main/ehr/startBrowser";
import { settingNames } from "../../../src/server/platform/settings/settings";

test("the EHR browser gets the user's environment without Chartside's settings and Electron's", () => {
  const ours = Object.fromEntries(
    [...settingNames, "CHARTSIDE_EHR_BROWSER", "ELECTRON_RUN_AS_NODE"].map((name) => [name, "x"]),
  );
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(["DATABASE_URL", "SMTP_URL", "STRIPE_SECRET_KEY"]));
  expect(withoutOwnVariables({ ...ours, PATH: "/usr/bin", DISPLAY: ":0" })).toEqual({
    PATH: "/usr/bin",
    DISPLAY: ":0",
  });
});
