import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openAutomation } from "../../../src/main/ehr/openAutomation";
import { RecordingKeys } from "../../../src/main/recordings/RecordingKeys";
import { firstLast, patients } from "../../main/ehr/testEhrs/patients";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { testProfiles } from "../../main/ehr/testProfiles";
import { percentile, type Result } from "../result";

type Automation = ReturnType<typeof openAutomation>;

/**
 * The pause after the last fill, and how long the idle automation is measured, in milliseconds. Within 40 s after the
 * fills the runtime collects garbage twice, which takes 0.1 s of processor time each and must not be counted.
 */
const settleMs = 50_000;
const idleMs = 20_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Measures the EHR automation with the test EHR "Harbor Charts" in a headless browser, the note in four boxes. */
export async function measureEhr(): Promise<Result[]> {
  const ehr = await testEhrs.frameset();
  const automation = openForBench();
  try {
    await automation.launch();
    await automation.importProfile(testProfiles.frameset(ehr.origin), [ehr.origin]);
    const page = automation.browserPages()[0]!;
    await page.goto(ehr.entry);
    const known = await patientKnownMs(automation);
    const fill = await fillMs(automation, page);
    const status = Array.from({ length: 1_000 }, () => timed(() => automation.status));
    await wait(settleMs);
    const before = process.cpuUsage();
    await wait(idleMs);
    const { user, system } = process.cpuUsage(before); // in microseconds
    return [
      { name: "EHR: status, slowest of 1,000", value: Math.max(...status), unit: "ms", budget: 50 },
      { name: "EHR: patient known after a chart is open, slowest of 4", value: known, unit: "ms", budget: 1_000 },
      { name: "EHR: checks, four boxes filled and read back, median of 5", value: fill, unit: "ms", budget: 1_500 },
      { name: "EHR: open chart, idle", value: (user + system) / 10 / idleMs, unit: "% CPU", budget: 0.2 },
    ];
  } finally {
    await automation.close();
    await ehr.close();
  }
}

function openForBench(): Automation {
  const folder = mkdtempSync(join(tmpdir(), "chartside-bench-ehr-"));
  const noKeychain = {
    isAvailable: () => Promise.resolve(false),
    seal: () => Promise.reject(new Error("no keychain")),
    open: () => Promise.reject(new Error("no keychain")),
  };
  return openAutomation({
    browserFolder: join(folder, "browser"),
    folder: join(folder, "ehr"),
    isHeadless: true,
    env: process.env,
    findProgram: () => Promise.resolve(process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"),
    keys: new RecordingKeys(join(folder, "keys"), noKeychain),
    onFailure: () => undefined,
  });
}

/** Opens four charts. @returns the longest time from the open chart to its patient in the status. */
async function patientKnownMs(automation: Automation): Promise<number> {
  const times: number[] = [];
  for (const { mrn } of patients.slice(0, 4)) {
    await automation.navigateToPatient({ mrn });
    const start = performance.now();
    while (automation.status.currentPatient?.mrn !== mrn) await wait(5);
    times.push(performance.now() - start);
  }
  return Math.max(...times);
}

/** Fills empty notes. @returns the median time of `fillNote`. */
async function fillMs(automation: Automation, page: Page): Promise<number> {
  const patient = patients[0]!;
  const sections = ["subjective", "objective", "assessment", "plan"].map((id) => ({
    id,
    title: id,
    text: `${id}: stable.`,
  }));
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    await automation.navigateToPatient({ mrn: patient.mrn });
    const chart = page.frames().find((frame) => frame.url().includes("/harbor/summary"))!;
    await chart.getByText("Write note").click();
    await chart.locator("textarea").first().waitFor();
    automation.loadNote({
      patient: { name: firstLast(patient), birthDate: patient.born, mrn: patient.mrn },
      document: "note",
      sections,
    });
    const { id, refusal } = await automation.planFill();
    const start = performance.now();
    const receipt = await automation.fillNote({ planId: id, overwrite: [] });
    times.push(performance.now() - start);
    if (receipt.state !== "filled") throw new Error(`Not filled: ${(refusal ?? receipt.refusal)?.code}`);
  }
  return percentile(times, 0.5);
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
