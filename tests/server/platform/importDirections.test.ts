import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The rules as they stand, over a tiny tree: a module in every place, and one with a wrong import each. */
const modules = {
  "src/shared/errors.ts": "",
  "src/shared/bridge/contract.ts": "",
  "src/shared/visits/visit.ts": "",
  "src/server/app.ts": 'import "../shared/errors";',
  "src/server/visits/visitsRepository.ts": 'import "../../shared/visits/visit"; import "pg";',
  "src/main/index.ts": 'import "../server/app"; import "../shared/errors"; import "electron";',
  "src/main/ehr/browser.ts": 'import "playwright-core";',
  "src/preload/index.ts": 'import "../shared/bridge/contract"; import "electron";',
  "src/renderer/app/RootStore.ts": 'import "../../shared/errors";',
  "src/renderer/visits/visitsApi.ts": 'import "axios";',
  "src/renderer/ui/Key.tsx": 'import "react";',
  "tests/server/a.ts": "",
};

const wrong = {
  "shared → server": ["src/shared/bad1.ts", "../server/app"],
  "shared → renderer": ["src/shared/bad2.ts", "../renderer/app/RootStore"],
  "shared → a package other than zod": ["src/shared/bad3.ts", "axios"],
  "shared → Node": ["src/shared/bad4.ts", "node:fs"],
  "shared → tests": ["src/shared/bad5.ts", "../../tests/server/a"],
  "server → renderer": ["src/server/bad1.ts", "../renderer/app/RootStore"],
  "server → main": ["src/server/bad2.ts", "../main/index"],
  "server → preload": ["src/server/bad3.ts", "../preload/index"],
  "server → electron": ["src/server/visits/bad4.ts", "electron"],
  "server → tests": ["src/server/bad5.ts", "../../tests/server/a"],
  "main → renderer": ["src/main/bad1.ts", "../renderer/app/RootStore"],
  "main → preload": ["src/main/bad2.ts", "../preload/index"],
  "main → playwright-core outside of ehr": ["src/main/bad3.ts", "playwright-core"],
  "main/ehr → renderer": ["src/main/ehr/bad4.ts", "../../renderer/app/RootStore"],
  "preload → server": ["src/preload/bad1.ts", "../server/app"],
  "preload → shared other than bridge": ["src/preload/bad2.ts", "../shared/errors"],
  "preload → a package": ["src/preload/bad3.ts", "zod"],
  "renderer → server": ["src/renderer/visits/bad1.ts", "../../server/app"],
  "renderer → main": ["src/renderer/visits/bad2.ts", "../../main/index"],
  "renderer → preload": ["src/renderer/visits/bad3.ts", "../../preload/index"],
  "renderer → Node": ["src/renderer/visits/bad4.ts", "node:fs"],
  "renderer → electron": ["src/renderer/visits/bad5.ts", "electron"],
  "renderer → tests": ["src/renderer/visits/bad6.ts", "../../../tests/server/a"],
  "a component → an api": ["src/renderer/visits/Bad7.tsx", "./visitsApi"],
  "a component → axios": ["src/renderer/visits/Bad8.tsx", "axios"],
  "ui → anything of ours": ["src/renderer/ui/Bad9.tsx", "../app/RootStore"],
} as const;

const root = resolve(".");
const tree = mkdtempSync(join(tmpdir(), "chartside-directions-"));
/** Lines of the type checker and the linter about imports, `<file>…`. */
let complaints: string[] = [];
const aboutImports = /TS6307|no-restricted-imports/;

beforeAll(() => {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\nexport const here = 1;\n`);
  };
  for (const name of ["tsconfig.base.json", "tsconfig.json", ".oxlintrc.json", "package.json"])
    cpSync(join(root, name), join(tree, name));
  for (const part of ["shared", "server", "main", "preload", "renderer"])
    cpSync(join(root, "src", part, "tsconfig.json"), join(tree, "src", part, "tsconfig.json"));
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  for (const [path, text] of Object.entries(modules)) write(path, text);
  for (const [path, target] of Object.values(wrong)) write(path, `import "${target}";`);
  complaints = `${typeErrors()}\n${lintErrors()}`.split("\n").filter((line) => aboutImports.test(line));
});
afterAll(() => rmSync(tree, { recursive: true }));

function typeErrors(): string {
  const output = ["shared", "server", "main", "preload", "renderer"].map((part) => {
    const cache = join(tree, `${part}.tsbuildinfo`); // not the project's own, which node_modules leads to
    const args = [
      "node_modules/typescript/bin/tsc",
      "-p",
      `src/${part}`,
      "--pretty",
      "false",
      "--tsBuildInfoFile",
      cache,
    ];
    return spawnSync(process.execPath, args, { cwd: tree }).stdout.toString();
  });
  return output.join("\n");
}

function lintErrors(): string {
  const args = ["node_modules/oxlint/bin/oxlint", "--format", "unix", "src"];
  return spawnSync(process.execPath, args, { cwd: tree }).stdout.toString();
}

describe("a wrong import direction is refused", () => {
  test.each(Object.entries(wrong))("%s", (_direction, [path]) => {
    expect(complaints).toContainEqual(expect.stringContaining(path));
  });
});

test("the right directions are not complained of", () => {
  const blamed = complaints.filter((line) => Object.keys(modules).some((path) => line.startsWith(path)));
  expect(blamed).toEqual([]);
});
