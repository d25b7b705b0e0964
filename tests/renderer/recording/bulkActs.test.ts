import { describe, expect, test } from "vitest";
import { AppError } from "../../../src/shared/errors";
import type { KeptTake } from "../../../src/shared/recording/keptTake";
import { BulkActs } from "../../../src/renderer/recording/local/BulkActs";
import { type BulkAct, doneWords, failureWords } from "../../../src/renderer/recording/local/bulkWords";
import type { LocalState, LocalTake } from "../../../src/renderer/recording/local/localTake";
import { TakeSelection } from "../../../src/renderer/recording/local/TakeSelection";

const local = (id: string, state: LocalState = { kind: "interrupted" }): LocalTake => ({
  take: { id, visitId: "v", state: "open", pages: 1, durationMs: 1_000, startedAt: 0 } as KeptTake,
  state,
});
const ids = (takes: readonly LocalTake[]): string[] => takes.map(({ take }) => take.id);

describe("selecting", () => {
  const recording = local("recording", { kind: "recording" });
  const deleted = local("deleted", { kind: "deleted", until: 1 });
  const listed = [local("a"), recording, local("b"), local("c"), deleted, local("d")];

  test("one after another, and with Shift all between", () => {
    const selection = new TakeSelection(() => listed);
    selection.toggle("b");
    expect([ids(selection.takes), selection.extent]).toEqual([["b"], "some"]);
    selection.toggle("d", true);
    expect(ids(selection.takes)).toEqual(["b", "c", "d"]);
    selection.toggle("c", true); // what is between becomes what it becomes
    expect(ids(selection.takes)).toEqual(["b"]);
    selection.toggle("a", true);
    expect(ids(selection.takes)).toEqual(["a", "b", "c"]);
  });

  test("all that are shown, and none; what is recorded or deleted is not among them", () => {
    const selection = new TakeSelection(() => listed);
    selection.toggleAll();
    expect([ids(selection.takes), selection.extent]).toEqual([["a", "b", "c", "d"], "all"]);
    selection.toggleAll();
    expect(selection.extent).toBe("none");
  });

  test("what the list does not show is not selected", () => {
    let shown = listed;
    const selection = new TakeSelection(() => shown);
    selection.addAll();
    shown = [local("a"), local("c", { kind: "deleted", until: 1 })];
    expect(ids(selection.takes)).toEqual(["a"]);
    shown = listed;
    expect(ids(selection.takes)).toEqual(["a", "b", "c", "d"]);
  });

  test("along the list with the keyboard, past what cannot be selected", () => {
    const selection = new TakeSelection(() => listed);
    expect(selection.neighbour("a", 1)).toBe("b");
    expect(selection.neighbour("a", -1)).toBeNull();
    expect(selection.neighbour("d", 1)).toBeNull();
    selection.extendTo("b");
    selection.toggle("b");
    selection.toggle("b");
    selection.extendTo("d");
    expect(ids(selection.takes)).toEqual(["b", "c", "d"]);
  });
});

describe("doing one thing to several", () => {
  const full = new AppError("local_storage_full", "This computer is full.");
  let takes: LocalTake[];
  const start = (fits: (act: BulkAct, take: LocalTake) => boolean = () => true) => {
    takes = [local("a"), local("b"), local("c")];
    const selection = new TakeSelection(() => takes);
    selection.addAll();
    const current = (id: string) => takes.find(({ take }) => take.id === id) ?? null;
    return { selection, bulk: new BulkActs({ selection, current, fits, look: () => Promise.resolve() }) };
  };

  test("what fails with one keeps nothing from the others, is said, and stays selected", async () => {
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

  test("what changed while it was asked about is left alone", async () => {
    const { bulk } = start((_act, { take }) => take.id !== "a");
    const asked = [...takes];
    takes = takes.slice(0, 2);
    const touched: string[] = [];
    await bulk.run("delete", asked, async ({ take }) => void touched.push(take.id));
    expect(touched).toEqual(["b"]);
    expect(bulk.failure).toMatch(/^1 of 3 recordings deleted\. 2 were not: .*another window.*not here any more/);
  });

  test("it says how far it is, and nothing else begins meanwhile", async () => {
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

  test("sentences for one, for all and for none", () => {
    expect(doneWords("delete", 1)).toBe("1 recording deleted");
    expect(doneWords("transcribe", 4)).toBe("4 recordings sent to be transcribed");
    expect(failureWords("export", 1, [full])).toMatch(/^The recording was not exported: /);
    expect(failureWords("attach", 2, [full, full])).toMatch(
      /^None of 2 recordings was attached to the session: [^.]+\.$/,
    );
  });
});
