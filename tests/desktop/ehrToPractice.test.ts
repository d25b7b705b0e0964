import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { DesktopBridge } from "../../src/shared/bridge/contract";
import type { EhrProfileInput } from "../../src/main/ehr/profile/ehrProfile";
import { lastFirst, patientOf, type TestPatient, usDate } from "../main/ehr/testEhrs/patients";
import { serveEhr, type TestEhr, html, topPage } from "../main/ehr/testEhrs/serveEhr";
import { accessibilityFaults } from "../web/support/accessibilityFaults";
import { type Product, startProduct } from "../web/support/product";
import { newSession, password } from "../web/support/screens";
import { type Desktop, launchDesktop } from "./support/desktop";

const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

let desktop: Desktop;
let ehr: TestEhr;
let practice: Product;
let token: string;
const email = "nora@example.org";
beforeAll(async () => {
  practice = await startProduct();
  const session = await newSession(practice, email, { first_name: "Nora", last_name: "Lindqvist" });
  token = (JSON.parse(session) as { access_token: string }).access_token;
});
afterAll(() => practice.stop());
afterEach(async () => {
  await desktop.kill();
  await ehr.close();
});

const chart = (patient: TestPatient) => `<h2 id="name">${html(lastFirst(patient))}</h2>
<p><span id="dob">${usDate(patient)}</span> <span id="mrn">${patient.mrn}</span></p>
<p id="facts">Sex: female<br>Phone: 555-010-4477</p><h3>Allergies (2)</h3>
<ul class="list"><li>Penicillin: rash <button>Edit</button></li><li><s>Latex</s></li></ul>
<p id="visits">2030-12-03 9:40 AM Follow-up of ${html(patient.first)}</p>`;

const start = (): Promise<TestEhr> =>
  serveEhr({
    home: "/chart/11",
    answer: ({ path }) => {
      const patient = patientOf(path.split("/")[2]);
      return patient && { html: topPage("Chart", chart(patient)) };
    },
  });

const at = (css: string) => ({ target: [{ css }] });
const profile = (origin: string): EhrProfileInput => ({
  id: "facts",
  name: "Facts",
  version: 1,
  origins: [origin],
  startUrl: `${origin}/enter`,
  pages: [{ key: "chart", urlPattern: "/chart/\\d+" }],
  identity: { banner: { name: at("#name"), dob: { ...at("#dob"), dateFormat: "mdy" }, mrn: at("#mrn") } },
  data: [
    { kind: "demographics", text: at("#facts") },
    { kind: "allergies", list: { css: "ul.list", heading: "Allergies", entries: ":scope > li" } },
    { kind: "appointments", text: at("#visits") },
  ],
});

/** Asks the practice's server as Nora. */
async function send(path: string, body: object | null) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(
    `${practice.url}/api/v1/${path}`,
    body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers },
  );
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as { id: string; items: { id: string }[] };
}

/**
 * Starts the app, signed in at the practice, with a browser that opens the EHR at once, and with the profile of the
 * EHR.
 */
async function open(): Promise<void> {
  ehr = await start();
  const program = join(mkdtempSync(join(tmpdir(), "chartside-ehr-")), "browser");
  writeFileSync(program, `#!/bin/bash\nexec '${chromium}' "\${@/#about:blank/${ehr.entry}}"\n`);
  chmodSync(program, 0o755);
  desktop = await launchDesktop({ env: { CHARTSIDE_EHR_BROWSER: program, CHARTSIDE_EHR_HEADLESS_FOR_TESTS: "on" } });
  const { page } = desktop;
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Your practice’s server address").fill(practice.url);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Email or username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.locator(".cs-sidebar").getByText("Nora Lindqvist").first().waitFor();
  const imported = await desktop.page.evaluate(
    (input) => (window as unknown as { desktop: DesktopBridge }).desktop.ehr.importProfile(input),
    { profile: JSON.stringify(profile(ehr.origin)), acceptOrigins: [ehr.origin] },
  );
  expect(imported).toMatchObject({ ok: true, value: { accepted: true } });
}

test("what was read from a chart is added to patients after its review", async () => {
  await open();
  const { page, problems } = desktop;
  await page.getByRole("link", { name: "EHR Settings" }).click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Read the open chart" }).click();
  await page.locator("summary", { hasText: "Lopez, Maria E" }).click();
  await page.getByText("Penicillin: rash").waitFor();
  await page.getByRole("button", { name: "Add to patients…" }).click();
  const dialog = page.getByRole("dialog", { name: "New patient" });
  expect(await dialog.getByLabel("Family name").inputValue()).toBe("Lopez");
  expect(await dialog.getByLabel("Phone").inputValue()).toBe("555-010-4477");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create patient" }).click();
  await page.getByText("Maria E Lopez is in your patients").waitFor();

  // An appointment of the patient, and one of another patient with the same name.
  const { items } = await send("patients?q=40011", null);
  const other = await send("patients", { given_name: "Maria", family_name: "Lopez", birth_date: "1978-11-02" });
  for (const [id, hour] of [
    [items[0]!.id, 9],
    [other.id, 10],
  ] as const) {
    const starts = new Date(new Date().setHours(hour, 0, 0, 0)).toISOString();
    await send("appointments", { starts_at: starts, patient_id: id, reason: "Follow-up" });
  }
  await page.getByRole("link", { name: "Pre-Chart" }).click();
  await page.getByRole("button", { name: /Maria E Lopez/ }).click();
  const brief = page.getByRole("region", { name: "Pre-chart" });
  await brief.getByText("Penicillin: rash").waitFor();
  await brief.getByText("Latex (crossed out)").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Add appointment: 2030-12-03/ }).click();
  const adding = page.getByRole("dialog", { name: "Add appointment" });
  expect(await adding.getByLabel("Date").inputValue()).toBe("2030-12-03");
  expect(await adding.getByLabel("Time").inputValue()).toBe("09:40");
  await adding.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /Maria Lopez/ }).click();
  await brief.getByText("You have no earlier sessions").waitFor();
  expect(await brief.getByText("Penicillin: rash").count()).toBe(0);

  expect(await brief.getByRole("heading", { name: "From the EHR" }).count()).toBe(0);
  expect(ehr.requests().filter((each) => !/^GET \/(?:enter|chart\/11)$/.test(each))).toEqual([]);
  expect(problems).toEqual([]);
});
