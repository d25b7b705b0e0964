import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findBrowser, usualBrowsers } from "../../../src/main/ehr/findBrowser";

const folder = mkdtempSync(join(tmpdir(), "chartside-browsers-"));
const program = (name: string, mode: number): string => {
  writeFileSync(join(folder, name), "");
  chmodSync(join(folder, name), mode);
  return join(folder, name);
};

/** A computer without a browser: on Windows the environment, which is empty here, names the folders of programs. */
const bare = { platform: "win32", env: {}, home: folder } as const;

test("findBrowser finds Chrome first, then Edge, then Chromium, on each system", () => {
  const env = { ProgramFiles: "C:\\Program Files", LOCALAPPDATA: "C:\\Users\\nora\\AppData\\Local" };
  expect(usualBrowsers({ platform: "win32", env, home: "C:\\Users\\nora" })).toEqual([
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Users\\nora\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Users\\nora\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Program Files\\Chromium\\Application\\chrome.exe",
    "C:\\Users\\nora\\AppData\\Local\\Chromium\\Application\\chrome.exe",
  ]);
  expect(usualBrowsers({ platform: "darwin", env: {}, home: "/Users/nora" }).slice(0, 3)).toEqual([
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Users/nora/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]);
  expect(usualBrowsers({ platform: "linux", env: {}, home: "/home/nora" })).toContain("/usr/bin/chromium");
});

test("findBrowser uses only the program that the setting names", async () => {
  const named = program("chrome", 0o755);
  expect(await findBrowser({ ...bare, env: { CHARTSIDE_EHR_BROWSER: named } })).toBe(named);
  const wrong = [join(folder, "nothing"), program("notes.txt", 0o644)];
  for (const path of wrong) {
    const computer = { platform: process.platform, env: { CHARTSIDE_EHR_BROWSER: path }, home: folder };
    await expect(findBrowser(computer)).rejects.toMatchObject({ fault: "setting_wrong" });
  }
});

test("findBrowser reports that no browser is installed", async () => {
  await expect(findBrowser(bare)).rejects.toMatchObject({ fault: "browser_missing" });
});
