import { join } from "node:path";
import { Database, type Queryable } from "../../../src/server/platform/database/Database";
import { EmbeddedPostgres } from "../../../src/server/platform/database/EmbeddedPostgres";
import { Notifications } from "../../../src/server/platform/Notifications";
import type { Result } from "../result";

/** Number of clients that commit at the same time, and duration of each of the two measurements. */
const clients = 32;
const seconds = 4;
const channel = "bench_changed";

/**
 * Measures the commits per second of 32 clients on the product's database, each with a notification: inside the
 * transaction (printed as `before`) and as the server does it, after the commit.
 */
export async function measureCommits(dataDir: string): Promise<Result> {
  const { connection } = new EmbeddedPostgres(join(dataDir, "postgres"), () => {});
  const database = new Database({ ...connection, max: clients }, () => {});
  const notifications = new Notifications(database, [channel], () => {});
  await notifications.start();
  await database.query("create table bench_commits (id uuid primary key)");
  try {
    const inside = await commitsPerSecond(database, async (tx, id) => {
      await tx.query("select pg_notify($1, $2)", [channel, id]);
    });
    const after = await commitsPerSecond(database, async (tx, id) => {
      await tx.query("select $1, $2::uuid", [channel, id]); // as many statements
      tx.notify(channel, id);
    });
    const name = `commits of ${clients} clients, notified after commit (before: inside)`;
    return { name, value: after, unit: "/s", budget: inside, isMinimum: true, before: inside };
  } finally {
    await database.query("drop table bench_commits");
    await notifications.close();
    await database.close();
  }
}

async function commitsPerSecond(
  database: Database,
  notify: (tx: Queryable, id: string) => Promise<void>,
): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let commits = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const id = crypto.randomUUID();
      await database.transaction(async (tx) => {
        await tx.query("insert into bench_commits values ($1)", [id]);
        await notify(tx, id);
      });
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return Math.round(commits / seconds);
}
