import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { DesktopBridge } from "../../src/shared/bridge/contract";
import { accessibilityFaults } from "../web/support/accessibilityFaults";
import { type Desktop, launchDesktop } from "./support/desktop";
import { isRunning } from "./support/desktopProcess";
import { withDescendants } from "./support/embedded";

const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

let desktop: Desktop | null = null;
afterEach(async () => {
  await desktop?.kill();
  desktop = null;
});

async function openEhrSettings(program: string) {
  const env = { CHARTSIDE_EHR_BROWSER: program, CHARTSIDE_EHR_HEADLESS_FOR_TESTS: "on" };
  desktop = await launchDesktop({ env });
  const { page } = desktop;
  await page.getByRole("link", { name: "EHR Settings" }).click();
  await page.getByRole("heading", { name: "EHR browser" }).waitFor();
  const settings = page.locator(".cs-ehr");
  const state = (text: string) => settings.getByRole("status").getByText(text, { exact: true }).waitFor();
  const button = (name: string) => settings.getByRole("button", { name, exact: true });
  return { app: desktop, page, state, button };
}

/** Calls a verb of the page's bridge. */
const ask = (page: Desktop["page"], verb: "launch" | "close" | "status"): Promise<unknown> =>
  page.evaluate(
    (name): Promise<unknown> => (window as unknown as { desktop: DesktopBridge }).desktop.ehr[name](),
    verb,
  );

/** Returns the EHR browsers' process ids, found by profile, without their child processes. */
const browsersOf = (app: Desktop): number[] =>
  withDescendants(app.app.process().pid!).filter((pid) => {
    const command = commandOf(pid);
    return command.includes(`--user-data-dir=${join(app.userDataDir, "ehr-browser")}`) && !command.includes("--type=");
  });

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return ""; // it has exited in the meantime
  }
}

test("EHR Settings opens the EHR browser, shows its state, and closes it [P3.17 P7.45]", async () => {
  const { app, page, state, button } = await openEhrSettings(chromium);
  await state("Not running");
  const none = { currentPage: null, currentPatient: null, dialog: null, chart: null, fault: null };
  const empty = { isRunning: false, browserConnected: false, ...none };
  expect(await ask(page, "status")).toEqual({ ok: true, value: empty });
  expect(await accessibilityFaults(page)).toEqual([]);

  await button("Open").press("Enter");
  await state("Open");
  const open = { ...empty, isRunning: true, browserConnected: true };
  expect(await ask(page, "status")).toEqual({ ok: true, value: open });
  expect(await accessibilityFaults(page)).toEqual([]);
  const browsers = browsersOf(app);
  expect(browsers).toHaveLength(1);
  await button("Show").press("Enter");
  expect(await ask(page, "launch")).toEqual({ ok: true, value: true });
  expect(browsersOf(app)).toEqual(browsers);

  await button("Close").press("Enter");
  await state("Not running");
  expect(isRunning(browsers[0]!)).toBe(false);
  expect(await ask(page, "close")).toEqual({ ok: true, value: false }); // already closed
  expect(app.problems).toEqual([]);
});

test("a killed EHR browser is shown as closed, and the browser exits with the app", async () => {
  const first = await openEhrSettings(chromium);
  await first.button("Open").click();
  await first.state("Open");
  process.kill(browsersOf(first.app)[0]!, "SIGKILL");
  await first.state("Not running");
  expect(await ask(first.page, "launch")).toEqual({ ok: true, value: true });
  const [closed] = browsersOf(first.app);
  await first.app.close();
  expect(isRunning(closed!)).toBe(false);

  const second = await openEhrSettings(chromium);
  expect(await ask(second.page, "launch")).toEqual({ ok: true, value: true });
  const [left] = browsersOf(second.app);
  await second.app.kill();
  desktop = null;
  await expect.poll(() => isRunning(left!)).toBe(false);
});

test("the screen explains what to do without a browser", async () => {
  const { app, page, state, button } = await openEhrSettings("/nothing/here");
  expect(await ask(page, "launch")).toEqual({ ok: true, value: false });
  expect(await ask(page, "close")).toEqual({ ok: true, value: false });
  await button("Open").click();
  await page.getByRole("alert").getByText("The browser configured for this computer wasn’t found.").waitFor();
  await state("Not running");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(app.output()).toContain('"fault":"setting_wrong","msg":"EHR browser failed to open"');
  expect(app.problems).toEqual([]);
});
