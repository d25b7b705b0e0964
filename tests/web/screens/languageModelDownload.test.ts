import { createHash } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standIn } from "../../server/notes/model/standIn";
import { type FileServer, hangAfter, startFileServer, status } from "../../server/transcription/models/fileServer";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn } from "../support/screens";

const content = Buffer.alloc(2_000_000, "model");
let files: FileServer;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  files = await startFileServer();
  files.files.set("/small.gguf", content);
  files.next.push(status(404));
  const env = {
    CHARTSIDE_SPEECH: "none",
    CHARTSIDE_NOTES: "model",
    CHARTSIDE_NOTES_PROGRAM: standIn(),
    CHARTSIDE_NOTES_MODEL_URL: `${files.url}/small.gguf`,
    CHARTSIDE_NOTES_MODEL_SHA256: createHash("sha256").update(content).digest("hex"),
    CHARTSIDE_NOTES_MODEL_BYTES: String(content.length),
  };
  [product, browser] = await Promise.all([startProduct({ env }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await files.stop();
});

/** Folder for screenshots to look at; none are taken without it. */
const shots = process.env["CHARTSIDE_SHOTS"];

test("an admin sees why the server's language model is not downloaded", async () => {
  const { page, problems } = await openSignedIn(browser, product);
  await page.goto("/dashboard/user-management");
  await page.getByRole("tab", { name: "Practice" }).click();
  const form = page.getByRole("form", { name: "Note drafts" });
  await form.getByRole("radio", { name: "Server default: the language model “small”" }).waitFor();
  const state = form.getByRole("status").filter({ hasText: "The server’s language model" });
  await state.getByText("The file is not at its address.").waitFor();
  expect(await state.innerText()).toContain("0% · 0 B of 2.0 MB. Until then, Chartside’s built-in drafter writes");
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const scheme of shots ? (["light", "dark"] as const) : []) {
    await page.evaluate((isDark) => document.body.classList.toggle("bp6-dark", isDark), scheme === "dark");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await state.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${shots}/model-download-${scheme}-${width}.png` });
    }
  }

  files.next.push(hangAfter(files, 500_000));
  await form.getByRole("button", { name: "Try again: download the language model" }).press("Enter");
  await state.getByText("25% · 500 kB of 2.0 MB").waitFor();
  files.cut();
  await state.waitFor({ state: "detached" });
  expect(files.requests.at(-1)).toBe("GET /small.gguf bytes=500000-");
  expect(problems).toEqual([]);
});
