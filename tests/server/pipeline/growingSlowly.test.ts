import { expect, test } from "vitest";
import { NoteThreads } from "../../../src/server/notes/thread/NoteThreads";
import { first, recordedVisit, running, second, sentencesOf, startsServers, startWork, textOf } from "./growthHarness";

startsServers();

/** Ends every check before it is complete. */
const tooShort = { runMs: 1, waitMs: 60_000 };
const enough = { runMs: 60_000, waitMs: 60_000 };

/** Gives the server threads with other limits. */
function useThreads(limits: ConstructorParameters<typeof NoteThreads>[0]): void {
  const threads = new NoteThreads(limits);
  const { context } = running.server;
  context.noteThreads = threads;
  context.noteEngine = threads.engine;
  running.stops.push(() => threads.stop());
}

/** Words that take the checks longer than a millisecond. */
const long = Array.from({ length: 20 }, (_, i) => ["patient", `The road number ${i} was slow this morning.`] as const);

test("a note grows although its checks take longer than a lock may last", async () => {
  useThreads({ whileAsked: enough, whileLocked: tooShort, inBackground: { runMs: 60_000 } });
  await startWork();
  const { say, noteWith, stop } = await recordedVisit();
  await say([...long, ...first]);
  expect((await noteWith("lisinopril")).unchecked).toBeUndefined();
  await say(second);
  const final = await stop();
  expect(textOf(final)).toMatch(/penicillin/i);
  expect(final.unchecked).toBeUndefined();
  expect(sentencesOf(final).length).toBeGreaterThan(2);
});
