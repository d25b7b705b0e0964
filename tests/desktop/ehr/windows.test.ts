import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { testProfiles } from "../../main/ehr/testProfiles";
import { fill, frameWith, newAutomation, noteOf, openEhr, texts } from "./support/openEhr";

/*
 * With a display the browser has windows: `xvfb-run -a sh -c 'openbox & npm test --
 * tests/desktop/ehr/windows.test.ts'`. Without one it is headless, which has the same tabs and window states, but no
 * window that covers another.
 */
const isHeadless = !process.env["DISPLAY"];
const maria = patients[0]!;

let automation: EhrAutomation;
let ehr: TestEhr;
let page: Page;
beforeAll(async () => {
  ({ automation } = newAutomation(undefined, isHeadless));
  expect(await automation.launch()).toBe(true);
});
beforeEach(async () => {
  ehr = await testEhrs.frameset();
});
afterAll(() => automation.close());
afterEach(() => ehr.close());

/** Another page, which is opened before the EHR's, so that the EHR's stays the current one. */
async function otherPage(): Promise<Page> {
  const other = await automation.browserPages()[0]!.context().newPage();
  await other.goto("data:text/html,<h1>Other</h1>");
  return other;
}

/** Opens the note of Maria Lopez. @returns its frame. */
async function openNote() {
  await (await frameWith(page, "/harbor/list")).getByText("Maria E Lopez", { exact: true }).click();
  await (await frameWith(page, "/harbor/summary")).getByText("Write note").click();
  const form = await frameWith(page, "/harbor/note");
  await expect.poll(() => page.frames().some((frame) => frame.url().includes("banner?chart="))).toBe(true);
  await (await frameWith(page, "/harbor/banner")).locator(".pt").waitFor();
  return form;
}

async function expectFilled(): Promise<void> {
  const { receipt } = await fill(automation, noteOf(maria));
  expect(receipt).toMatchObject({ state: "filled", refusal: null });
  const form = await frameWith(page, "/harbor/note");
  expect(await form.getByLabel("Subjective").inputValue()).toBe(texts.subjective);
}

/** Sets the state or bounds of the window that shows a page. */
async function setWindow(of: Page, bounds: object): Promise<void> {
  const session = await of.context().newCDPSession(of);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { windowState: "normal" } });
  await session.send("Browser.setWindowBounds", { windowId, bounds });
}

async function windowState(of: Page): Promise<string | undefined> {
  const session = await of.context().newCDPSession(of);
  return (await session.send("Browser.getWindowForTarget")).bounds.windowState;
}

async function minimize(of: Page): Promise<void> {
  await setWindow(of, { windowState: "minimized" });
  const why = "This display has no window manager, which minimizes windows. Start one, e.g. openbox.";
  await expect.poll(() => windowState(of), { message: why }).toBe("minimized");
}

test("a note is filled in a tab in the background", async () => {
  page = await openEhr(automation, ehr, testProfiles.frameset(ehr.origin));
  const other = await otherPage();
  await page.bringToFront();
  await page.reload();
  await openNote();
  await other.bringToFront();
  await expect.poll(() => page.evaluate("document.visibilityState")).toBe("hidden");
  await expectFilled();
  await other.close();
});

test("a note is filled in a minimized window", async () => {
  page = await openEhr(automation, ehr, testProfiles.frameset(ehr.origin));
  await openNote();
  await minimize(page);
  await expectFilled();
  expect(await windowState(page)).toBe("minimized");
  await setWindow(page, { windowState: "normal" });
});

test("a note is filled in a window that another window covers", async () => {
  page = await openEhr(automation, ehr, testProfiles.frameset(ehr.origin));
  const session = await page.context().newCDPSession(page);
  const opened = page.context().waitForEvent("page");
  await session.send("Target.createTarget", { url: "data:text/html,<h1>Over</h1>", newWindow: true });
  const over = await opened;
  await page.bringToFront();
  await page.reload();
  await openNote();
  const place = { left: 0, top: 0, width: 1_000, height: 700 };
  await setWindow(page, place);
  await setWindow(over, place);
  await over.bringToFront();
  await expectFilled();
  await over.close();
});

test("boxes behind a click are revealed and filled in a window that is minimized", async () => {
  const spa = await testEhrs.spa();
  page = await openEhr(automation, spa, testProfiles.spa(spa.origin));
  await automation.navigateToPatient({ mrn: maria.mrn, name: "Maria Lopez" });
  await minimize(page);
  expect((await fill(automation, noteOf(maria))).receipt).toMatchObject({ state: "filled", refusal: null });
  await spa.close();
});
