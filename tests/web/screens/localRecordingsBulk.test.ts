import { eventually } from "../support/eventually";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { seedTakes, countLocalTakes, createVisit, currentUser, toneParts } from "../support/localTakes";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, type Visitor } from "../support/screens";

let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let token = "";
const parts = toneParts(3);
/** Matches the address of a visit’s takes. */
const takePattern = /\/api\/v1\/visits\/[^/]+\/takes/;

/** In list order: takes that need attention, then the others, each newest first. */
const people = ["Ada Byron", "Bo Lind", "Cy Moreau", "Di Okafor"] as const;
const ids = new Map<string, string>();

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SPEECH: "none" } }), launchBrowser()]);
  visitor = await openSignedIn(browser, product, { acceptDownloads: true });
  page = visitor.page;
  await visitor.context.route(takePattern, (route) => route.abort()); // uploads fail for now
  await page.goto("/dashboard/local-recordings");
  await page.getByRole("heading", { name: "Local Recordings", level: 1 }).waitFor();
  const me = await currentUser(page);
  token = me.token;
  const at = Date.now();
  for (const [index, person] of people.entries()) {
    const id = randomUUID();
    ids.set(person, id);
    const state = index < 2 ? "open" : "stopped";
    const visitId = await createVisit(product.url, token, person);
    await seedTakes(page, [{ id, visitId, ownerId: me.id, state, startedAt: at - index * 60_000 }], parts);
  }
  await page.reload();
  await box("Di Okafor").waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const rows = () => page.locator(".cs-loc-table tbody tr:not(.cs-loc-player-row)");
const rowOf = (name: string) => rows().filter({ hasText: name });
const box = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^Select ${name}`) });
const all = () => page.getByRole("checkbox", { name: "Select all shown" });
const bar = () => page.getByRole("region", { name: "Selected recordings" });
const press = (act: string, count: number) => bar().getByRole("button", { name: `${act} (${count})` });
const selected = async (): Promise<string[]> => {
  const checked = await Promise.all(people.map(async (name) => [name, await isOn(name)] as const));
  return checked.flatMap(([name, on]) => (on ? [name] : []));
};
const isOn = async (name: string): Promise<boolean> => (await box(name).count()) === 1 && box(name).isChecked();
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const click = (name: string, shift = false) => box(name).click(shift ? { modifiers: ["Shift"] } : {});

test("recordings can be selected one by one, as a range with Shift, all at once, and by keyboard", async () => {
  expect(await bar().count()).toBe(0);
  await click("Ada Byron");
  await click("Cy Moreau", true);
  expect(await selected()).toEqual(["Ada Byron", "Bo Lind", "Cy Moreau"]);
  await bar().getByText("3 recordings selected").waitFor();
  expect(await all().evaluate((input: HTMLInputElement) => [input.checked, input.indeterminate])).toEqual([
    false,
    true,
  ]);
  await all().click();
  expect(await selected()).toEqual([...people]);
  expect((await bar().getByRole("button").allInnerTexts()).filter(Boolean)).toEqual([
    "Transcribe (2)",
    "Export (4)",
    "Attach (4)",
    "Delete (4)",
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await all().focus();
  await page.keyboard.press("Escape");
  expect(await selected()).toEqual([]);
  expect(await bar().count()).toBe(0);
  await page.keyboard.press("Tab"); // to the first row
  expect(await focused()).toMatch(/^Select Ada Byron/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await page.keyboard.press("Shift+ArrowDown");
  expect(await focused()).toMatch(/^Select Cy Moreau/);
  expect(await selected()).toEqual(["Bo Lind", "Cy Moreau"]);
  await page.keyboard.press("ControlOrMeta+a");
  expect(await selected()).toEqual([...people]);
  await page.keyboard.press("F6");
  expect(await press("Transcribe", 2).evaluate((first) => first === document.activeElement)).toBe(true);
  await page.keyboard.press("Shift+F6");
  expect(await focused()).toBe("Select all shown");

  await page.getByLabel("Find a recording").fill("lind");
  await bar().getByText("1 recording selected").waitFor(); // hidden recordings stay unselected
  await page.getByLabel("Find a recording").fill("");
  await bar().getByRole("button", { name: "Clear selection" }).click();
  expect(await selected()).toEqual([]);
  expect(await focused()).toBe("Select all shown");
});

test("several recordings are exported one after another with identical audio", async () => {
  const downloads: Download[] = [];
  page.on("download", (download) => downloads.push(download));
  await click("Bo Lind");
  await click("Di Okafor", true);
  await press("Export", 3).click();
  await page.getByText("3 recordings exported").waitFor();
  await eventually(() => downloads.length).toBe(3);
  for (const download of downloads) {
    expect(download.suggestedFilename()).toMatch(/^recording-\d{4}-\d\d-\d\d-\d{4}\.ogg$/);
    expect(new Uint8Array(readFileSync(await download.path()))).toEqual(new Uint8Array(Buffer.concat(parts)));
  }
  expect(await selected()).toEqual([]);
  expect(await focused()).toBe("Select all shown");
});

test("several recordings are deleted after one confirmation", async () => {
  await page.evaluate((id) => {
    const store = IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(store, "put")!;
    const failIfFull = (value: { id?: string }, ...more: unknown[]): unknown[] => {
      if (value.id === id) throw new DOMException("full", "QuotaExceededError");
      return [value, ...more];
    };
    const apply = (real: (...args: unknown[]) => unknown, self: unknown, args: [{ id?: string }]) =>
      Reflect.apply(real, self, failIfFull(...args));
    Object.defineProperty(store, "put", { ...put, value: new Proxy(put.value as () => unknown, { apply }) });
    Object.assign(globalThis, { restorePut: () => Object.defineProperty(store, "put", put) });
  }, ids.get("Cy Moreau"));
  await click("Cy Moreau");
  await click("Di Okafor");
  await press("Delete", 2).click();
  const dialog = page.getByRole("dialog", { name: "Delete 2 recordings that are not sent yet?" });
  await dialog.getByText("Your practice does not have all of these 2 recordings (00:06 together).").waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Keep them");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete 2 recordings" }).click();
  await bar().getByRole("alert").getByText("1 of 2 recordings deleted. 1 was not: ").waitFor();
  await rowOf("Di Okafor")
    .getByText(/^Deleted, can be restored until/)
    .waitFor();
  expect(await selected()).toEqual(["Cy Moreau"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await rowOf("Di Okafor").getByText("Waiting to upload").waitFor();

  await page.evaluate(() => (globalThis as unknown as { restorePut: () => void }).restorePut());
  await click("Di Okafor");
  await press("Delete", 2).click();
  await dialog.getByRole("button", { name: "Delete 2 recordings" }).click();
  await page.getByText("2 recordings deleted").waitFor();
  await eventually(() => rows().filter({ hasText: "Deleted, can be restored until" }).count()).toBe(2);
  expect(await bar().count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(() => rows().filter({ hasText: "Waiting to upload" }).count()).toBe(2);
  expect(await countLocalTakes(page)).toEqual({ takes: people.length, parts: people.length * parts.length });
});

test("several recordings can be moved to another session", async () => {
  const right = await createVisit(product.url, token, "Eve Tanaka");
  await click("Cy Moreau");
  await click("Di Okafor");
  await press("Attach", 2).click();
  const dialog = page.getByRole("dialog", { name: "Attach to a session" });
  await dialog.getByText("2 recordings are sent to that session").waitFor();
  await dialog.getByRole("option", { name: /^Eve Tanaka/ }).waitFor({ state: "attached" });
  await dialog.getByLabel("Session").selectOption(right);
  await dialog.getByRole("button", { name: "Attach" }).click();
  await page.getByText("2 recordings attached to the session").waitFor();
  await eventually(() => rowOf("Eve Tanaka").count()).toBe(2);
  await eventually(focused).toBe("Select all shown"); // after the dialog has faded out
});

test("transcribing several recordings uploads those that need attention", async () => {
  await visitor.context.unroute(takePattern);
  await all().click();
  await press("Transcribe", 2).click();
  await page.getByText("2 recordings sent to be transcribed").waitFor();
  await eventually(() =>
    rows()
      .filter({ hasText: /In the session of/ })
      .count(),
  ).toBe(people.length);
  expect(await countLocalTakes(page)).toEqual({ takes: 0, parts: 0 });
  expect((await bar().getByRole("button").allInnerTexts()).filter(Boolean)).toEqual(["Export (2)"]);
});

test("in the open row, digits set the playback speed and the next step is offered", async () => {
  const { id: ownerId } = await currentUser(page);
  await visitor.context.route(takePattern, (route) => route.abort());
  const visitId = await createVisit(product.url, token, "Finn Abel");
  await seedTakes(page, [{ id: randomUUID(), visitId, ownerId, state: "open", startedAt: Date.now() }], parts);
  await rowOf("Finn Abel").getByRole("button", { name: /^Play/ }).click();
  const position = page.getByRole("slider", { name: "Position in the recording" });
  await position.press("4");
  await page.getByRole("button", { name: "Speed: 2 times" }).waitFor();
  await position.press("1");
  await page.getByRole("button", { name: "Speed: 1 times" }).waitFor();
  const player = page.locator(".cs-loc-player");
  await player.getByRole("button", { name: "Attach to a session" }).click();
  await page.getByRole("dialog", { name: "Attach to a session" }).getByRole("button", { name: "Cancel" }).click();
  await player.getByRole("button", { name: "Transcribe now" }).click();
  await rowOf("Finn Abel").getByText("Waiting to upload").waitFor();
});

test("the selection bar and checkboxes fit on a phone, in light and dark", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await page.reload();
      await box("Finn Abel").waitFor();
      await click("Finn Abel");
      await bar().waitFor();
      const content = page.locator("main");
      expect(await content.evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
      const size = await page.locator(".cs-loc-select label").last().boundingBox();
      expect([size!.width >= 24, size!.height >= 44]).toEqual([true, true]);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  }
  expect(visitor.problems.filter((problem) => !problem.includes("net::ERR_FAILED"))).toEqual([]); // the aborted calls
});
