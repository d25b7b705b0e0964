import { describe, expect, test } from "vitest";
import { untilAborted } from "../../../src/server/platform/untilAborted";

/** Yields 1 and 2, then never ends. */
async function* hanging(): AsyncGenerator<number> {
  yield 1;
  yield 2;
  await new Promise(() => {});
}

describe("untilAborted", () => {
  test("yields everything of a source that ends", async () => {
    const source = async function* () {
      yield* [1, 2, 3];
    };
    const seen: number[] = [];
    for await (const value of untilAborted(source(), new AbortController().signal)) seen.push(value);
    expect(seen).toEqual([1, 2, 3]);
  });

  test("ends with the signal's reason although the source hangs", async () => {
    const ending = new AbortController();
    const seen: number[] = [];
    const reading = (async () => {
      for await (const value of untilAborted(hanging(), ending.signal)) {
        seen.push(value);
        if (value === 2) setImmediate(() => ending.abort(new Error("superseded")));
      }
    })();
    await expect(reading).rejects.toThrow("superseded");
    expect(seen).toEqual([1, 2]);
  });

  test("begins nothing if the signal is aborted", async () => {
    const values = untilAborted(hanging(), AbortSignal.abort(new Error("superseded")));
    await expect(values.next()).rejects.toThrow("superseded");
  });
});
