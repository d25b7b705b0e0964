import { describe, expect, test } from "vitest";
import { AppError } from "../../../src/shared/errors";
import type { JournalTake } from "../../../src/shared/recording/journalTake";
import { BulkActions } from "../../../src/renderer/recording/local/BulkActions";
import { type BulkAction, formatDone, formatFailure } from "../../../src/renderer/recording/local/bulkAction";
import type { LocalState, LocalTake } from "../../../src/renderer/recording/local/localTake";
import { TakeSelection } from "../../../src/renderer/recording/local/TakeSelection";

const local = (id: string, state: LocalState = { kind: "interrupted" }): LocalTake => ({
  take: { id, visitId: "v", state: "open", parts: 1, durationMs: 1_000, startedAt: 0 } as JournalTake,
  state,
});
const ids = (takes: readonly LocalTake[]): string[] => takes.map(({ take }) => take.id);

describe("selection", () => {
  const recording = local("recording", { kind: "recording" });
  const deleted = local("deleted", { kind: "deleted", until: 1 });
  const listed = [local("a"), recording, local("b"), local("c"), deleted, local("d")];

  test("grows one by one or, with Shift, by a range", () => {
    const selection = new TakeSelection(() => listed);
    selection.toggle("b");
    expect([ids(selection.takes), selection.extent]).toEqual([["b"], "some"]);
    selection.toggle("d", true);
    expect(ids(selection.takes)).toEqual(["b", "c", "d"]);
    selection.toggle("c", true); // the rows between take the new state
    expect(ids(selection.takes)).toEqual(["b"]);
    selection.toggle("a", true);
    expect(ids(selection.takes)).toEqual(["a", "b", "c"]);
  });

  test("selects all shown rows except recording and deleted ones", () => {
    const selection = new TakeSelection(() => listed);
    selection.toggleAll();
    expect([ids(selection.takes), selection.extent]).toEqual([["a", "b", "c", "d"], "all"]);
    selection.toggleAll();
    expect(selection.extent).toBe("none");
  });

  test("drops rows that are not shown", () => {
    let shown = listed;
    const selection = new TakeSelection(() => shown);
    selection.addAll();
    shown = [local("a"), local("c", { kind: "deleted", until: 1 })];
    expect(ids(selection.takes)).toEqual(["a"]);
    shown = listed;
    expect(ids(selection.takes)).toEqual(["a", "b", "c", "d"]);
  });

  test("moves by keyboard past rows that cannot be selected", () => {
    const selection = new TakeSelection(() => listed);
    expect(selection.neighbor("a", 1)).toBe("b");
    expect(selection.neighbor("a", -1)).toBeNull();
    expect(selection.neighbor("d", 1)).toBeNull();
    selection.extendTo("b");
    selection.toggle("b");
    selection.toggle("b");
    selection.extendTo("d");
    expect(ids(selection.takes)).toEqual(["b", "c", "d"]);
  });
});

describe("bulk action", () => {
  const full = new AppError("local_storage_full", "This computer is full.");
  let takes: LocalTake[];
  const start = (applies: (act: BulkAction, take: LocalTake) => boolean = () => true) => {
    takes = [local("a"), local("b"), local("c")];
    const selection = new TakeSelection(() => takes);
    selection.addAll();
    const current = (id: string) => takes.find(({ take }) => take.id === id) ?? null;
    return { selection, bulk: new BulkActions({ selection, current, applies, refresh: () => Promise.resolve() }) };
  };

  test("continues after one failure", async () => {
    const { selection, bulk } = start();
    const done = await bulk.run("delete", takes, ({ take }) =>
      take.id === "b" ? Promise.reject(full) : Promise.resolve(),
    );
    expect(ids(done)).toEqual(["a", "c"]);
    expect(bulk.failure).toMatch(/^2 of 3 recordings deleted\. 1 was not: .*full/);
    expect(ids(selection.takes)).toEqual(["b"]);
    await bulk.run("delete", selection.takes, () => Promise.resolve());
    expect([bulk.failure, selection.extent]).toEqual([null, "none"]);
  });

  test("skips rows that changed while the dialog was open", async () => {
    const { bulk } = start((_act, { take }) => take.id !== "a");
    const before = [...takes];
    takes = takes.slice(0, 2);
    const touched: string[] = [];
    await bulk.run("delete", before, async ({ take }) => void touched.push(take.id));
    expect(touched).toEqual(["b"]);
    expect(bulk.failure).toMatch(/^1 of 3 recordings deleted\. 2 were not: .*another window.*no longer exists/);
  });

  test("reports its progress and blocks another action", async () => {
    const { bulk } = start();
    const seen: (string | null)[] = [];
    const other = async () => expect(await bulk.run("export", takes, () => Promise.resolve())).toEqual([]);
    await bulk.run("attach", takes, async () => {
      seen.push(bulk.progress);
      await other();
    });
    expect(seen).toEqual([
      "0 of 3 recordings attached to the session so far",
      "1 of 3 recordings attached to the session so far",
      "2 of 3 recordings attached to the session so far",
    ]);
    expect(bulk.isRunning).toBe(false);
  });

  test("has messages for one, for all and for none", () => {
    expect(formatDone("delete", 1)).toBe("1 recording deleted");
    expect(formatDone("transcribe", 4)).toBe("4 recordings sent to be transcribed");
    expect(formatFailure("export", 1, [full])).toMatch(/^The recording was not exported: /);
    expect(formatFailure("attach", 2, [full, full])).toMatch(
      /^None of 2 recordings was attached to the session: [^.]+\.$/,
    );
  });
});
