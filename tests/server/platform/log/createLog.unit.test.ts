import { describe, expect, test } from "vitest";
import { AppError } from "../../../../src/shared/errors";
import { createLog } from "../../../../src/server/platform/log/createLog";
import { readableLine } from "../../../../src/server/platform/log/readableLine";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = "";
  write(createLog({ CHARTSIDE_LOG_LEVEL: "info" }, { write: (line) => void (lines += line) }));
  return lines;
}

describe("log", () => {
  test("drops what an error quotes from the request", () => {
    let failure: unknown;
    try {
      JSON.parse("Zebrafish has a rash");
    } catch (error) {
      failure = error;
    }
    const line = logged((log) => log.error({ err: failure }, "Request failed"));
    expect(line).not.toContain("Zebrafish");
    expect(line).toContain("SyntaxError");
    expect(line).toContain("createLog.unit.test");
  });

  test("logs a database error by code and constraint, without the row it quotes", () => {
    const failure = Object.assign(new Error('invalid input syntax for type uuid: "Zebrafish"'), {
      severity: "ERROR",
      code: "22P02",
      detail: "Failing row contains (Zebrafish).",
      constraint: "visits_pkey",
    });
    const line = logged((log) =>
      log.error({ err: new AppError("internal", "Something went wrong.", { cause: failure }) }),
    );
    expect(line).not.toContain("Zebrafish");
    expect(line).toContain("22P02");
    expect(line).toContain("visits_pkey");
  });

  test("keeps the message of a database that shuts down", () => {
    const failure = Object.assign(new Error("the database system is shutting down"), {
      severity: "FATAL",
      code: "57P03",
    });
    expect(logged((log) => log.warn({ err: failure }))).toContain("the database system is shutting down");
  });

  test.each(["password", "access_token", "refresh_token", "authorization"])("never logs %s at any depth", (name) => {
    const line = logged((log) => log.info({ [name]: "hunter2", a: { [name]: "hunter2", b: { [name]: "hunter2" } } }));
    expect(line).not.toContain("hunter2");
  });

  test("prints time, level, message and details at a terminal", () => {
    const line = logged((log) => log.warn({ code: "storage_full" }, "request refused"));
    expect(readableLine(line)).toMatch(/^\d\d:\d\d:\d\d warn {2}request refused code=storage_full\n$/);
  });
});
