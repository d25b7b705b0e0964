import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EhrBrowser } from "../../../src/main/ehr/EhrBrowser";
import { showsSaved } from "../../../src/main/ehr/page/showsSaved";
import { parseProfile } from "../../../src/main/ehr/profile/parseProfile";
import { findFormIdentity } from "../../../src/main/ehr/wizard/findFormIdentity";
import { plainProfile } from "../../main/ehr/plainProfile";
import { frameWith } from "./support/openEhr";
import { launchEhrBrowser } from "./support/launchEhrBrowser";

/** Pages by path; `{other}` is the origin of the same pages on another port. */
const pages: Record<string, string> = {
  "/chart": `<b id="banner">Lopez, Maria 40011</b><iframe src="/frame/40011"></iframe>`,
  "/frame/40011": `<iframe src="/note"></iframe>`,
  "/bannered": `<iframe src="/head/40011"></iframe>`,
  "/head/40011": `<b id="banner">Lopez, Maria 40011</b><iframe src="/note"></iframe>`,
  "/note": "<textarea></textarea>",
  "/foreign": `<h1>Notes</h1><iframe src="{other}/saved"></iframe>`,
  "/own": `<h1>Notes</h1><iframe src="/saved"></iframe>`,
  "/saved": "<p>Cough for five days, worse at night. Fluids, return if worse.</p>",
};
const texts = ["Cough for five days, worse at night.", "Fluids, return if worse."];

let browser: EhrBrowser;
let page: Page;
let servers: Server[];
let origin: string;
beforeAll(async () => {
  browser = await launchEhrBrowser();
  page = browser.pages!.current!;
  const ports: number[] = [];
  servers = [0, 1].map(() =>
    createServer(({ url }, response) =>
      response
        .setHeader("content-type", "text/html")
        .end((pages[url!] ?? "").replace("{other}", `http://127.0.0.1:${ports[1]}`)),
    ),
  );
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ports.push((server.address() as AddressInfo).port);
  }
  origin = `http://127.0.0.1:${ports[0]}`;
});
afterAll(async () => {
  await browser.close();
  for (const server of servers) server.close().closeAllConnections();
});

const shown = { mrn: "40011", name: "Lopez, Maria", birthDate: null, pid: null, mrnExtract: null, secrets: [] };

test("the address of a frame between banner and note identifies the form", async () => {
  await page.goto(`${origin}/chart`);
  const note = await frameWith(page, "/note");
  const { form } = await findFormIdentity(note, page.mainFrame(), shown, ["40011"]);
  expect(form).toMatchObject({ mrnOrPid: { from: "url" } });
});

test("the address of a frame that contains the banner does not: it changes with the banner while the form stays", async () => {
  await page.goto(`${origin}/bannered`);
  const note = await frameWith(page, "/note");
  const { form } = await findFormIdentity(note, await frameWith(page, "/head"), shown, ["40011"]);
  expect(form).toBeNull();
});

test("saved text counts only in frames of the EHR", async () => {
  const parsed = parseProfile(plainProfile(origin));
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  await page.goto(`${origin}/foreign`);
  await (await frameWith(page, "/saved")).getByText("Cough").waitFor();
  expect(await showsSaved(page, parsed.profile, texts)).toBe(false);
  await page.goto(`${origin}/own`);
  await (await frameWith(page, "/saved")).getByText("Cough").waitFor();
  expect(await showsSaved(page, parsed.profile, texts)).toBe(true);
});
