import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyAudit } from "../../../src/renderer/notes/export/CopyAudit";
import { AppError, type ErrorCode } from "../../../src/shared/errors";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const copy = { format: "formatted" } as const;
function auditOf(code: ErrorCode) {
  const recordCopy = vi.fn<(id: string) => Promise<void>>().mockResolvedValue();
  recordCopy.mockRejectedValueOnce(new AppError(code, "Not now."));
  return { audit: new CopyAudit({ recordCopy }), recordCopy };
}

test.each(["unavailable", "timeout", "rate_limited", "bad_request", "signed_out", "offline"] as const)(
  "a copy that the server could not record (%s) is sent again",
  async (code) => {
    const { audit, recordCopy } = auditOf(code);
    audit.record("n1", copy);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(recordCopy.mock.calls.map(([id]) => id)).toEqual(["n1", "n1"]);
  },
);

test.each(["not_found", "forbidden", "invalid_input"] as const)(
  "a copy that the server refuses for good (%s) does not hold up the next one",
  async (code) => {
    const { audit, recordCopy } = auditOf(code);
    audit.record("n1", copy);
    audit.record("n2", copy);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(recordCopy.mock.calls.map(([id]) => id)).toEqual(["n1", "n2"]);
  },
);

test("nothing is sent after another person signed in", async () => {
  const { audit, recordCopy } = auditOf("offline");
  audit.record("n1", copy);
  await vi.advanceTimersByTimeAsync(0);
  audit.stop();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recordCopy).toHaveBeenCalledTimes(1);
});
