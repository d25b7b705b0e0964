import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EhrBrowser } from "../../src/main/ehr/EhrBrowser";
import { EhrFailure } from "../../src/main/ehr/EhrFailure";
import { type EhrFault, ehrStatusSchema } from "../../src/shared/bridge/ehrBridge";
import { withDescendants } from "./support/embedded";

const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const closed = { isRunning: false, browserConnected: false, currentPage: null, dialog: null };

/** Paths that were requested of the EHR, in order. */
let requests: string[];
let ehr: Server;
let origin: string;
let folder: string;
let browsers: EhrBrowser[];
beforeEach(async () => {
  requests = [];
  browsers = [];
  folder = mkdtempSync(join(tmpdir(), "chartside-ehr-"));
  ehr = createServer(({ url = "" }, answer) => {
    requests.push(url);
    answer.setHeader("content-type", "text/html").end(documents[url] ?? "<h1>Lopez, Maria</h1>");
  });
  await new Promise<void>((resolve) => ehr.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(ehr.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const browser of browsers) await browser.close();
  ehr.closeAllConnections();
  ehr.close();
});

/** The EHR's answers by path; other paths get a chart. A cross-site frame has its own process, which does not block. */
const documents: Record<string, string> = {
  "/question": `<iframe></iframe><script>
    const frame = document.querySelector("iframe");
    frame.src = location.origin.replace("127.0.0.1", "localhost") + "/ticking";
    onmessage = () => fetch("/answered?" + confirm("Cancel to open it, OK to create a new one"));
  </script>`,
  "/ticking": `<script>
    parent.postMessage("", "*");
    (async () => { for (;;) await fetch("/tick"); })();
  </script>`,
};

/** Writes a program that starts Chromium with this path of the EHR instead of the blank page. */
function chromiumAt(path: string): string {
  const program = join(folder, "browser");
  writeFileSync(program, `#!/bin/bash\nexec '${chromium}' "\${@/#about:blank/${origin}${path}}"\n`);
  chmodSync(program, 0o755);
  return program;
}

interface Choice {
  program?: string;
  env?: NodeJS.ProcessEnv;
  findProgram?: () => Promise<string>;
}

function browserOf({ program = chromium, env = process.env, findProgram }: Choice = {}) {
  const faults: EhrFault[] = [];
  const browser = new EhrBrowser({
    profile: join(folder, "ehr-browser"),
    isHeadless: true,
    env,
    findProgram: findProgram ?? (() => Promise.resolve(program)),
    onFailure: (fault) => faults.push(fault),
  });
  browsers.push(browser);
  return { browser, faults };
}
const until = (condition: () => void) => vi.waitFor(condition, { timeout: 20_000, interval: 10 });
/** Returns a process's arguments. Chromium's forked processes have theirs in one string with spaces. */
const commandOf = (pid: number): string[] => readFileSync(`/proc/${pid}/cmdline`, "utf8").split(/[\0 ]/);

test("launch opens one browser until close ends it", async () => {
  const { browser, faults } = browserOf({ program: chromiumAt("/chart/17?patient=Lopez") });
  expect(browser.status).toEqual({ ...closed, fault: null });
  expect(await Promise.all([browser.launch(), browser.launch()])).toEqual([true, true]);
  const { pid } = browser;
  await until(() => expect(browser.status.currentPage).toEqual({ url: `${origin}/chart/17` }));
  const status = { ...browser.status, currentPatient: null, chart: null };
  expect(ehrStatusSchema.parse(status)).toMatchObject({ isRunning: true, browserConnected: true, fault: null });
  expect(await browser.launch()).toBe(true);
  expect(browser.pid).toBe(pid);
  expect(requests.filter((path) => path.startsWith("/chart"))).toHaveLength(1);
  expect(await browser.close()).toBe(true);
  expect(browser.status).toEqual({ ...closed, fault: null });
  expect(faults).toEqual([]);
});

test("the browser's profile is private, and the browser gets no secret, unsafe flag or debugging port", async () => {
  const { browser } = browserOf({ env: { ...process.env, CHARTSIDE_MASTER_KEY: "secret" } });
  await browser.launch();
  expect(statSync(join(folder, "ehr-browser")).mode & 0o777).toBe(0o700);
  expect(readFileSync(`/proc/${browser.pid!}/environ`, "latin1")).not.toContain("secret");
  const command = commandOf(browser.pid!);
  expect(command).toContain(`--user-data-dir=${join(folder, "ehr-browser")}`);
  expect(command.includes("--no-sandbox")).toBe(process.getuid?.() === 0);
  const unsafeFlags =
    /^--(enable-automation|password-store|use-mock-keychain|disable-(popup-blocking|extensions|sync|hang-monitor|prompt-on-repost|component-update|background-networking))/;
  expect(command.filter((part) => unsafeFlags.test(part))).toEqual([]);
  // no debugging port
  expect(command.filter((part) => part.startsWith("--remote-debugging"))).toEqual(["--remote-debugging-pipe"]);
});

test("a killed browser can be opened again with its profile", async () => {
  const { browser } = browserOf();
  await browser.launch();
  process.kill(browser.pid!, "SIGKILL");
  await until(() => expect(browser.status).toEqual({ ...closed, fault: null }));
  expect(await browser.close()).toBe(false);
  expect(await browser.launch()).toBe(true);
  expect(browser.status).toMatchObject({ isRunning: true, browserConnected: true });
});

test("a crashed page is reported as not connected, and its browser can be closed", async () => {
  const { browser } = browserOf({ program: chromiumAt("/chart/17") });
  await browser.launch();
  await until(() => expect(browser.status.currentPage).not.toBeNull());
  const renderers = withDescendants(browser.pid!).filter((pid) => commandOf(pid).includes("--type=renderer"));
  expect(renderers).not.toEqual([]);
  for (const pid of renderers) process.kill(pid, "SIGKILL");
  await until(() => expect(browser.status.browserConnected).toBe(false));
  expect(browser.status.isRunning).toBe(true);
  expect(await browser.close()).toBe(true);
});

test("a page's dialog stays open for the person", async () => {
  const { browser } = browserOf({ program: chromiumAt("/question") });
  await browser.launch();
  await until(() => expect(requests.filter((path) => path === "/tick").length).toBeGreaterThan(60));
  expect(requests.filter((path) => path.startsWith("/answered"))).toEqual([]);
  expect(await browser.close()).toBe(true);
});

describe("EhrBrowser failures", () => {
  test("launch and close return false without a browser", async () => {
    const { browser, faults } = browserOf({ findProgram: () => Promise.reject(new EhrFailure("browser_missing")) });
    expect(await browser.launch()).toBe(false);
    expect(browser.status).toEqual({ ...closed, fault: "browser_missing" });
    expect(await browser.close()).toBe(false);
    expect(faults).toEqual(["browser_missing"]);
  });

  test.each([
    ["a program that exits at once", "/bin/false"],
    ["a missing program", "/nothing/here"],
    ["a folder", "/tmp"],
  ])("launch reports not_started for %s", async (_what, program) => {
    const { browser } = browserOf({ program });
    expect(await browser.launch()).toBe(false);
    expect(browser.status).toEqual({ ...closed, fault: "not_started" });
  });

  test("launch reports profile_in_use and leaves the other browser running", async () => {
    const first = browserOf().browser;
    const second = browserOf().browser;
    await first.launch();
    expect(await second.launch()).toBe(false);
    expect(second.status).toEqual({ ...closed, fault: "profile_in_use" });
    expect(first.status).toMatchObject({ isRunning: true, browserConnected: true });
  });
});
