import { describe, expect, test } from "vitest";
import type { JournalTake } from "../../../src/shared/recording/journalTake";
import {
  canAttach,
  fileNameOf,
  sortTakes,
  matchesTakeFilter,
  type LocalState,
  localState,
  type TakeContext,
} from "../../../src/renderer/recording/local/localTake";
import { AppError } from "../../../src/shared/errors";

const take = (more: Partial<JournalTake> = {}): JournalTake => ({
  id: "t",
  visitId: "v",
  ownerId: "me",
  recorderId: "here",
  source: "microphone",
  state: "stopped",
  parts: 10,
  durationMs: 10_000,
  startedAt: 0,
  consent: null,
  ...more,
});
const alone: TakeContext = { isHeld: false, sentMs: 0, problem: undefined, restoreMs: 600_000 };
const refusal = new AppError("not_found", "This session was not found. It may have been deleted.");

describe("state of a take", () => {
  test.each([
    { why: "open in a window", take: take({ state: "open" }), around: { isHeld: true }, state: { kind: "recording" } },
    {
      why: "an import in a window",
      take: take({ state: "open", source: "import" }),
      around: { isHeld: true },
      state: { kind: "importing" },
    },
    { why: "open in no window", take: take({ state: "open" }), around: {}, state: { kind: "interrupted" } },
    { why: "stopped, nothing sent", take: take(), around: {}, state: { kind: "waiting", sentShare: 0 } },
    { why: "stopped, some sent", take: take(), around: { sentMs: 4_000 }, state: { kind: "waiting", sentShare: 0.4 } },
    {
      why: "stopped while its session is still recorded",
      take: take(),
      around: { isHeld: true },
      state: { kind: "waiting", sentShare: 0 },
    },
    {
      why: "rejected permanently",
      take: take(),
      around: { problem: { error: refusal, willRetry: false } },
      state: { kind: "refused", message: refusal.message },
    },
    {
      why: "not sent for now",
      take: take(),
      around: { problem: { error: new AppError("offline", "You are offline."), willRetry: true } },
      state: { kind: "waiting", sentShare: 0 },
    },
    {
      why: "deleted, whatever else",
      take: take({ state: "open", deletedAt: 1_000 }),
      around: { problem: { error: refusal, willRetry: false } },
      state: { kind: "deleted", until: 601_000 },
    },
  ])("$why", ({ take: kept, around, state }) => {
    expect(localState(kept, { ...alone, ...around })).toEqual(state);
  });
});

test("takes that need attention come first, then the newest", () => {
  const at = (id: string, startedAt: number, state: LocalState) => ({ take: take({ id, startedAt }), state });
  const waiting = { kind: "waiting", sentShare: 0 } as const;
  const ordered = sortTakes([
    at("old", 1, waiting),
    at("new", 3, { kind: "uploaded" }),
    at("interrupted", 0, { kind: "interrupted" }),
    at("refused", 2, { kind: "refused", message: "" }),
  ]);
  expect(ordered.map((local) => local.take.id)).toEqual(["refused", "interrupted", "new", "old"]);
  expect(ordered.filter(({ state }) => matchesTakeFilter(state, "needs"))).toHaveLength(2);
});

test("an exported file is named after its time, never after the patient", () => {
  expect(fileNameOf({ startedAt: new Date(2026, 10, 5, 9, 7).getTime() })).toBe("recording-2026-11-05-0907.ogg");
});

test.each<[LocalState, number, boolean, boolean]>([
  [{ kind: "interrupted" }, 0, false, true],
  [{ kind: "interrupted" }, 1_000, false, false],
  [{ kind: "interrupted" }, 1_000, true, true],
  [{ kind: "waiting", sentShare: 0 }, 0, false, true],
  [{ kind: "waiting", sentShare: 0.2 }, 1_000, false, false],
  [{ kind: "refused", message: "" }, 1_000, false, true],
  [{ kind: "recording" }, 0, true, false],
  [{ kind: "importing" }, 0, true, false],
  [{ kind: "uploaded" }, 0, true, false],
  [{ kind: "deleted", until: 1 }, 0, true, false],
])(
  "%o with %i ms sent, its session deleted: %s, can be attached to another session: %s",
  (state, sentMs, isGone, can) => {
    expect(canAttach(state, sentMs, isGone)).toBe(can);
  },
);
