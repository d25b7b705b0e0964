import { randomBytes } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { requireLaunchToken } from "../../../../src/server/platform/http/requireLaunchToken";
import { answerProblems } from "../../../../src/server/platform/http/answerProblems";

const token = randomBytes(32);
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  answerProblems(app);
  requireLaunchToken(app, token);
  app.get("/config.json", (request) => ({ headers: Object.keys(request.headers) }));
});
const ask = (said: string | string[] | undefined, url = "/config.json") =>
  app.inject({ url, headers: said === undefined ? {} : { "x-chartside-launch": said } });

describe("requireLaunchToken", () => {
  test("answers a call with the launch token, without passing it on to a route", async () => {
    const answer = await ask(token.toString("hex"));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ headers: string[] }>().headers).not.toContain("x-chartside-launch");
  });

  test.each([
    ["no token", undefined],
    ["an empty token", ""],
    ["another token", randomBytes(32).toString("hex")],
    ["the token's beginning", token.toString("hex").slice(0, 62)],
    ["a longer token", `${token.toString("hex")}00`],
    ["a token that is not hexadecimal", "z".repeat(64)],
  ])("answers 403 to %s for existing and unknown addresses", async (_what, said) => {
    for (const url of ["/config.json", "/nothing"]) {
      const answer = await ask(said, url);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: "forbidden" });
    }
  });
});
