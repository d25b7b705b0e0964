import { vi } from "vitest";
import type { Queryable } from "../../src/server/platform/database/Database";
import type { TestServer } from "./testServer";

/**
 * Makes a change in a transaction, and commits it when `call`, which has read the former state, waits for a lock or has
 * ended.
 * @returns the answer of `call`.
 */
export async function during<T>(
  { context: { database } }: TestServer,
  change: (tx: Queryable) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const { answer } = await database.transaction(async (tx) => {
    await change(tx);
    let hasEnded = false;
    const waiting = { answer: call().finally(() => (hasEnded = true)) };
    await vi.waitFor(async () => {
      const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      if (!hasEnded && (await database.query(sql)).rowCount !== 1) throw new Error("does not wait yet");
    }, 20_000);
    return waiting; // not awaited, because it waits for the commit
  });
  return answer;
}
