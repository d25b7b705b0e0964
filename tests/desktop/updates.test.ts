import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { channel, heldBack, type LocalFeed, startLocalFeed } from "../main/updates/localFeed";
import { accessibilityFaults } from "../web/support/accessibilityFaults";
import { ScribePage } from "../web/pages/ScribePage";
import { type Desktop, launchDesktop } from "./support/desktop";

/** A single-file app like an AppImage, which writes a file when started. */
const newApp = Buffer.concat([Buffer.from('#!/bin/sh\ntouch "$0.ran"\nexit 0\n'), Buffer.alloc(300_000, "#")]);

let feed: LocalFeed;
let folder: string;
let desktop: Desktop | null = null;
beforeEach(async () => {
  feed = await startLocalFeed();
  folder = mkdtempSync(join(tmpdir(), "chartside-app-image-"));
  writeFileSync(join(folder, "Chartside-1.5.1.AppImage"), "the app before");
  chmodSync(join(folder, "Chartside-1.5.1.AppImage"), 0o755);
});
afterEach(async () => {
  await desktop?.kill();
  desktop = null;
  await feed.stop();
});

/** Each system has its own feed file and installer; for the other two see docs/verified.md. */
const onLinux = test.runIf(process.platform === "linux");

const announce = (version: string) =>
  feed.files.set(
    "latest-linux.yml",
    channel(version, "Chartside-1.6.0.AppImage", newApp, '"- By the keyboard alone."'),
  );

async function launch(userDataDir?: string): Promise<Desktop> {
  const env = {
    CHARTSIDE_UPDATE_FEED_URL: feed.url,
    APPIMAGE: join(folder, "Chartside-1.5.1.AppImage"),
    XDG_CACHE_HOME: join(folder, "cache"), // empty cache, so that updates are downloaded
  };
  desktop = await launchDesktop({ env, ...(userDataDir && { userDataDir }) });
  return desktop;
}

/** Opens App Updates on the settings page. */
async function openUpdates({ page }: Desktop) {
  await page.waitForURL(/#\/dashboard\/scribe/); // the app's first screen
  await page.evaluate(() => (location.hash = "#/dashboard/settings"));
  await page.getByRole("tab", { name: "App Updates" }).click();
  const panel = page.getByRole("tabpanel", { name: "App Updates" });
  const heading = (name: string) => panel.getByRole("heading", { name, exact: true }).waitFor();
  const button = (name: string) => panel.getByRole("button", { name, exact: true });
  const choice = (name: string) => panel.getByRole("switch", { name, exact: true });
  return { page, panel, heading, button, choice };
}

onLinux(
  "an update is found, downloaded with progress, and installed with Install & Restart [P1.16 P4.60 P4.61 P4.62 P7.43]",
  async () => {
    announce("1.5.1"); // the app may check automatically in the meantime
    const app = await launch();
    const { page, panel, heading, button } = await openUpdates(app);
    const last = Promise.withResolvers<void>();
    announce("1.6.0").set("Chartside-1.6.0.AppImage", heldBack(newApp, last.promise));
    await button("Check for updates").click();
    await heading("Version 1.6.0 is downloading");
    await panel.getByText("By the keyboard alone.").waitFor();
    await panel.getByText(/^[1-9][\d,]* KB\/s$/).waitFor();
    await panel.getByText(/^(8|9)\d%$/).waitFor();
    expect(await button("Install & Restart").count()).toBe(0);
    last.resolve();
    await heading("Version 1.6.0 is ready");
    await panel.getByText("100%").waitFor();
    await panel.getByText(/^Last checked today at /).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(app.problems).toEqual([]);
    const ended = app.app.waitForEvent("close");
    await button("Install & Restart").click();
    await ended;
    desktop = null;
    expect(existsSync(join(folder, "Chartside-1.5.1.AppImage"))).toBe(false);
    expect(readFileSync(join(folder, "Chartside-1.6.0.AppImage"))).toEqual(newApp);
    await expect.poll(() => existsSync(join(folder, "Chartside-1.6.0.AppImage.ran"))).toBe(true);
  },
);

onLinux(
  "by default updates are downloaded automatically without pre-releases, and changes are saved [P7.44 P9.27 P9.28]",
  async () => {
    announce("1.6.0-beta.1");
    const first = await launch();
    const { heading, button, choice } = await openUpdates(first);
    expect(await choice("Download updates automatically").isChecked()).toBe(true);
    expect(await choice("Include pre-release versions").isChecked()).toBe(false);
    await button("Check for updates").click();
    await heading("Chartside is up to date");
    await choice("Download updates automatically").press("Space");
    await choice("Include pre-release versions").press("Space");
    await expect.poll(() => choice("Include pre-release versions").isChecked()).toBe(true);
    await first.close();

    const second = await openUpdates(await launch(first.userDataDir));
    await second.panel.getByText(/^Last checked today at /).waitFor();
    expect(await second.choice("Download updates automatically").isChecked()).toBe(false);
    expect(await second.choice("Include pre-release versions").isChecked()).toBe(true);
    await second.button("Check for updates").click();
    await second.heading("Version 1.6.0-beta.1 is available");
    expect(feed.asked.some((name) => name.endsWith(".AppImage"))).toBe(false);
  },
);

onLinux("a feed without an update file and an update without its installer are reported [P8.39 P8.40]", async () => {
  const { heading, button } = await openUpdates(await launch());
  await button("Check for updates").click();
  await heading("Failed to check for updates");
  announce("1.6.0");
  await button("Check for updates").click();
  await heading("Failed to download update");
  feed.files.set("Chartside-1.6.0.AppImage", newApp);
  await button("Download again").click();
  await heading("Version 1.6.0 is ready");
});

onLinux("an update waits until the recording is stopped [P4.63]", async () => {
  const app = await launch();
  const scribe = new ScribePage(app.page);
  await scribe.record();
  announce("1.6.0").set("Chartside-1.6.0.AppImage", newApp); // the app checks automatically unless it records
  const { panel, heading, button } = await openUpdates(app);
  await button("Check for updates").click();
  await heading("Version 1.6.0 is ready");
  await panel.getByText("Waits until your recording is stopped.", { exact: true }).waitFor();
  const held = button("Install & Restart");
  expect(await held.getAttribute("aria-disabled")).toBe("true");
  await held.click({ force: true });
  const result = await app.page.evaluate("window.desktop.updates.install()"); // bypasses the button
  expect(result).toMatchObject({ ok: false, error: { detail: "Waits until your recording is stopped." } });
  expect(existsSync(join(folder, "Chartside-1.5.1.AppImage"))).toBe(true);
  await app.page.evaluate(() => (location.hash = "#/dashboard/scribe"));
  await scribe.stop();
  await app.page.evaluate(() => (location.hash = "#/dashboard/settings"));
  await expect.poll(() => held.getAttribute("aria-disabled"), { timeout: 15_000 }).toBeNull();
});
