import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SpeechModel, SpeechModels } from "../../../src/shared/transcription/speechModel";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, type Visitor } from "../support/screens";

let product: Product;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  visitor = await openSignedIn(browser, product); // the first account of a product is an admin
});
afterAll(async () => {
  await visitor.context.close();
  await browser.close();
  await product.stop();
});

const row = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });
/** Folder for screenshots to look at; none are taken without it. */
const shots = process.env["CHARTSIDE_SHOTS"];

/** Answers with the server's list, changed so that it has one model in each state. */
function withStates(list: SpeechModels, sent: string[]): (route: Route) => Promise<void> {
  const [first, second, third, fourth] = list.items as [SpeechModel, SpeechModel, SpeechModel, SpeechModel];
  Object.assign(first, { state: "installed", received_bytes: first.bytes, in_use: true });
  Object.assign(second, { state: "downloading", received_bytes: Math.ceil(second.bytes * 0.42) });
  Object.assign(third, { state: "paused", received_bytes: 90_000_000 });
  const problem = "The download stopped: the connection broke. What has arrived is kept. Try again.";
  Object.assign(fourth, { state: "failed", received_bytes: 1_200_000, problem });
  return async (route) => {
    const { pathname } = new URL(route.request().url());
    const [id, change] = pathname.split("/").slice(-2);
    if (change === "models") return route.fulfill({ json: list });
    sent.push(`${id} ${change}`);
    const model = list.items.find((each) => each.id === id) as SpeechModel;
    if (change === "download") Object.assign(model, { state: "downloading", problem: null });
    if (change === "pause") Object.assign(model, { state: "paused" });
    if (change === "delete") Object.assign(model, { state: "absent", received_bytes: 0, in_use: false, problem: null });
    return route.fulfill({ json: model });
  };
}

test("an admin sees the models with size, languages, license, progress and the actions of each state", async () => {
  const { context, page, problems } = visitor;
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/v1/speech/models"));
  await page.goto("/dashboard/settings");
  await page.getByRole("tab", { name: "Speech engine" }).click();
  const list = (await (await answer).json()) as SpeechModels; // the real server's list
  expect(list.items.map(({ state, is_verifiable }) => [state, is_verifiable])).toEqual(
    list.items.map(() => ["absent", true]),
  );
  const parakeet = row(page, "Parakeet TDT 0.6B v2");
  await parakeet.getByRole("button", { name: "Download: Parakeet TDT 0.6B v2" }).waitFor();
  expect(await parakeet.innerText()).toMatch(/English · 661\.2 MB · CC BY 4\.0/);

  const sent: string[] = [];
  await context.route("**/api/v1/speech/models{,/**}", withStates(list, sent));
  await page.reload();
  await page.getByRole("tab", { name: "Speech engine" }).click();
  await parakeet.getByText("In use").waitFor();
  const second = row(page, "Parakeet TDT 0.6B v3");
  expect(await second.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("42");
  expect(await second.innerText()).toContain("42% · ");
  expect(await row(page, "Moonshine base").getByRole("status").innerText()).toContain("the connection broke");
  expect(await accessibilityFaults(page)).toEqual([]);
  await look(page, "speech-models");

  await second.getByRole("button", { name: /^Pause/ }).click();
  await second.getByRole("button", { name: /^Resume/ }).waitFor();
  await row(page, "Moonshine base")
    .getByRole("button", { name: /^Try again/ })
    .click();
  await row(page, "Moonshine base")
    .getByRole("button", { name: /^Pause/ })
    .waitFor();
  await row(page, "Whisper small")
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await row(page, "Whisper small")
    .getByRole("button", { name: /^Download/ })
    .waitFor();
  await parakeet.getByRole("button", { name: /^Delete/ }).click();
  await parakeet.getByRole("button", { name: "Keep model" }).click();
  await parakeet.getByRole("button", { name: /^Delete/ }).click();
  await parakeet.getByRole("button", { name: /^Delete model/ }).click();
  await parakeet.getByRole("button", { name: /^Download/ }).waitFor();
  expect(sent).toEqual([
    "parakeet-tdt-0.6b-v3 pause",
    "moonshine-base-en download",
    "whisper-small delete",
    "parakeet-tdt-0.6b-v2 delete",
  ]);
  expect(problems).toEqual([]);
});

test("a user who is not an admin sees the engine but no models", async () => {
  const { context, page, problems } = await openSignedIn(browser, product);
  await page.goto("/dashboard/settings");
  await page.getByRole("tab", { name: "Speech engine" }).click();
  await page.getByRole("heading", { name: "Speech engine" }).waitFor();
  await page.getByText("An admin of your practice can change the speech engine.").waitFor();
  expect(await page.getByRole("heading", { name: "Speech models" }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

/** Checks a narrow and a dark page for clipped content. Saves screenshots to the folder in `CHARTSIDE_SHOTS`. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, scheme] of [
    [1280, "light"],
    [1280, "dark"],
    [390, "light"],
    [320, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((isDark) => document.body.classList.toggle("bp6-dark", isDark), scheme === "dark");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}-${scheme}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.body.classList.remove("bp6-dark"));
}
