import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EhrBrowser } from "../../../src/main/ehr/EhrBrowser";
import { compareForm } from "../../../src/main/ehr/identity/compareForm";
import { readShownPatient } from "../../../src/main/ehr/identity/readShownPatient";
import { type EhrProfile, extractSchema } from "../../../src/main/ehr/profile/ehrProfile";
import { launchEhrBrowser } from "./support/launchEhrBrowser";

let browser: EhrBrowser;
let page: Page;
beforeAll(async () => {
  browser = await launchEhrBrowser();
  page = browser.pages!.current!;
});
afterAll(() => browser.close());

const name = extractSchema.parse({ target: [{ css: "b" }] });
const dob = extractSchema.parse({ target: [{ css: "i" }] });

/** Shows a patient on the page and reads the page's banner. */
async function shown(patient: { name: string; born: string }) {
  await page.setContent(`<b>${patient.name}</b> <i>${patient.born}</i>`);
  return readShownPatient(page, { identity: { banner: { name, dob } } } as unknown as EhrProfile);
}

test("invisible characters do not change who the patient is", async () => {
  expect(await shown({ name: "Lo&shy;pez, Maria", born: "03/14/19&#x200b;61" })).toMatchObject({
    state: "found",
    name: "Lopez, Maria",
    birthDate: "1961-03-14",
  });
});

test("a banner whose text can be displayed in another order is unreadable", async () => {
  expect((await shown({ name: "Lopez, Maria", born: "&#x202e;1691-30-41&#x202c;" })).state).toBe("unreadable");
  expect((await shown({ name: "&#x2067;airaM ,zepoL&#x2069;", born: "03/14/1961" })).state).toBe("unreadable");
});

test("a form whose birth date can be displayed in another order has no known birth date", async () => {
  const banner = await shown({ name: "Lopez, Maria", born: "03/14/1961" });
  await page.setContent("<b>Lopez, Maria</b> <i>03/&rlm;14/1961</i>");
  expect(await compareForm(page.mainFrame(), { name, dob }, false, banner)).toEqual([
    { shown: "", isSame: null },
    { shown: "Lopez, Maria", isSame: true },
  ]);
});
