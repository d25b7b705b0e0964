import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { request as plainRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatServer } from "../server/notes/model/ChatServer";

const models = new ChatServer();
const folder = mkdtempSync(join(tmpdir(), "chartside-https-"));
const certificate = join(folder, "cert.pem");
let https: Server;

/** A server with a certificate that only this test knows, in front of the model. */
beforeAll(async () => {
  await models.start();
  const key = join(folder, "key.pem");
  execFileSync(
    "openssl",
    // prettier-ignore
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate,
     "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
    { stdio: "ignore" },
  );
  https = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    const { method, headers } = request;
    const onward = plainRequest(new URL(request.url ?? "/", models.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => https.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  https.closeAllConnections();
  await new Promise((resolve) => https.close(resolve));
  await models.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Drafts a visit with `npm run draft`’s program and a model at an https address. */
function draft(env: Record<string, string>): Promise<{ code: number; printed: string }> {
  const visit = { id: 1, transcript: [{ speaker: "patient", text: "I take lisinopril 10 mg once a day." }] };
  writeFileSync(join(folder, "in.jsonl"), JSON.stringify(visit));
  const { port } = https.address() as AddressInfo;
  const model = ["--engine", "model", "--base-url", `https://localhost:${port}/v1`, "--model", "test-model"];
  const files = ["--in", join(folder, "in.jsonl"), "--out", join(folder, "out.jsonl")];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, "../../out/server/draft.js"), ...files, ...model],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, printed: stdout + stderr }),
    );
  });
}

test("a language model behind https is called if its certificate is in NODE_EXTRA_CA_CERTS", async () => {
  const { code, printed } = await draft({ NODE_EXTRA_CA_CERTS: certificate });
  expect([code, printed]).toEqual([0, expect.stringMatching(/^notes +1 +1$/m)]);
  expect(readFileSync(join(folder, "out.jsonl"), "utf8")).toContain("Lisinopril 10 mg daily.");
  expect(models.requests).toHaveLength(1);
});

test("nothing is sent to a language model whose certificate is not trusted", async () => {
  const { length } = models.requests;
  const { code, printed } = await draft({ NODE_EXTRA_CA_CERTS: "" });
  expect([code, printed]).toEqual([1, "The language model could not be reached.\n"]);
  expect(models.requests).toHaveLength(length);
});
