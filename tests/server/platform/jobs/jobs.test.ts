import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { Jobs } from "../../../../src/server/platform/jobs/Jobs";
import { startTestServer, type TestServer } from "../../testServer";

let server: TestServer;
const started: Jobs[] = [];
const logLines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void logLines.push(line) });
beforeAll(async () => void (server = await startTestServer()));
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => server.stop());

async function startJobs(): Promise<Jobs> {
  const jobs = new Jobs(server.context.database, log, 0.5);
  await jobs.start();
  started.push(jobs);
  return jobs;
}

const retries = { limit: 2, delay: 1, longestDelay: 1, giveUpAfter: 600, lostAfter: 60 };
const neverGivenUp = (): void => {
  throw new Error("not expected");
};

test("scheduled work also runs immediately, and its failure is logged", async () => {
  const jobs = await startJobs();
  let runs = 0;
  await jobs.schedule("sweep", "* * * * *", async () => {
    runs += 1;
    throw new Error("no space");
  });
  await vi.waitFor(() => expect(runs).toBe(1), 30_000);
  await vi.waitFor(() => expect(logLines.join("")).toContain("Scheduled work failed"), 30_000);
});

test("a job scheduled by two servers has one schedule", async () => {
  const [one, two] = [await startJobs(), await startJobs()];
  const ran: string[] = [];
  const { database } = server.context;
  const done = async (name: string): Promise<void> => void ran.push(name);
  await one.schedule("shared", "0 0 1 1 *", () => done("one"));
  await vi.waitFor(() => expect(ran).toEqual(["one"]), 30_000);
  await two.schedule("shared", "0 0 1 1 *", () => done("two"));
  await vi.waitFor(() => expect(ran).toHaveLength(2), 30_000);
  const { rows } = await database.query("select 1 from pgboss.schedule where name = 'shared'");
  expect(rows).toHaveLength(1);
});

test("jobs that are added together all run immediately, in order", async () => {
  const jobs = await startJobs();
  const ran: number[] = [];
  const queue = await jobs.queue<{ n: number }>("many", retries, async ({ n }) => void ran.push(n), neverGivenUp);
  for (let n = 0; n < 5; n += 1) await queue.add({ n });
  await vi.waitFor(() => expect(ran).toEqual([0, 1, 2, 3, 4]), 30_000);
});

test("a failed job is repeated until it succeeds", async () => {
  const jobs = await startJobs();
  let tries = 0;
  const queue = await jobs.queue(
    "unsteady",
    retries,
    async () => {
      tries += 1;
      if (tries < 3) throw new Error("not yet");
    },
    neverGivenUp,
  );
  await queue.add({});
  await vi.waitFor(() => expect(tries).toBe(3), 30_000);
});

test("the stored failure of a job has no personal data", async () => {
  const jobs = await startJobs();
  const fail = async (): Promise<void> => {
    throw new Error("no mailbox ana.ruiz@example.org");
  };
  const givenUp = Promise.withResolvers<unknown>();
  const queue = await jobs.queue("secret", { ...retries, limit: 0 }, fail, givenUp.resolve);
  await queue.add({});
  await givenUp.promise;
  const stored = async (): Promise<string> => {
    const { rows } = await server.context.database.query<{ output: string | null }>(
      "select output::text as output from pgboss.job where name = 'secret'",
    );
    return rows[0]?.output ?? "";
  };
  await vi.waitFor(async () => expect(await stored()).toContain("The job failed"), 30_000);
  expect(await stored()).not.toContain("ana.ruiz");
});

test("a job that always fails is abandoned after its last repetition", async () => {
  const jobs = await startJobs();
  let tries = 0;
  const givenUp: unknown[] = [];
  const fail = async (): Promise<void> => {
    tries += 1;
    throw new Error("never");
  };
  const queue = await jobs.queue("hopeless", { ...retries, limit: 1 }, fail, (error) => void givenUp.push(error));
  await queue.add({});
  await vi.waitFor(() => expect(givenUp).toHaveLength(1), 30_000);
  expect(tries).toBe(2);
});

test("jobs that a server left when it stopped, queued or running, are run by the next", async () => {
  const first = await startJobs();
  const hold = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const queue = await first.queue<{ n: number }>(
    "handover",
    retries,
    async () => {
      began.resolve();
      await hold.promise;
    },
    () => {},
  );
  await queue.add({ n: 1 });
  await began.promise;
  await queue.add({ n: 2 });
  await first.stop(); // while the first job runs
  const ran: number[] = [];
  const second = await startJobs();
  await second.queue<{ n: number }>("handover", retries, async ({ n }) => void ran.push(n), neverGivenUp);
  await vi.waitFor(() => expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2]), 30_000);
  hold.resolve();
});
