import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ScribePage } from "../web/pages/scribePage";
import { type Desktop, launchDesktop } from "./support/desktop";
import { takesOf, withDescendants } from "./support/embedded";

let desktop: Desktop;
afterEach(() => desktop.close());

test("the app opens one window, and it shows the renderer [P1.01]", async () => {
  desktop = await launchDesktop();
  await desktop.page.locator("#root > *").first().waitFor();
  expect(await desktop.page.title()).toContain("Chartside");
  expect(desktop.app.windows()).toHaveLength(1);
});

/** The process of the server inside the app, as soon as it runs, long before it answers. */
const serverProcess = (): number | undefined =>
  withDescendants(desktop.app.process().pid ?? 0).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("embedded.js"),
  );

test.runIf(process.platform === "linux")(
  "Scribe is there before the server inside the app is; what is asked of that waits for it, without a word of failure",
  async () => {
    desktop = await launchDesktop({ env: { CHARTSIDE_SPEECH: "none" } });
    await expect.poll(serverProcess).toBeTypeOf("number");
    const server = serverProcess()!;
    process.kill(server, "SIGSTOP");
    const { page } = desktop;
    await page.getByRole("button", { name: "Record", exact: true }).first().click();
    await page.getByRole("searchbox").fill("Byron");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    expect(await page.getByRole("alert").count()).toBe(0);
    process.kill(server, "SIGCONT");
    await page.getByRole("button", { name: /^Spoken/ }).click();
    const scribe = new ScribePage(page);
    await scribe.waitUntilRecorded(2);
    await scribe.stop();
    await expect.poll(async () => (await takesOf(page))[0]?.state).toBe("finished");
    expect(desktop.problems).toEqual([]);
  },
);

test("settings that the server inside the app cannot start with are said in a sentence", async () => {
  desktop = await launchDesktop({ env: { CHARTSIDE_IDLE_MINUTES: "soon" } });
  await desktop.page.getByText("CHARTSIDE_IDLE_MINUTES: not a whole number").waitFor();
});

test("why the server inside the app does not start is said in a sentence, in a window that is there", async () => {
  const userDataDir = mkdtempSync(join(tmpdir(), "chartside-desktop-"));
  mkdirSync(join(userDataDir, "server", "postgres"), { recursive: true }); // data whose key is gone
  desktop = await launchDesktop({ userDataDir });
  const { page } = desktop;
  const sentence = page.getByText(
    "Its key is missing. Put master.key back into the app's folder server, then try again.",
  );
  await sentence.first().waitFor();
  const shown = await sentence.count();
  await page.getByRole("button", { name: "Record", exact: true }).first().click();
  await expect.poll(() => sentence.count()).toBeGreaterThan(shown);
});
