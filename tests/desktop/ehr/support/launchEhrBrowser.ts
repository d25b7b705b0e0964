import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { EhrBrowser } from "../../../../src/main/ehr/EhrBrowser";

/** Launches the EHR browser headless, with a new profile. */
export async function launchEhrBrowser(): Promise<EhrBrowser> {
  const browser = new EhrBrowser({
    profile: mkdtempSync(join(tmpdir(), "chartside-ehr-")),
    isHeadless: true,
    env: process.env,
    findProgram: () => Promise.resolve(process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"),
    onFailure: () => undefined,
  });
  expect(await browser.launch()).toBe(true);
  return browser;
}
