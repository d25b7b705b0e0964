import { eventually } from "../support/eventually";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import {
  ageDeletions,
  seedTakes,
  countLocalTakes,
  readLocalTakes,
  createVisit,
  currentUser,
  toneParts,
} from "../support/localTakes";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, type Visitor, pathOf } from "../support/screens";

let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
const parts = toneParts(6);
/** Matches the address of a visit’s takes. */
const takePattern = /\/api\/v1\/visits\/[^/]+\/takes/;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SPEECH: "none" } }), launchBrowser()]);
  visitor = await openSignedIn(browser, product);
  page = visitor.page;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const visits = { zhao: "", whitfield: "" };
const list = "/dashboard/local-recordings";
const rows = () => page.locator(".cs-loc-table tbody tr:not(.cs-loc-player-row)");
const rowOf = (name: string) => rows().filter({ hasText: name });
const dialog = () => page.getByRole("dialog", { name: "Delete a recording that is not sent yet?" });

async function choose(name: string, act: string | RegExp): Promise<void> {
  await rowOf(name)
    .getByRole("button", { name: /^More for/ })
    .click();
  const menu = page.getByRole("menu", { name: `Actions for ${name}` }); // the menu of another row may still be closing
  await menu.getByRole("menuitem", { name: act }).click();
}

test("without recordings the screen shows an empty state with a link to a new session [P2.24]", async () => {
  await page.goto(list);
  await page.getByRole("heading", { name: "Local Recordings", level: 1 }).waitFor();
  await page
    .getByText("You have no recordings in this browser. They appear here as soon as you start recording.")
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "New session" }).click();
  await page.getByRole("form", { name: "New session" }).locator("button[type=submit]:focus").waitFor();
  expect(pathOf(page)).toBe("/dashboard/scribe");
});

test("the list shows this browser's takes of the signed-in user with their state [P1.05]", async () => {
  await visitor.context.route(takePattern, (route) => route.abort()); // uploads fail for now
  await page.goto(list);
  const { id: ownerId, token } = await currentUser(page);
  visits.zhao = await createVisit(product.url, token, "Mei-Lin Zhao");
  visits.whitfield = await createVisit(product.url, token, "Harold Whitfield");
  const at = Date.now();
  await seedTakes(
    page,
    [
      { id: randomUUID(), visitId: visits.zhao, ownerId, state: "open", startedAt: at - 3_600_000 },
      { id: randomUUID(), visitId: visits.whitfield, ownerId, state: "stopped", startedAt: at },
      { id: randomUUID(), visitId: randomUUID(), ownerId: randomUUID(), state: "open", startedAt: at },
    ],
    parts,
  );
  await page.reload();
  await rowOf("Mei-Lin Zhao").getByText("Interrupted, recovered").waitFor();
  await rowOf("Harold Whitfield").getByText("Waiting to upload").waitFor();
  expect(await rows().count()).toBe(2); // takes that need attention first
  const cells = await rows().first().locator("th .cs-loc-name, td").allInnerTexts();
  expect(cells.slice(1, 5)).toEqual([
    "Mei-Lin Zhao",
    expect.stringMatching(/^(Today|Yesterday) /),
    "00:06",
    expect.stringMatching(/^\d+ kB$/),
  ]);
  await page.getByText(/ of .* used$/).waitFor();
  await page.getByText("Recovered 0:06; the last 2 s may be missing.").waitFor();

  await page.getByLabel("Find a recording").fill("whitf");
  await eventually(() => rows().count()).toBe(1);
  await page.getByLabel("Find a recording").fill("");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("Scribe asks about a recovered recording", async () => {
  await page.goto("/dashboard/scribe");
  const banner = page.getByRole("region", { name: "Recovered recording" });
  await banner.getByText(/^Mei-Lin Zhao\. Recorded (today|yesterday) /).waitFor();
  await page.goto(list);
});

test("a take can be played in its row and exported with identical audio", async () => {
  await rowOf("Mei-Lin Zhao").getByRole("button", { name: /^Play/ }).click();
  const position = page.getByRole("slider", { name: "Position in the recording" });
  await eventually(async () => Number(await position.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  await rowOf("Mei-Lin Zhao")
    .getByRole("button", { name: /^Pause/ })
    .click();
  await position.press("End");
  expect(await position.getAttribute("aria-valuetext")).toBe("6 seconds of 6 seconds");
  await position.press("ArrowLeft");
  expect(await position.getAttribute("aria-valuenow")).toBe("1");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Close player" }).click();
  await position.waitFor({ state: "detached" });

  const [download] = await Promise.all([page.waitForEvent("download"), choose("Mei-Lin Zhao", "Export as audio file")]);
  expect(download.suggestedFilename()).toMatch(/^recording-\d{4}-\d\d-\d\d-\d{4}\.ogg$/);
  expect(new Uint8Array(readFileSync(await download.path()))).toEqual(new Uint8Array(Buffer.concat(parts)));
});

test("deleting a take that was not uploaded requires confirmation", async () => {
  await choose("Harold Whitfield", /^Delete/);
  await dialog().getByText("Your practice does not have all of this recording (00:06).").waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Keep it");
  await page.keyboard.press("Enter");
  await dialog().waitFor({ state: "detached" });
  await rowOf("Harold Whitfield").getByText("Waiting to upload").waitFor();

  await choose("Harold Whitfield", /^Delete/);
  await dialog().getByRole("button", { name: "Delete recording" }).click();
  await rowOf("Harold Whitfield")
    .getByText(/^Deleted, can be restored until \d/)
    .waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Restore");
  expect((await countLocalTakes(page)).takes).toBe(3);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(...(takePattern.exec(request.url()) ?? [])));
  await page.reload();
  // the outbox has processed the journal
  await eventually(() => sent.some((url) => url.includes(visits.zhao))).toBe(true);
  expect(sent.filter((url) => url.includes(visits.whitfield))).toEqual([]);
  await rowOf("Harold Whitfield")
    .getByRole("button", { name: /^Restore/ })
    .click();
  await rowOf("Harold Whitfield").getByText("Waiting to upload").waitFor();
});

test("a recording can be renamed and found by its name, which is stored encrypted", async () => {
  const named = page.getByRole("dialog", { name: "Rename recording" });
  await choose("Harold Whitfield", /^Rename/);
  await eventually(() => named.getByLabel("Name").evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type("Second visit, knee");
  await page.keyboard.press("Enter");
  await rowOf("Second visit, knee").getByText("Harold Whitfield").waitFor();
  await page.reload();
  await page.getByLabel("Find a recording").fill("KNEE");
  await rowOf("Second visit, knee").waitFor();
  await eventually(() => rows().count()).toBe(1);
  expect(await readLocalTakes(page)).not.toContain("knee");
  await page.getByLabel("Find a recording").fill("");
  await choose("Second visit, knee", /^Rename/);
  await named.getByLabel("Name").fill("");
  await named.getByLabel("Name").press("Enter");
  await named.waitFor({ state: "detached" });
  await eventually(() => rowOf("Harold Whitfield").locator(".cs-loc-name").innerText()).toBe("Harold Whitfield");
});

test("storage use is shown against an adjustable limit, with a warning near it", async () => {
  const limit = page.getByLabel("Limit");
  expect(await limit.inputValue()).toBe("5000000000");
  await page.getByText(/ of 5\.0 GB used$/).waitFor();
  await limit.selectOption({ label: "1 GB" });
  await page.getByText(/ of 1\.0 GB used$/).waitFor();
  await page.evaluate(() => {
    const estimate = () => Promise.resolve({ usage: 850_000_000, quota: 9_000_000_000 });
    Object.defineProperty(navigator.storage, "estimate", { value: estimate, configurable: true });
  });
  await page.getByText("Almost full: 850.0 MB of 1.0 GB used").waitFor();
  await page.reload();
  expect(await limit.inputValue()).toBe("1000000000");
  await page.getByText(/^[\d.]+ [kM]B of 1\.0 GB used$/).waitFor();
});

test("a completely uploaded take is removed from this browser and shown as uploaded", async () => {
  await rowOf("Harold Whitfield")
    .getByRole("button", { name: /^More for/ })
    .click();
  const items = page.getByRole("menu", { name: "Actions for Harold Whitfield" }).getByRole("menuitem");
  const offered = await items.allTextContents();
  expect(offered).toContain("Delete…");
  await visitor.context.unroute(takePattern);
  const link = rowOf("Harold Whitfield").getByRole("link", { name: /^In the session of Harold Whitfield, \d/ });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(`/dashboard/scribe?visit=${visits.whitfield}`);
  expect(await items.allTextContents()).toEqual(offered); // nothing moves under the pointer
  await page.keyboard.press("Escape");
  await items.first().waitFor({ state: "detached" });
  await eventually(() => countLocalTakes(page)).toEqual({ takes: 2, parts: 2 * parts.length });
  await choose("Mei-Lin Zhao", "Transcribe now");
  await rowOf("Mei-Lin Zhao")
    .getByRole("link", { name: /^In the session of Mei-Lin Zhao, \d/ })
    .waitFor();
  await eventually(() => countLocalTakes(page)).toEqual({ takes: 1, parts: parts.length }); // another user's take stays
  await rowOf("Mei-Lin Zhao").getByRole("button", { name: /^Play/ }).click(); // from the server
  await rowOf("Mei-Lin Zhao")
    .getByRole("button", { name: /^Pause/ })
    .click();
  await rowOf("Mei-Lin Zhao")
    .getByRole("button", { name: /^More for/ })
    .click();
  expect(await page.getByRole("menuitem", { name: /^Delete/ }).count()).toBe(0);
  await page.getByRole("menuitem", { name: "Open the session" }).click();
  await page.getByRole("heading", { name: "Mei-Lin Zhao", level: 1 }).waitFor();
});

test("a take that was not uploaded can be moved to another session", async () => {
  await visitor.context.route(takePattern, (route) => route.abort());
  await page.goto(list);
  const { id: ownerId, token } = await currentUser(page);
  const [wrong, right] = [
    await createVisit(product.url, token, "Olga Brandt"),
    await createVisit(product.url, token, "Amina Diallo"),
  ];
  await seedTakes(
    page,
    [{ id: randomUUID(), visitId: wrong, ownerId, state: "stopped", startedAt: Date.now() }],
    parts,
  );
  await choose("Olga Brandt", /^Attach/);
  const attachDialog = page.getByRole("dialog", { name: "Attach to a session" });
  expect(await attachDialog.getByRole("button", { name: "Attach" }).isDisabled()).toBe(true);
  await attachDialog.getByRole("option", { name: /^Amina Diallo/ }).waitFor({ state: "attached" });
  expect(await attachDialog.getByRole("option", { name: /^Olga Brandt/ }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await attachDialog.getByLabel("Session").selectOption(right);
  await attachDialog.getByRole("button", { name: "Attach" }).click();
  await rowOf("Amina Diallo").getByText("Waiting to upload").waitFor();
  await visitor.context.unroute(takePattern);
  await rowOf("Amina Diallo")
    .getByRole("link", { name: /^In the session of Amina Diallo, \d/ })
    .waitFor();
  const takesOf = async (visitId: string): Promise<string[]> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${product.url}/api/v1/visits/${visitId}/takes`, { headers });
    return ((await answer.json()) as { items: { state: string }[] }).items.map(({ state }) => state);
  };
  expect(await takesOf(right)).toEqual(["finished"]);
  expect(await takesOf(wrong)).toEqual([]);
});

test("a deleted recording is removed from this browser after ten minutes", async () => {
  await visitor.context.route(takePattern, (route) => route.abort());
  await page.goto(list);
  const { id: ownerId, token } = await currentUser(page);
  const visitId = await createVisit(product.url, token, "Ines Carvalho");
  await seedTakes(page, [{ id: randomUUID(), visitId, ownerId, state: "stopped", startedAt: Date.now() }], parts);
  await choose("Ines Carvalho", /^Delete/);
  await dialog().getByRole("button", { name: "Delete recording" }).click();
  await rowOf("Ines Carvalho")
    .getByText(/^Deleted/)
    .waitFor();
  expect(await ageDeletions(page, 9 * 60_000)).toBe(1);
  await page.reload();
  await rowOf("Ines Carvalho")
    .getByText(/^Deleted/)
    .waitFor();
  expect(await ageDeletions(page, 60_000)).toBe(1);
  await page.getByText("You have no recordings in this browser.").waitFor();
  expect(await countLocalTakes(page)).toEqual({ takes: 1, parts: parts.length });
});

test("a phone shows no horizontal scrolling, in light and dark", async () => {
  const { id: ownerId, token } = await currentUser(page);
  const visitId = await createVisit(product.url, token, "Tomasz Bielski");
  await seedTakes(page, [{ id: randomUUID(), visitId, ownerId, state: "open", startedAt: Date.now() }], parts);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await rowOf("Tomasz Bielski").getByRole("button", { name: /^Play/ }).click();
      await page.getByRole("slider", { name: "Position in the recording" }).waitFor();
      const content = page.locator("main");
      expect(await content.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const name = await rowOf("Tomasz Bielski").getByRole("rowheader").boundingBox();
      expect(name?.width).toBeGreaterThan(100); // also next to the player
      expect(await accessibilityFaults(page), `${width} ${colorScheme}`).toEqual([]);
    }
  }
  expect(visitor.problems.filter((problem) => !problem.includes("net::ERR_FAILED"))).toEqual([]); // the aborted calls
});
