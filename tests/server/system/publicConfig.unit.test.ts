import { expect, test } from "vitest";
import { readSettings } from "../../../src/server/platform/settings/settings";
import { publicConfig } from "../../../src/server/system/publicConfig";

const configOf = (env: NodeJS.ProcessEnv) => publicConfig(readSettings({ HOME: "/home/nora", ...env }));

test("dev_features is off unless CHARTSIDE_DEV_FEATURES is on [P2.51 P4.11 P6.24]", () => {
  expect(configOf({}).dev_features).toBe(false);
  expect(configOf({ CHARTSIDE_DEV_FEATURES: "on" }).dev_features).toBe(true);
  expect(configOf({ CHARTSIDE_DEV_FEATURES: "off" }).dev_features).toBe(false);
  expect(() => configOf({ CHARTSIDE_DEV_FEATURES: "yes" })).toThrow(/CHARTSIDE_DEV_FEATURES/);
});

test("company is CHARTSIDE_COMPANY, Chartside by default [P2.71]", () => {
  expect(configOf({}).company).toBe("Chartside");
  expect(configOf({ CHARTSIDE_COMPANY: "Lakeside Family Practice" }).company).toBe("Lakeside Family Practice");
});
