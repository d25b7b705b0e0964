import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ScribePage } from "../web/pages/ScribePage";
import { type Desktop, launchDesktop } from "./support/desktop";
import { takesOf, withDescendants } from "./support/embedded";

let desktop: Desktop;
afterEach(() => desktop.close());

test("the app opens one window with the renderer [P1.01]", async () => {
  desktop = await launchDesktop();
  await desktop.page.locator("#root > *").first().waitFor();
  expect(await desktop.page.title()).toContain("Chartside");
  expect(desktop.app.windows()).toHaveLength(1);
});

/** Returns the embedded server's process id as soon as it runs, before it answers. */
const serverProcess = (): number | undefined =>
  withDescendants(desktop.app.process().pid ?? 0).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("embedded.js"),
  );

test.runIf(process.platform === "linux")(
  "Scribe can be used before the embedded server answers, and its calls wait without an error",
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
    await page.getByRole("button", { name: /^Verbal/ }).click();
    const scribe = new ScribePage(page);
    await scribe.waitUntilRecorded(2);
    await scribe.stop();
    await expect.poll(async () => (await takesOf(page))[0]?.state).toBe("finished");
    expect(desktop.problems).toEqual([]);
  },
);

test("invalid settings of the embedded server are shown in the window", async () => {
  desktop = await launchDesktop({ env: { CHARTSIDE_IDLE_MINUTES: "soon" } });
  await desktop.page.getByText("CHARTSIDE_IDLE_MINUTES: not a whole number").waitFor();
});

test("a failed start of the embedded server is shown in the window", async () => {
  const userDataDir = mkdtempSync(join(tmpdir(), "chartside-desktop-"));
  mkdirSync(join(userDataDir, "server", "postgres"), { recursive: true }); // data without its key
  desktop = await launchDesktop({ userDataDir });
  const { page } = desktop;
  const sentence = page.getByText(
    "The key to your data is missing. Put master.key back into the “server” folder of the app’s data, then try again.",
  );
  await sentence.first().waitFor();
  const shown = await sentence.count();
  await page.getByRole("button", { name: "Record", exact: true }).first().click();
  // A call waits up to 20 s, or until the next start has failed too.
  await expect.poll(() => sentence.count(), { timeout: 60_000 }).toBeGreaterThan(shown);
});
