import { expect, test } from "vitest";
import { NoticeBatches } from "../../../src/server/platform/NoticeBatches";

test("messages of many short notices stay below PostgreSQL's 8,000 bytes and have all of them", async () => {
  const messages: string[] = [];
  const batches = new NoticeBatches(async (posted) => void messages.push(...posted));
  const notices = Array.from({ length: 3_000 }, (_, at) => ({ channel: "c", payload: String(at) }));
  batches.add(notices);
  await batches.flush();
  expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(8_000);
  expect(messages.flatMap((message) => new NoticeBatches(async () => {}).noticesOf(message))).toEqual(notices);
});
