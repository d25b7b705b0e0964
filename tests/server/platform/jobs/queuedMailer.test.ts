import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Jobs } from "../../../../src/server/platform/jobs/Jobs";
import { createMailer } from "../../../../src/server/platform/mail/createMailer";
import { QueuedMailer } from "../../../../src/server/platform/mail/QueuedMailer";
import { readSettings } from "../../../../src/server/platform/settings/settings";
import { startTestServer, type TestServer } from "../../testServer";

const mail = { to: "ana.ruiz@example.org", subject: "Set a new password", text: "Open this link: abc123" };
const received: string[] = [];
let refusal: { responseCode: number } | null = null;
let server: TestServer;
let jobs: Jobs;
let mailer: QueuedMailer;
let smtp: SMTPServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_, __, done) => done(refusal && Object.assign(new Error("refused"), refusal)),
    onData(stream, session, done) {
      stream.resume();
      stream.on("end", () => {
        received.push(session.envelope.rcptTo.map(({ address }) => address).join(","));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  server = await startTestServer();
  const { database, vault, log } = server.context;
  jobs = new Jobs(database, log, 0.5);
  await jobs.start();
  const settings = readSettings({
    CHARTSIDE_DATA_DIR: server.context.settings.dataDir,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  mailer = await QueuedMailer.start(jobs, { vault, mail: createMailer(settings, log), log });
});
afterAll(async () => {
  await jobs.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await server.stop();
});

test("an email is stored sealed and sent", async () => {
  await mailer.send(mail);
  await vi.waitFor(() => expect(received).toEqual(["ana.ruiz@example.org"]), 30_000);
  const { rows } = await server.context.database.query<{ data: string }>(
    "select data::text as data from pgboss.job where name = 'mail'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.data).not.toMatch(/ana|abc123|password/i);
});

test("an email that the mail server cannot take now is sent later", { timeout: 90_000 }, async () => {
  received.length = 0;
  refusal = { responseCode: 451 };
  await mailer.send(mail);
  await vi.waitFor(() => expect(server.logLines.join("")).toContain("will be repeated"), 30_000);
  refusal = null;
  await vi.waitFor(() => expect(received).toHaveLength(1), 60_000);
});

test("an email that the mail server refuses permanently is not repeated", async () => {
  server.logLines.length = 0;
  refusal = { responseCode: 550 };
  await mailer.send(mail);
  await vi.waitFor(() => expect(server.logLines.join("")).toContain("refused an email"), 30_000);
  expect(server.logLines.join("")).not.toMatch(/ana\.ruiz@|will be repeated/);
});
