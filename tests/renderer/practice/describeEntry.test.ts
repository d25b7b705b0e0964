import { expect, test } from "vitest";
import { describeEntry } from "../../../src/renderer/practice/audit/describeEntry";
import type { AuditEntry } from "../../../src/shared/practice/auditEntry";

const failedSignIn = (detail: AuditEntry["detail"]): AuditEntry => ({
  id: "1",
  at: "2026-11-23T09:00:00Z",
  action: "sign_in_failed",
  by: null,
  person: null,
  detail,
});

test.each<[string, AuditEntry["detail"], string]>([
  ["the first try of an hour", { in_hour: 1 }, "Failed to sign in: wrong password"],
  ["the twentieth try of an hour", { in_hour: 20 }, "Failed to sign in: wrong password, 20 tries within an hour"],
  ["entries of the whole server", { in_hour: 1_000, of: "server" }, "Failed to sign in: wrong password"],
])(
  "the entry of %s has the number of tries if there were several, and none if it counts entries",
  (_, detail, text) => {
    expect(describeEntry(failedSignIn(detail))).toBe(text);
  },
);
