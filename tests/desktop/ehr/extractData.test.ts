import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EhrBrowser } from "../../../src/main/ehr/EhrBrowser";
import { extractData } from "../../../src/main/ehr/extractData";
import { readShownPatient } from "../../../src/main/ehr/identity/readShownPatient";
import { parseProfile } from "../../../src/main/ehr/profile/parseProfile";
import { launchEhrBrowser } from "./support/launchEhrBrowser";

let browser: EhrBrowser;
let page: Page;
beforeAll(async () => {
  browser = await launchEhrBrowser();
  page = browser.pages!.current!;
});
afterAll(() => browser.close());

const parsed = parseProfile({
  ...{ id: "lists", name: "Lists", version: 1, origins: ["http://127.0.0.1:1"], startUrl: "http://127.0.0.1:1/" },
  pages: [{ key: "chart", urlPattern: "/chart" }],
  identity: { banner: { name: { target: [{ css: "#name" }] }, mrn: { target: [{ css: "#mrn" }] } } },
  data: [{ kind: "medications", list: { css: "ul.l", heading: "Medications", entries: ":scope > li" } }],
});

/** Reads a chart after running a script in it, for instance one that keeps changing its list. */
async function readWith(script: string): Promise<string[]> {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  await page.setContent(`<p id="name">Lopez, Maria</p><p id="mrn">40011</p>
    <h3>Medications</h3><ul class="l"><li>Aspirin</li></ul>`);
  const shown = await readShownPatient(page, parsed.profile);
  await page.evaluate(script);
  return (await extractData(page, parsed.profile, "chart", shown)).map(({ text }) => text);
}

test("a list in the banner's frame that does not change is read", async () => {
  expect(await readWith("0")).toEqual(["Aspirin"]);
});

test("a list in the banner's frame that changes while it is read is left out", async () => {
  const change = "let n = 0; setInterval(() => document.querySelector('li').textContent = 'Drug ' + n++, 50)";
  expect(await readWith(change)).toEqual([]);
});
