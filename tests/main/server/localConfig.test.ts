import { expect, test } from "vitest";
import { localConfig } from "../../../src/main/server/localConfig";
import { serverEnvironment } from "../../../src/main/server/serverEnvironment";
import { publicConfigSchema } from "../../../src/shared/system/publicConfig";

const configOf = (env: NodeJS.ProcessEnv) =>
  localConfig(serverEnvironment(env, "/app/server")).answer(new Request("app://chartside/config.json"));

test("localConfig returns the configuration from the server's settings without asking the server", async () => {
  expect(["/config.json", "/practice/config.json", "/"].filter((path) => localConfig({}).isCall(path))).toEqual([
    "/config.json",
  ]);
  const answer = await configOf({ CHARTSIDE_COMPANY: "Lakeside", CHARTSIDE_BILLING: "stripe" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(publicConfigSchema.parse(await answer.json())).toMatchObject({
    company: "Lakeside",
    billing: "off",
    signup: "closed",
  });
});

test("localConfig reports settings that the server cannot start with in a sentence", async () => {
  const answer = await configOf({ CHARTSIDE_IDLE_MINUTES: "soon" });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: "not_started",
    detail: expect.stringMatching(/^CHARTSIDE_IDLE_MINUTES: not a whole number/) as string,
  });
});
