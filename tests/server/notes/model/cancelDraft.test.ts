import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { draftVisit } from "../../../../src/server/pipeline/draftVisit";
import type { VisitDocument } from "../../../../src/shared/notes/document";
import type { Visit } from "../../../../src/shared/visits/visit";
import type { TestServer, TestUser } from "../../testServer";
import { claimLease, drafted, kneeVisit, readNote, visitWith } from "../notesHarness";
import type { ChatServer } from "./ChatServer";
import { type ModelServer, startModelServer } from "./startModelServer";

let model: ModelServer;
let server: TestServer;
let models: ChatServer;
let user: TestUser;
beforeAll(async () => {
  model = await startModelServer();
  ({ server, models } = model);
  user = await server.newUser();
});
afterAll(() => model.stop());
afterEach(() => void (models.behavior = {}));

const cancel = (id: string) => server.call(user, "POST", `/api/v1/documents/${id}/cancel-draft`);
const visitOf = async (id: string) => (await (await server.call(user, "GET", `/api/v1/visits/${id}`)).json()) as Visit;
const documentsOf = async (id: string) =>
  ((await (await server.call(user, "GET", `/api/v1/visits/${id}/documents`)).json()) as { items: VisitDocument[] })
    .items;

/** Requests a draft of a model that hangs, and cancels it when the model was asked. @returns the cancelled document. */
async function cancelled(visitId: string, request: object = {}): Promise<{ document: VisitDocument; ms: number }> {
  models.behavior = { fault: "hang" };
  const before = models.requests.length;
  const aborted = models.aborted;
  const asked = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, request));
  const drafting = draftVisit(server.context, visitId, await claimLease(server, visitId));
  await expect.poll(() => models.requests.length).toBe(before + 1);
  const document = await readNote(await cancel(asked.id));
  const begun = performance.now();
  await drafting;
  const ms = performance.now() - begun;
  await expect.poll(() => models.aborted).toBe(aborted + 1);
  return { document, ms };
}

describe("POST /documents/{id}/cancel-draft", () => {
  test("stops a model that hangs", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    for (const request of [{}, { section: "subjective", length: "short" }]) {
      const { document, ms } = await cancelled(visitId, request);
      expect(document).toMatchObject({ status: "superseded", drafting: false, unfinished: true });
      expect(ms).toBeLessThan(4_000); // the server looks every half second; slow machines need longer
      const [current] = (await documentsOf(visitId)).filter(({ status }) => status === "draft");
      expect(current).toEqual(note);
      expect(await visitOf(visitId)).toMatchObject({ status: "ready", status_reason: null });
    }
    models.behavior = {};
    expect((await drafted(server, user, visitId)).replaces).toBe(note.id);
  });

  test("a cancelled first draft leaves the visit without a note", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const { document } = await cancelled(visitId);
    expect(await readNote(await cancel(document.id))).toEqual(document);
    expect(await visitOf(visitId)).toMatchObject({
      status: "ready",
      status_reason: "The draft was cancelled, so there is no note yet. Transcript and audio are safe.",
    });
    models.behavior = {};
    await drafted(server, user, visitId);
    expect(await visitOf(visitId)).toMatchObject({ status: "ready", status_reason: null });
  });

  test.each([
    ["asked for with another template", { template_id: "progress" }, null],
    ["that followed another template of the visit", {}, "progress"],
  ])("a cancelled redraft %s leaves template and note as before", async (_, request, chosen) => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    models.behavior = { fault: "hang" };
    const before = models.requests.length;
    await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, request);
    const drafting = draftVisit(server.context, visitId, await claimLease(server, visitId));
    await expect.poll(() => models.requests.length).toBe(before + 1);
    if (chosen) {
      await server.call(user, "PATCH", `/api/v1/visits/${visitId}`, { template_id: chosen });
      await drafting; // ends because another draft is requested
    }
    const running = (await documentsOf(visitId)).find(({ drafting: isRunning }) => isRunning);
    expect(running).toMatchObject({ template_id: "progress" });
    await readNote(await cancel(running?.id ?? ""));
    await drafting;
    expect(await visitOf(visitId)).toMatchObject({ status: "ready", template_id: "soap" });
    expect((await documentsOf(visitId)).filter(({ status }) => status === "draft")).toEqual([note]);
  });

  test("a template chosen during a first draft is kept when the draft is cancelled", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const asked = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {}));
    await server.call(user, "PATCH", `/api/v1/visits/${visitId}`, { template_id: "progress" });
    await readNote(await cancel(asked.id));
    expect(await visitOf(visitId)).toMatchObject({ status: "ready", template_id: "progress" });
  });

  test("rejects a complete note with 409", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const response = await cancel(note.id);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("The note is already complete. Undo restores the text before it.");
  });
});
