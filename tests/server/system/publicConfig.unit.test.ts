import { expect, test } from "vitest";
import { readSettings } from "../../../src/server/platform/settings/settings";
import { publicConfig } from "../../../src/server/system/publicConfig";

const told = (env: NodeJS.ProcessEnv) => publicConfig(readSettings({ HOME: "/home/nora", ...env }));

test("unfinished screens are shown where the server is set so, and not by default [P2.51 P4.11 P6.24]", () => {
  expect(told({}).dev_features).toBe(false);
  expect(told({ CHARTSIDE_DEV_FEATURES: "on" }).dev_features).toBe(true);
  expect(told({ CHARTSIDE_DEV_FEATURES: "off" }).dev_features).toBe(false);
  expect(() => told({ CHARTSIDE_DEV_FEATURES: "yes" })).toThrow(/CHARTSIDE_DEV_FEATURES/);
});

test("the company at the foot of every screen is a setting, Chartside by default [P2.71]", () => {
  expect(told({}).company).toBe("Chartside");
  expect(told({ CHARTSIDE_COMPANY: "Lakeside Family Practice" }).company).toBe("Lakeside Family Practice");
});
