import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandAs, unprivilegedAccount } from "../../../src/server/platform/database/commandAs";

/** Checks like PostgreSQL that it can run its own file, reads a neighboring file and prints its user id. */
const script = '#!/bin/sh\n[ -x "$0" ] && cat "$(dirname "$0")/neighbor" && id -u\n';

function program(mode: number): string {
  const folder = join(mkdtempSync(join("/var/tmp", "chartside-runas-")), "bin");
  mkdirSync(folder);
  writeFileSync(join(folder, "program"), script, { mode: 0o755 });
  writeFileSync(join(folder, "neighbor"), "neighbor\n", { mode: 0o644 });
  chmodSync(folder, 0o755);
  chmodSync(join(folder, ".."), mode);
  return join(folder, "program");
}

test.each([
  ["open to all", 0o755],
  ["open to its owner only, like /root", 0o700],
])("a program in a folder %s runs under an account other than root", (_what, mode) => {
  const account = unprivilegedAccount();
  const [file, args, options] = commandAs(account, program(mode), [], [join(tmpdir(), "x")]);
  const output = execFileSync(file, args, { ...options, cwd: "/" }).toString();
  expect(output).toBe(`neighbor\n${account?.uid ?? process.getuid?.()}\n`);
});
