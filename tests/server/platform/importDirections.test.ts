import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * Modules of a small tree, in every folder of the source, with allowed imports only. The tests apply the current rules
 * of the type checker and the linter to this tree.
 */
const modules = {
  "src/shared/errors.ts": "",
  "src/shared/bridge/contract.ts": "",
  "src/shared/visits/visit.ts": "",
  "src/server/app.ts": 'import "../shared/errors";',
  "src/server/visits/VisitsRepository.ts": 'import "../../shared/visits/visit"; import "pg";',
  "src/main/index.ts": 'import "../server/app"; import "../shared/errors"; import "electron";',
  "src/main/ehr/browser.ts": 'import "playwright-core";',
  "src/preload/index.ts": 'import "../shared/bridge/contract"; import "electron";',
  "src/renderer/format/formatBytes.ts": 'import "../../shared/errors";',
  "src/renderer/ui/Key.tsx": 'import "react"; import "../format/formatBytes"; import "../../shared/errors";',
  "src/renderer/base/lazyScreen.tsx": 'import "mobx"; import "../format/formatBytes"; import "../ui/Key";',
  "src/renderer/http/createHttpClient.ts": 'import "axios"; import "../base/lazyScreen";',
  "src/renderer/visits/VisitsApi.ts": 'import "axios"; import "../http/createHttpClient";',
  "src/renderer/visits/list/VisitsScreen.tsx": 'import "../../ui/Key"; import "../../base/lazyScreen";',
  "src/renderer/app/App.tsx": 'import "../visits/list/VisitsScreen"; import "../../shared/errors";',
  "src/renderer/app/RootStore.ts": 'import "../../shared/errors";',
  "src/renderer/app/Dashboard.ts": 'import "../visits/VisitsApi"; import "./RootStore";',
  "src/renderer/main.tsx": 'import "./app/App";',
  "tests/server/a.ts": "",
};

/** Modules of the same tree with one forbidden import each: path and import by direction. */
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
  "a component → an api": ["src/renderer/visits/Bad7.tsx", "./VisitsApi"],
  "a component → axios": ["src/renderer/visits/Bad8.tsx", "axios"],
  "a component of app → an api": ["src/renderer/app/Bad9.tsx", "../visits/VisitsApi"],
  "app → server": ["src/renderer/app/bad10.ts", "../../server/app"],
  "a domain → app": ["src/renderer/visits/bad11.ts", "../app/RootStore"],
  "a component of a domain → app": ["src/renderer/visits/list/Bad12.tsx", "../../app/App"],
  "format → ui": ["src/renderer/format/bad13.ts", "../ui/Key"],
  "format → base": ["src/renderer/format/bad14.ts", "../base/lazyScreen"],
  "format → a domain": ["src/renderer/format/bad15.ts", "../visits/VisitsApi"],
  "format → react": ["src/renderer/format/bad16.ts", "react"],
  "ui → base": ["src/renderer/ui/Bad17.tsx", "../base/lazyScreen"],
  "ui → http": ["src/renderer/ui/bad18.ts", "../http/createHttpClient"],
  "ui → a domain": ["src/renderer/ui/Bad19.tsx", "../visits/list/VisitsScreen"],
  "ui → app": ["src/renderer/ui/Bad20.tsx", "../app/RootStore"],
  "base → http": ["src/renderer/base/bad21.ts", "../http/createHttpClient"],
  "base → a domain": ["src/renderer/base/bad22.ts", "../visits/VisitsApi"],
  "base → app": ["src/renderer/base/bad23.ts", "../app/RootStore"],
  "base → axios": ["src/renderer/base/bad24.ts", "axios"],
  "http → ui": ["src/renderer/http/bad25.ts", "../ui/Key"],
  "http → a domain": ["src/renderer/http/bad26.ts", "../visits/VisitsApi"],
  "http → app": ["src/renderer/http/bad27.ts", "../app/RootStore"],
} as const;

const root = resolve(".");
const tree = mkdtempSync(join(tmpdir(), "chartside-directions-"));
/** Errors of the type checker and the linter about imports, one line each, starting with the file. */
let complaints: string[] = [];
/** Matches errors about a forbidden import, of the type checker and of the linter. */
const importErrorPattern = /TS6307|no-restricted-imports/;

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
  complaints = `${typeErrors()}\n${lintErrors()}`.split("\n").filter((line) => importErrorPattern.test(line));
});
afterAll(() => rmSync(tree, { recursive: true }));

function typeErrors(): string {
  const output = ["shared", "server", "main", "preload", "renderer"].map((part) => {
    const cache = join(tree, `${part}.tsbuildinfo`); // not the project's own, which is behind the node_modules link
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

describe("the linter and type checker reject", () => {
  test.each(Object.entries(wrong))("%s", (_direction, [path]) => {
    expect(complaints).toContainEqual(expect.stringContaining(path));
  });
});

test("the linter and type checker accept the allowed directions", () => {
  const blamed = complaints.filter((line) => Object.keys(modules).some((path) => line.startsWith(path)));
  expect(blamed).toEqual([]);
});
