import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailer } from "../../../src/server/platform/mail/createMailer";
import { readSettings } from "../../../src/server/platform/settings/settings";
import { startTestServer } from "../testServer";

const secret = "https://scribe.example.org/reset-password?token_hash=abc123";
const mail = { to: "ana.ruiz@example.org", subject: "Set a new password", text: `Open this link:\n${secret}` };

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), "chartside-mail-"))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function mailer(env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  return { lines, ...{ mail: createMailer(readSettings({ CHARTSIDE_DATA_DIR: dataDir, ...env }), log) } };
}

describe("without a mail server", () => {
  test("writes a mail as a file for the owner only and logs its path with a masked email", async () => {
    const { mail: outbox, lines } = mailer();
    await outbox.send(mail);
    const folder = join(dataDir, "outbox");
    const [name = ""] = readdirSync(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const text = readFileSync(join(folder, name), "utf8");
    expect(text).toMatch(
      /^To: ana\.ruiz@example\.org\nSubject: Set a new password\nDate: .+\n\nOpen this link:\nhttps:/,
    );
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ to: "a***@example.org", file: join(folder, name) });
    expect(lines[0]).not.toMatch(/abc123|ana\.ruiz/);
  });

  test("folds line breaks in an email and a subject", async () => {
    const { mail: outbox } = mailer();
    await outbox.send({ to: "x@example.org\r\nBcc: y@example.org", subject: "a\nb", text: "odd" });
    const texts = readdirSync(join(dataDir, "outbox")).map((name) =>
      readFileSync(join(dataDir, "outbox", name), "utf8"),
    );
    expect(texts.find((text) => text.includes("odd"))).toMatch(
      /^To: x@example\.org Bcc: y@example\.org\nSubject: a b\nDate/,
    );
  });

  test("no route serves the outbox", async () => {
    const server = await startTestServer();
    await server.context.mail.send(mail);
    const [name = ""] = readdirSync(join(server.context.settings.dataDir, "outbox"));
    for (const path of [
      `/outbox/${name}`,
      `/api/v1/outbox/${name}`,
      `/auth/v1/outbox/${name}`,
      `/..%2foutbox/${name}`,
    ]) {
      const response = await fetch(server.url + path);
      expect([400, 401, 404]).toContain(response.status);
      expect(await response.text()).not.toContain("abc123");
    }
    await server.stop();
  });
});

describe("with a mail server", () => {
  interface Received {
    user: unknown;
    to: string[];
    text: string;
    isSecure: boolean;
  }
  const received: Received[] = [];
  let smtp: SMTPServer;
  let port = 0;

  beforeAll(async () => {
    smtp = new SMTPServer({
      allowInsecureAuth: true,
      authOptional: true,
      onAuth: ({ username, password }, _session, done) =>
        password === "letters" ? done(null, { user: username }) : done(new Error("No")),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          received.push({
            user: session.user,
            to: session.envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
            isSecure: session.secure,
          });
          done();
        });
      },
      onRcptTo: ({ address }, _session, done) => done(address.startsWith("gone") ? new Error("No such person") : null),
    });
    await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", () => ready()));
    port = (smtp.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((closed) => smtp.close(closed)));

  const withSmtp = (address = `smtp://clinic:letters@127.0.0.1:${port}?ignoreTLS=true`) =>
    mailer({
      SMTP_URL: address,
      CHARTSIDE_COMPANY: 'Lakeside, "Family" Practice',
      CHARTSIDE_PUBLIC_URL: "https://scribe.example.org",
    });

  test("sends through SMTP with sign-in and the practice as sender", async () => {
    const { mail: post, lines } = withSmtp();
    const before = readdirSync(join(dataDir, "outbox")).length;
    await post.send(mail);
    expect(received.at(-1)).toMatchObject({ user: "clinic", to: ["ana.ruiz@example.org"] });
    const text = received.at(-1)?.text.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(text).toContain("From: Lakeside Family Practice <no-reply@scribe.example.org>");
    expect(text).toContain("Subject: Set a new password");
    expect(text).toContain(secret);
    expect(readdirSync(join(dataDir, "outbox"))).toHaveLength(before);
    expect(lines.join()).toContain("a***@example.org");
    expect(lines.join()).not.toMatch(/abc123|ana\.ruiz|letters/);
  });

  test("sends to one recipient, whatever the email contains", async () => {
    const { mail: post } = withSmtp();
    await post.send({ ...mail, to: "x@example.org, y@example.org" }).catch(() => {});
    await post.send({ ...mail, subject: "a\r\nBcc: z@example.org" });
    const all = received.flatMap(({ to }) => to);
    expect(all).not.toContain("y@example.org");
    expect(all).not.toContain("z@example.org");
  });

  test.each([
    ["refuses the address", () => withSmtp(), "gone@example.org"],
    ["refuses the password", () => withSmtp(`smtp://clinic:wrong@127.0.0.1:${port}?ignoreTLS=true`), mail.to],
    ["does not answer", () => withSmtp("smtp://127.0.0.1:1"), mail.to],
    ["has no valid certificate", () => withSmtp(`smtp://127.0.0.1:${port}?requireTLS=true`), mail.to],
  ])("fails with a sentence if the server %s", async (_case, make, to) => {
    const before = received.length;
    await expect(make().mail.send({ ...mail, to })).rejects.toMatchObject({
      code: "unavailable",
      message: "The email could not be sent. Try again in a few minutes.",
    });
    expect(received).toHaveLength(before);
  });
});
