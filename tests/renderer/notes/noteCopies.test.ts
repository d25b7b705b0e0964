import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoteCopies } from "../../../src/renderer/notes/export/NoteCopies";
import type { NoteSection } from "../../../src/shared/notes/document";

const write = vi.fn<() => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  write.mockReset().mockResolvedValue();
  vi.stubGlobal("ClipboardItem", class {});
  vi.stubGlobal("navigator", { clipboard: { write } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sectionOf = (key: string): NoteSection => ({
  id: key,
  key,
  title: key,
  style: "prose",
  sentences: [{ id: `${key}1`, text: "Knee pain.", evidence: [], origin: "typed", findings: [] }],
});
const note = { id: "n1", sections: ["history", "exam", "plan"].map(sectionOf) };

test("the section that could not be copied is tried again before the one after it", async () => {
  const recordCopy = vi.fn<() => Promise<void>>().mockResolvedValue();
  const copies = new NoteCopies({ recordCopy });
  await copies.next(note);
  expect(copies.done).toBe("history");
  await vi.advanceTimersByTimeAsync(3_000);
  write.mockRejectedValueOnce(new Error("Not allowed."));
  await copies.next(note);
  expect(copies.done).toBeNull();
  await copies.next(note);
  expect(copies.done).toBe("exam");
  await copies.next(note);
  expect(copies.done).toBe("plan");
  expect(recordCopy).toHaveBeenCalledTimes(3);
});
