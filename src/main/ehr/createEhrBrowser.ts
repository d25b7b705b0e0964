import { app } from "electron";
import { homedir } from "node:os";
import { join } from "node:path";
import { EhrBrowser } from "./EhrBrowser";
import { findBrowser } from "./findBrowser";

/**
 * Creates the browser for health records. `CHARTSIDE_EHR_BROWSER` sets the program; with
 * `CHARTSIDE_EHR_HEADLESS_FOR_TESTS=on` it has no window.
 */
export function createEhrBrowser(): EhrBrowser {
  const { env, platform } = process;
  return new EhrBrowser({
    profile: join(app.getPath("userData"), "ehr-browser"),
    isHeadless: env["CHARTSIDE_EHR_HEADLESS_FOR_TESTS"] === "on",
    env,
    findProgram: () => findBrowser({ platform, env, home: homedir() }),
    onFailure: (fault) => void process.stderr.write(`EHR browser failed to open: ${fault}\n`),
  });
}
