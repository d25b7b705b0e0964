import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitAnswerSchema } from "../../../src/shared/notes/visitAnswer";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { kneeVisit, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

describe("POST /visits/{id}/ask", () => {
  test("answers with the lines that name what is asked, or with none", async () => {
    const { visitId, ids } = await visitWith(server, user, kneeVisit);
    const question = "Did she mention Zestril, or aspirin?";
    const response = await server.call(user, "POST", `/api/v1/visits/${visitId}/ask`, { question });
    const { topics, isComplete } = visitAnswerSchema.parse(await response.json());
    expect(topics.map(({ name, lines }) => [name, ...lines.map(({ id }) => id)])).toEqual([
      ["zestril", ids[6], ids[8]],
      ["aspirin"],
    ]);
    expect(isComplete).toBe(true);
  });

  test("does not log the question", () => {
    expect(server.logLines.join("\n")).not.toMatch(/zestril/i);
  });
});
