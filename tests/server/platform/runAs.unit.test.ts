import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandAs, unprivilegedAccount } from "../../../src/server/platform/database/runAs";

/** As PostgreSQL does: looks whether it may run its own file, reads a neighbour, says who it is. */
const script = '#!/bin/sh\n[ -x "$0" ] && cat "$(dirname "$0")/neighbour" && id -u\n';

function program(mode: number): string {
  const folder = join(mkdtempSync(join("/var/tmp", "chartside-runas-")), "bin");
  mkdirSync(folder);
  writeFileSync(join(folder, "program"), script, { mode: 0o755 });
  writeFileSync(join(folder, "neighbour"), "neighbour\n", { mode: 0o644 });
  chmodSync(folder, 0o755);
  chmodSync(join(folder, ".."), mode);
  return join(folder, "program");
}

test.each([
  ["that all may enter", 0o755],
  ["that only its owner may enter, as /root", 0o700],
])("a program in a folder %s runs under an account that is not root's", (_what, mode) => {
  const account = unprivilegedAccount();
  const [file, args, options] = commandAs(account, program(mode), [], [join(tmpdir(), "x")]);
  const said = execFileSync(file, args, { ...options, cwd: "/" }).toString();
  expect(said).toBe(`neighbour\n${account?.uid ?? process.getuid?.()}\n`);
});
