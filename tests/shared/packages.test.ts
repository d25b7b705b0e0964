import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The parts of a package's `package.json` that are checked. */
interface Manifest {
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const permissive = ["MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD"];
/** Packages with other licenses: see decision 8. `axe-core` runs in tests only. */
const exceptions: Readonly<Record<string, string>> = {
  mediabunny: "MPL-2.0",
  "axe-core": "MPL-2.0",
  "@fontsource-variable/inter": "OFL-1.1",
};

const read = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8")) as Manifest;
const { dependencies, optionalDependencies, devDependencies } = read("package.json");
const versions = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });

describe("packages", () => {
  test("are pinned to exact versions", () => {
    expect(versions.length).toBeGreaterThan(50);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test("have a permissive license or a listed one", () => {
    const installed = versions.map(([name]) => name).filter((name) => existsSync(`node_modules/${name}/package.json`));
    expect(installed.length).toBeGreaterThan(50);
    const others = installed
      .map((name) => [name, read(`node_modules/${name}/package.json`).license ?? "none"] as const)
      .filter(([name, license]) => !permissive.includes(license) && exceptions[name] !== license);
    expect(others).toEqual([]);
  });
});
