import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const post = (path: string, body: unknown, on = server, headers: Record<string, string> = {}) =>
  on.call(null, "POST", `/api/v1/newsletter${path}`, body, { headers });

/** The mails to that email so far, oldest first. */
function mailsTo(email: string, { context } = server): string[] {
  const folder = join(context.settings.dataDir, "outbox");
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
  const mails = names.toSorted().map((name) => readFileSync(join(folder, name), "utf8"));
  return mails.filter((mail) => mail.startsWith(`To: ${email}\n`));
}

/** Waits for `count` mails to that email. @returns the newest. */
async function mail(email: string, count: number, on = server): Promise<string> {
  await vi.waitFor(() => expect(mailsTo(email, on)).toHaveLength(count));
  return mailsTo(email, on).at(-1) ?? "";
}

const tokenIn = (text: string, action: string): string =>
  new RegExp(`/newsletter-page#${action}=([A-Za-z0-9_-]{43})(?=\\s)`).exec(text)?.[1] ??
  `no ${action} link in: ${text}`;

async function rows(): Promise<Record<string, unknown>[]> {
  return (await server.context.database.query("select * from newsletter_subscribers order by created_at")).rows;
}

/** Moves the last mails an hour into the past. */
const anHourLater = () =>
  server.context.database.query("update newsletter_subscribers set mailed_at = mailed_at - interval '1 hour'");

describe("/newsletter", () => {
  test("stores an email unconfirmed, confirms it once by the mailed link and deletes it on unsubscribe [P2.12]", async () => {
    const email = "ada@example.org";
    const subscribed = await post("", { email });
    expect([subscribed.status, await subscribed.text()]).toEqual([202, "null"]);
    expect((await rows()).map((row) => row["confirmed_at"])).toEqual([null]);

    const confirm = tokenIn(await mail(email, 1), "confirm");
    expect((await post("/confirm", { token: confirm })).status).toBe(204);
    expect((await rows()).map((row) => row["confirmed_at"])).toEqual([expect.any(Date)]);
    const again = await post("/confirm", { token: confirm });
    expect([again.status, (await again.json()) as unknown]).toEqual([
      404,
      expect.objectContaining({ detail: expect.stringContaining("This link was used already") as string }),
    ]);

    const unsubscribe = tokenIn(await mail(email, 2), "unsubscribe");
    expect((await post("/unsubscribe", { token: unsubscribe })).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect((await post("/unsubscribe", { token: unsubscribe })).status).toBe(404);
  });

  test("changes nothing if a link is opened but the button of its page is not pressed", async () => {
    const email = "prefetched@example.org";
    await post("", { email });
    const token = tokenIn(await mail(email, 1), "confirm");
    for (const path of ["/confirm", `/confirm?token=${token}`, "/unsubscribe"])
      expect((await server.call(null, "GET", `/api/v1/newsletter${path}`)).status).toBe(404);
    const row = (await rows()).at(-1);
    expect(row).toMatchObject({ confirmed_at: null });
  });

  test("lists an email once, whatever its letter case, also for concurrent calls", async () => {
    const before = (await rows()).length;
    const spellings = ["Grace@Example.org", "grace@example.org", " GRACE@EXAMPLE.ORG "];
    const answers = await Promise.all(
      [...spellings, ...spellings].map(async (email) => (await post("", { email })).status),
    );
    expect(answers).toEqual(Array.from({ length: 6 }, () => 202));
    expect(await rows()).toHaveLength(before + 1);
    await mail("grace@example.org", 1);
  });

  test("answers a known and an unknown email alike", async () => {
    const known = "known@example.org";
    await post("", { email: known });
    await post("/confirm", { token: tokenIn(await mail(known, 1), "confirm") });
    await mail(known, 2);
    const answerTo = async (email: string) => {
      const answer = await post("", { email });
      const headers = [...answer.headers.keys()].toSorted();
      return { status: answer.status, body: await answer.text(), headers };
    };
    await anHourLater();
    expect(await answerTo(known)).toEqual(await answerTo("unknown@example.org"));
    const text = await mail(known, 3);
    expect(text).toContain("It is already on the list");
    expect((await post("/unsubscribe", { token: tokenIn(text, "unsubscribe") })).status).toBe(204);
  });

  test("mails at most one link in ten minutes, which works until the next one or its expiry", async () => {
    const email = "twice@example.org";
    await post("", { email });
    const older = tokenIn(await mail(email, 1), "confirm");
    await post("", { email });
    await anHourLater();
    await post("", { email });
    const newer = tokenIn(await mail(email, 2), "confirm");
    expect((await post("/confirm", { token: older })).status).toBe(404);
    const { database } = server.context;
    await database.query("update newsletter_subscribers set confirm_until = now() - interval '1 second'");
    expect((await post("/confirm", { token: newer })).status).toBe(404);
    const before = (await rows()).length;
    await post("", { email: "next@example.org" });
    await mail("next@example.org", 1);
    expect((await rows()).length).toBeLessThan(before + 1); // unconfirmed emails are deleted
  });

  test("keeps no email in plain text in the database or the log", async () => {
    const email = "very-secret-name@example.org";
    await post("", { email });
    const token = tokenIn(await mail(email, 1), "confirm");
    await post("/confirm", { token });
    await mail(email, 2);
    const { rows: dump } = await server.context.database.query<{ line: string }>(
      "select s::text || encode(sealed, 'escape') as line from newsletter_subscribers s",
    );
    const kept = dump.map(({ line }) => line).join("\n") + server.logLines.join("\n");
    expect(kept.length).toBeGreaterThan(200);
    expect(kept).not.toContain("very-secret-name");
    expect(kept).not.toContain(token);
  });

  test("refuses an invalid email and an invalid token", async () => {
    for (const email of ["", "ada", "ada@", "a b@example.org", "ada@example.org\nBcc: all@example.org", 7]) {
      const answer = await post("", { email });
      expect([email, answer.status]).toEqual([email, 400]);
    }
    expect((await post("/confirm", { token: "x" })).status).toBe(400);
    expect((await post("/confirm", { token: "x".repeat(43) })).status).toBe(404);
  });

  test("mails links to the public address or this computer, never to the Host header", async () => {
    const behindProxy = await startTestServer({ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org/" });
    await post("", { email: "ada@example.org" }, behindProxy);
    expect(await mail("ada@example.org", 1, behindProxy)).toContain(
      "https://scribe.example.org/newsletter-page#confirm=",
    );
    await behindProxy.stop();

    const headers = { host: "evil.example", "content-type": "application/json" };
    const forged = request(`${server.url}/api/v1/newsletter`, { method: "POST", headers });
    forged.end(JSON.stringify({ email: "lured@example.org" }));
    const [answer] = (await once(forged, "response")) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(421);
    await post("", { email: "here@example.org" });
    expect(await mail("here@example.org", 1)).toContain(`${server.url}/newsletter-page#confirm=`);
  });

  test("limits sign-ups and confirmations per IP address", async () => {
    const limited = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on" });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await post("", { email: `n${n}@example.org` }, limited)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    const guesses = await Promise.all(
      Array.from({ length: 61 }, async () => (await post("/confirm", { token: "x".repeat(43) }, limited)).status),
    );
    expect(guesses.filter((status) => status === 429)).toHaveLength(1);
    await limited.stop();
  });

  test("answers 202 if the mail cannot be sent, and sends it on the next call", async () => {
    const { context } = server;
    const send = vi.spyOn(context.mail, "send").mockRejectedValueOnce(new Error("no mail server"));
    const email = "later@example.org";
    expect((await post("", { email })).status).toBe(202);
    await vi.waitFor(async () => {
      const { rows: due } = await context.database.query(
        "select 1 from newsletter_subscribers where mailed_at = '-infinity'",
      );
      expect(due).toHaveLength(1);
    });
    send.mockRestore();
    await post("", { email });
    await mail(email, 1);
  });
});
