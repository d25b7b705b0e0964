import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EhrBrowser } from "../../../src/main/ehr/EhrBrowser";
import { Box } from "../../../src/main/ehr/fill/Box";
import { launchEhrBrowser } from "./support/launchEhrBrowser";

let browser: EhrBrowser;
let page: Page;
beforeAll(async () => {
  browser = await launchEhrBrowser();
  page = browser.pages!.current!;
});
beforeEach(() => page.setContent("<main><textarea>Text of patient A</textarea></main>"));
afterAll(() => browser.close());

const find = async (frame: Frame) => (await frame.$("textarea"))!;
const openBox = async () => Box.open(page.mainFrame(), await find(page.mainFrame()), find);
/** Shows the chart of another patient, as a single-page app does: same document, new box. */
const showAnotherPatient = () =>
  page.evaluate(() => {
    document.querySelector("main")!.innerHTML = "<textarea>Text of patient B</textarea>";
  });
const shown = () => page.locator("textarea").inputValue();

test("a box that the page replaced before anything was entered is not written", async () => {
  const box = await openBox();
  await showAnotherPatient();
  await expect(box.write("Note of patient A")).rejects.toThrow("replaced the box");
  expect(await shown()).toBe("Text of patient B");
});

test("the box that replaced the original is not written", async () => {
  const box = await openBox();
  await showAnotherPatient();
  expect(await box.read()).toBe("Text of patient B");
  expect(await box.isOriginal()).toBe(false);
  await expect(box.write("Note of patient A")).rejects.toThrow("replaced the box");
  expect(await shown()).toBe("Text of patient B");
});
