import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AppLog } from "../../../src/main/log/AppLog";
import { AppError } from "../../../src/shared/errors";

test("the app's log has codes, names and stack frames of an error and its causes, never their messages", () => {
  const log = new AppLog(mkdtempSync(join(tmpdir(), "chartside-log-")));
  const cause = new TypeError("Ellen Canary has no chart");
  log.error("Bridge call failed", { channel: "ehr:readChart" }, new AppError("conflict", "Ellen Canary", { cause }));
  log.info("Started", { version: "1.0.0" });
  const text = readFileSync(join(log.folder, "main.log"), "utf8");
  expect(text).not.toContain("Canary");
  const [failed, started] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(failed).toMatchObject({
    level: "error",
    msg: "Bridge call failed",
    channel: "ehr:readChart",
    err: { name: "AppError", code: "conflict", stack: expect.any(Array), cause: { name: "TypeError" } },
  });
  expect(started).toMatchObject({ level: "info", msg: "Started", version: "1.0.0" });
});
