import { randomBytes } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { requireLaunchToken } from "../../../src/server/platform/http/launchToken";
import { answerProblems } from "../../../src/server/platform/http/problems";

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

test("who knows the token of the launch is answered, and no route sees the token", async () => {
  const answer = await ask(token.toString("hex"));
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ headers: string[] }>().headers).not.toContain("x-chartside-launch");
});

test.each([
  ["no token", undefined],
  ["an empty one", ""],
  ["another one", randomBytes(32).toString("hex")],
  ["its beginning", token.toString("hex").slice(0, 62)],
  ["more than it", `${token.toString("hex")}00`],
  ["no hexadecimal digits", "z".repeat(64)],
])("with %s nothing is answered, not even that an address exists", async (_what, said) => {
  for (const url of ["/config.json", "/nothing"]) {
    const answer = await ask(said, url);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "forbidden" });
  }
});
