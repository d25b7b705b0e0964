import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { ResolvedPos } from "@tiptap/pm/model";
import type { VisitDocument, Sentence } from "../../../src/shared/notes/document";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { serveReviewPage } from "../support/serveReviewPage";

/** Tests typing, selection and audio in a real browser, because jsdom supports neither editing nor audio. */
let served: Awaited<ReturnType<typeof serveReviewPage>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  served = await serveReviewPage();
  browser = await openBrowser();
  ({ page } = browser);
  await browser.context.grantPermissions(["clipboard-read", "clipboard-write"]);
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});
beforeEach(() => {
  browser.problems.length = 0;
  return open("review");
});
afterEach(() => expect(browser.problems.filter((problem) => !problem.includes("404"))).toEqual([]));

async function open(state: string): Promise<void> {
  await page.goto(`${served.url}?state=${state}`);
  await sentence("Blood pressure 148/92.").waitFor();
}
const sentence = (text: string): Locator =>
  page.getByRole("region", { name: "Note text" }).getByText(text, { exact: true });
/** The focused editor. */
const editor = (): Locator => page.getByRole("textbox", { name: /editing/ }).and(page.locator(":focus"));
/** Opens the editor with the caret at the end of a sentence. */
async function edit(text: string): Promise<void> {
  await sentence(text).focus();
  await page.keyboard.press("Enter");
  await editor().waitFor();
}

/** Returns the text that is selected in the editor. */
const selected = (): Promise<string> =>
  editor().evaluate((element) => {
    type Tiptap = {
      state: { selection: { from: number; to: number }; doc: { textBetween(a: number, b: number): string } };
    };
    const { state } = (element as unknown as { editor: Tiptap }).editor;
    return state.doc.textBetween(state.selection.from, state.selection.to);
  });
/** Returns the point in the middle of a word of a sentence. */
async function pointAt(text: string, word: string): Promise<{ x: number; y: number }> {
  return sentence(text).evaluate((element, wanted) => {
    const node = element.firstChild as Text;
    const range = document.createRange();
    const from = node.data.indexOf(wanted);
    range.setStart(node, from);
    range.setEnd(node, from + wanted.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, word);
}

/** Returns the editor's caret position within its bullet. */
const caret = (): Promise<number> =>
  editor().evaluate((element) => {
    const { editor: tiptap } = element as unknown as { editor: { state: { selection: { $head: ResolvedPos } } } };
    return tiptap.state.selection.$head.parentOffset;
  });

/** Waits until the section on the server equals `wanted`. @returns its sentences. */
async function savedAs(key: string, wanted: string[]): Promise<Sentence[]> {
  await page.waitForFunction(([section, texts]) => textsNow(section) === texts, [key, wanted.join("|")] as const);
  return page.evaluate((section) => noteNow().sections.find((s) => s.key === section)?.sentences ?? [], key);
}
declare function noteNow(): VisitDocument;
declare function textsNow(key: string): string;
beforeEach(async () => {
  await page.evaluate(() => {
    const { stores } = window as unknown as { stores: { server: { note: VisitDocument } } };
    const noteNow = () => stores.server.note;
    const textsNow = (key: string) =>
      (noteNow().sections.find((s) => s.key === key)?.sentences ?? []).map(({ text }) => text).join("|");
    Object.assign(window, { noteNow, textsNow });
  });
});

test("typing in a sentence is saved automatically", async () => {
  await sentence("Blood pressure 148/92.").click();
  await page.keyboard.press("Enter");
  await editor().waitFor();
  await page.keyboard.type(" Repeated.");
  await savedAs("objective", [
    "Blood pressure 148/92. Repeated.",
    "Left knee: medial joint line tenderness, no effusion, full range of motion, ligaments stable.",
  ]);
  await page.keyboard.press("Escape");
  await sentence("Blood pressure 148/92. Repeated.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Blood pressure 148/92. Repeated.");
});

test("a double click selects the word under the pointer in the editor", async () => {
  const { x, y } = await pointAt(
    "Left knee: medial joint line tenderness, no effusion, full range of motion, ligaments stable.",
    "effusion",
  );
  await page.mouse.dblclick(x, y);
  await editor().waitFor();
  expect(await selected()).toBe("effusion");
  await page.keyboard.type("swelling");
  await savedAs("objective", [
    "Blood pressure 148/92.",
    "Left knee: medial joint line tenderness, no swelling, full range of motion, ligaments stable.",
  ]);
});

test("a click in the selected sentence puts the caret there", async () => {
  const text = "Blood pressure 148/92.";
  const { x, y } = await pointAt(text, "pressure");
  await page.mouse.click(x, y);
  await page.locator('[data-sentence][aria-current="true"]').waitFor();
  const before = await sentence(text).boundingBox();
  await page.mouse.click(x, y, { clickCount: 1 });
  await editor().waitFor();
  const at = await caret();
  expect(at).toBeGreaterThan("Blood ".length);
  expect(at).toBeLessThan("Blood pressure".length);
  const after = await editor().locator(`[data-sentence="s7"]`).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(4);
});

test("Escape returns to the sentence that was edited last, whose evidence was shown in the meantime", async () => {
  await edit("Lisinopril 10 mg once daily.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.locator("[data-utterance].is-evidence", { hasText: "I take the five hundred" }).waitFor();
  await page.keyboard.type(" With water.");
  await page.keyboard.press("Escape");
  const text = "Metformin 1,000 mg twice daily with meals. With water.";
  await sentence(text).and(page.locator(":focus")).waitFor();
});

test("a bullet split with Enter and joined with Backspace keeps its evidence", async () => {
  const before = await savedAs("objective", [
    "Blood pressure 148/92.",
    "Left knee: medial joint line tenderness, no effusion, full range of motion, ligaments stable.",
  ]);
  await sentence("Blood pressure 148/92.").dblclick();
  await editor().waitFor();
  // The editor reads the caret position shortly after the browser has moved it.
  await expect.poll(() => page.keyboard.press("Home").then(caret)).toBe(0);
  for (let i = 0; i < "Blood pressure".length; i++) await page.keyboard.press("ArrowRight");
  await expect.poll(caret).toBe("Blood pressure".length);
  await page.keyboard.press("Enter");
  const rest = "Left knee: medial joint line tenderness, no effusion, full range of motion, ligaments stable.";
  const split = await savedAs("objective", ["Blood pressure", "148/92.", rest]);
  expect(split.slice(0, 2).map(({ evidence }) => evidence)).toEqual([before[0]?.evidence, before[0]?.evidence]);
  expect(split.map(({ origin }) => origin)).toEqual(["edited", "edited", "drafted"]);

  await page.keyboard.press("Backspace");
  const [joined] = await savedAs("objective", ["Blood pressure 148/92.", rest]);
  expect(joined).toMatchObject({ id: before[0]?.id, evidence: before[0]?.evidence });

  await page.keyboard.press("ControlOrMeta+z");
  await savedAs("objective", ["Blood pressure", "148/92.", rest]);
});

test("joining two bullets joins their evidence", async () => {
  const before = await savedAs("medications", [
    "Lisinopril 10 mg once daily.",
    "Metformin 1,000 mg twice daily with meals.",
  ]);
  await edit("Lisinopril 10 mg once daily.");
  await page.keyboard.press("Delete");
  const [joined] = await savedAs("medications", [
    "Lisinopril 10 mg once daily.Metformin 1,000 mg twice daily with meals.",
  ]);
  expect(joined?.evidence).toEqual(expect.arrayContaining(before.flatMap(({ evidence }) => evidence)));
});

test("pasted HTML is inserted as plain text, one bullet per paragraph", async () => {
  await edit("Blood pressure 148/92.");
  await page.keyboard.press("Enter");
  await page.evaluate(() => {
    const html = `<h1 style="color:red">Pulse <b>72</b>.</h1><img src=x onerror="window.ran = true"><ul><li>Lungs <i>clear</i>.</li></ul><script>window.ran = true</script>`;
    const data = new DataTransfer();
    data.setData("text/html", html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const sentences = await savedAs("objective", [
    "Blood pressure 148/92.",
    "Pulse 72.",
    "Lungs clear.",
    "Left knee: medial joint line tenderness, no effusion, full range of motion, ligaments stable.",
  ]);
  expect(sentences.slice(1, 3).map(({ origin, evidence }) => [origin, evidence])).toEqual([
    ["typed", []],
    ["typed", []],
  ]);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("text can be added to an empty section", async () => {
  await page.getByRole("button", { name: "1 empty section" }).click();
  await page.getByRole("button", { name: "Add text to Allergies" }).click();
  await editor().waitFor();
  await page.keyboard.type("No known allergies.");
  const [written] = await savedAs("allergies", ["No known allergies."]);
  expect(written).toMatchObject({ origin: "typed", evidence: [] });
});

test("single-key shortcuts type letters while editing", async () => {
  await edit("Blood pressure 148/92.");
  await page.keyboard.type(" jkpixc1");
  await savedAs("objective", [
    "Blood pressure 148/92. jkpixc1",
    "Left knee: medial joint line tenderness, no effusion, full range of motion, ligaments stable.",
  ]);
});

test("J, 1 and I resolve a finding and insert an omission by keyboard", async () => {
  await page.keyboard.press("j");
  await page.getByRole("button", { name: "Change to 500 mg" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("1");
  await sentence("Metformin 500 mg twice daily with meals.").waitFor();
  await page.keyboard.press("j");
  await page.getByRole("button", { name: "Say “possible”" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("j");
  await page
    .getByRole("button", { name: /Insert into Allergies/ })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("i");
  await sentence("Sulfonamides: rash.").waitFor();
});

test("Shift+C copies the whole note as plain and formatted text", async () => {
  await page.keyboard.press("Shift+C");
  await page.getByText("Note copied").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Copied", exact: true }).waitFor();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = async (type: string) => (await item?.getType(type))?.text();
    return { plain: await text("text/plain"), html: await text("text/html") };
  });
  expect(copied.plain).toContain("Objective\n- Blood pressure 148/92.\n- Left knee");
  expect(copied.html).toContain("<li>Blood pressure 148/92.</li>");
});

test("V copies one section after the other", async () => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("v");
  await page.getByText("Reason for visit copied, 1 of 5").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Copy Reason for visit" }).getByText("Copied").waitFor();
  expect(await copied()).toBe("Reason for visit\nBlood pressure review and left knee pain.");
  await page.keyboard.press("v");
  await page.getByText("Subjective copied, 2 of 5").waitFor({ state: "attached" });
  await page.keyboard.press("v"); // the empty section is left out
  await page.getByText("Medications copied, 3 of 5").waitFor({ state: "attached" });
  expect(await copied()).toBe(
    "Medications\n- Lisinopril 10 mg once daily.\n- Metformin 1,000 mg twice daily with meals.",
  );
});

test("the current finding highlights its line in the transcript, a third down", async () => {
  await open("quoted");
  await page.keyboard.press("j");
  const line = page.locator("[data-utterance].is-evidence", { hasText: "Line 400." });
  await line.waitFor();
  await expect
    .poll(async () => {
      const [list, row] = [await page.getByRole("log").boundingBox(), await line.boundingBox()];
      return ((row?.y ?? 0) - (list?.y ?? 0)) / (list?.height ?? 1);
    })
    .toBeCloseTo(1 / 3, 1);
});

test("a toast is above the bar for signing", async () => {
  await page.context().clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error("denied"));
  });
  await page.keyboard.press("Shift+C");
  const toast = await page.locator(".bp6-toast").boundingBox();
  const bar = await page.locator(".cs-sign").boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await browser.context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

test("P plays the evidence of a sentence and stops at its end", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chartside-sound-"));
  const file = join(folder, "visit.ogg");
  const filter = ["-f", "lavfi", "-i", "sine=frequency=440:duration=60", "-c:a", "libopus", "-b:a", "24k"];
  execFileSync("ffmpeg", ["-v", "error", ...filter, "-page_duration", "1000000", file]);
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    Object.assign(window, { reviewAudio: new Blob([bytes], { type: "audio/ogg" }) });
  }, readFileSync(file).toString("base64"));
  await open("short");
  // The audio is a 440 Hz tone, so every bar is high after decoding.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>(".cs-tape-bars i")].every(
      (bar) => Number.parseInt(bar.style.height) > 80,
    ),
  );
  await sentence("Lisinopril 10 mg once daily.").click(); // its evidence is the line from 10 s to 16 s
  await page.keyboard.press("p");
  await page
    .getByRole("group", { name: "Recording from 00:10 to 00:16" })
    .getByRole("button", { name: "Pause" })
    .waitFor();
  await page.waitForFunction(() => {
    const { playback } = (window as unknown as { stores: { playback: { playing: boolean; positionMs: number } } })
      .stores;
    return !playback.playing && playback.positionMs === 16_000;
  });
});

test.each(["review", "signed", "drafting", "fallback"])("axe finds no violations in state %s", async (state) => {
  await open(state);
  expect(await accessibilityFaults(page)).toEqual([]);
});
