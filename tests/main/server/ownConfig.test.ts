import { expect, test } from "vitest";
import { ownConfig } from "../../../src/main/server/ownConfig";
import { serverEnvironment } from "../../../src/main/server/serverEnvironment";
import { publicConfigSchema } from "../../../src/shared/system/system";

const asked = (env: NodeJS.ProcessEnv) =>
  ownConfig(serverEnvironment(env, "/app/server")).answer(new Request("app://chartside/config.json"));

test("what the page must know first is said without asking the server, of the settings that one gets", async () => {
  expect(["/config.json", "/practice/config.json", "/"].filter((path) => ownConfig({}).isCall(path))).toEqual([
    "/config.json",
  ]);
  const answer = await asked({ CHARTSIDE_COMPANY: "Lakeside", CHARTSIDE_BILLING: "stripe" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(publicConfigSchema.parse(await answer.json())).toMatchObject({
    company: "Lakeside",
    billing: "off",
    signup: "closed",
  });
});

test("settings the server cannot start with are said at once, in a sentence", async () => {
  const answer = await asked({ CHARTSIDE_IDLE_MINUTES: "soon" });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: "not_started",
    detail: expect.stringMatching(/^CHARTSIDE_IDLE_MINUTES: not a whole number/) as string,
  });
});
