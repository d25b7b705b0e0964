import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { consentKeys } from "../web/pages/ScribePage";
import { launchBrowser, openSignedOut } from "../web/support/screens";
import { startProduct } from "../web/support/product";
import type { Service } from "../web/support/Service";
import { type InventedPractice, inventPractice } from "./inventPractice";

/** Address of a screen, and what to do there before the screenshot. */
interface Screen {
  path: string;
  isSignedOut?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

/** The main screens by name. */
const screensOf = ({
  service,
  review,
  questions,
  conflict,
  signed,
  template,
}: InventedPractice): Record<string, Screen> => ({
  "sign-in": { path: "/sign-in", isSignedOut: true },
  "sign-up": { path: "/sign-up", isSignedOut: true },
  "reset-password": { path: "/reset-password", isSignedOut: true },
  downloads: { path: "/downloads", isSignedOut: true },
  "privacy-policy": { path: "/privacy-policy", isSignedOut: true },
  "scribe-empty": { path: "/dashboard/scribe" },
  "scribe-review": {
    path: `/dashboard/scribe?visit=${review}`,
    prepare: (page) => page.locator("[data-sentence]").first().waitFor({ state: "attached" }),
  },
  "scribe-questions": {
    path: `/dashboard/scribe?visit=${questions}`,
    prepare: async (page) => {
      await page.locator("[data-sentence]").first().waitFor({ state: "attached" });
      await page.getByText("3 to resolve").first().waitFor();
      await page.keyboard.press("j");
      await page.getByRole("button", { name: /Keep/ }).first().waitFor();
    },
  },
  "scribe-conflict": {
    path: `/dashboard/scribe?visit=${conflict}`,
    prepare: (page) => meetConflict(page, service, conflict),
  },
  "scribe-failed-import": {
    path: "/dashboard/scribe",
    prepare: async (page) => {
      const file = { name: "letter.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("This is a text.") };
      await page.getByLabel("Audio file").first().setInputFiles(file);
      await page.getByRole("group", { name: "Patient consent to record?" }).waitFor();
      await page.keyboard.press(consentKeys.verbal);
      await page.getByText("letter.mp3 has no readable audio.").waitFor();
    },
  },
  "scribe-signed": { path: `/dashboard/scribe?visit=${signed}` },
  "scribe-sessions": { path: "/dashboard/scribe?sessions=open" },
  "scribe-versions": {
    path: `/dashboard/scribe?visit=${review}`,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Versions" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "scribe-templates": {
    path: `/dashboard/scribe?visit=${review}`,
    prepare: (page) =>
      page
        .getByRole("button", { name: /^Template:/ })
        .click({ timeout: 3_000 })
        .catch(() => null),
  },
  "scribe-focus": {
    path: `/dashboard/scribe?visit=${review}`,
    prepare: (page) => page.keyboard.press("f"),
  },
  "scribe-speaker": {
    path: `/dashboard/scribe?visit=${review}`,
    prepare: (page) => nameSpeaker(page),
  },
  "scribe-amend": {
    path: `/dashboard/scribe?visit=${signed}`,
    prepare: (page) => fromPalette(page, "Amend details", page.getByRole("dialog", { name: "Amend session details" })),
  },
  patients: {
    path: "/dashboard/user-management",
    prepare: async (page) => {
      await page.getByRole("tab", { name: "Patients" }).click();
      await page.getByLabel("Find patients").fill("Ruth");
      await page.getByRole("row").nth(1).waitFor();
    },
  },
  palette: { path: "/dashboard/scribe", prepare: (page) => page.keyboard.press("Control+k") },
  "new-session": { path: "/dashboard/scribe", prepare: (page) => page.keyboard.press("n") },
  "pre-chart": { path: "/dashboard/pre-chart" },
  "pre-chart-patient": {
    path: "/dashboard/pre-chart",
    prepare: async (page) => {
      await page.getByRole("button", { name: /Ruth Okafor/ }).click();
      await page.getByText("Lisinopril").first().waitFor();
    },
  },
  "pre-chart-new": {
    path: "/dashboard/pre-chart",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Add appointment" }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  templates: { path: "/dashboard/templates" },
  "template-editor": { path: `/dashboard/templates/edit/${template}` },
  "local-recordings": { path: "/dashboard/local-recordings" },
  "ehr-settings": { path: "/dashboard/ehr-settings" },
  metrics: { path: "/dashboard/metrics" },
  "user-management": { path: "/dashboard/user-management" },
  settings: { path: "/dashboard/settings" },
  "settings-writing-style": {
    path: "/dashboard/settings",
    prepare: async (page) => {
      await page.getByRole("tab", { name: "Writing style" }).click();
      await page.getByText("Examples").first().click();
      await page.mouse.move(0, 0);
    },
  },
  "settings-snippets": {
    path: "/dashboard/settings",
    prepare: (page) => page.getByRole("tab", { name: "Snippets" }).click(),
  },
  "settings-speech": {
    path: "/dashboard/settings",
    prepare: (page) => page.getByRole("tab", { name: "Speech engine" }).click(),
  },
  invite: {
    path: "/dashboard/user-management",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Invite" }).click();
      await page.getByLabel("Email").fill("kim@example.org");
      await page.getByRole("button", { name: "Send invitation" }).click();
      await page.getByRole("button", { name: "Copy link" }).waitFor();
    },
  },
  "practice-settings": {
    path: "/dashboard/user-management",
    prepare: (page) => page.getByRole("tab", { name: "Practice" }).click(),
  },
  admin: { path: "/admin" },
});

/** Window sizes in CSS pixels. The last is 1440 × 900 at 200 % zoom. */
const sizes = {
  "1440": { width: 1440, height: 900, scale: 1 },
  "1024": { width: 1024, height: 768, scale: 1 },
  "768": { width: 768, height: 1024, scale: 1 },
  "390": { width: 390, height: 844, scale: 1 },
  "320": { width: 320, height: 640, scale: 1 },
  zoom200: { width: 720, height: 450, scale: 2 },
};

/** Takes the pictures into `out`; prints what each page reported and where content is wider than the window. */
async function main([out = "screens", ...names]: string[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  const product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  const browser = await launchBrowser();
  try {
    const practice = await inventPractice(product);
    const isWanted = ([name]: [string, Screen]): boolean =>
      names.length === 0 || names.some((part) => name.includes(part));
    const wanted = Object.entries(screensOf(practice)).filter(isWanted);
    for (const [size, { scale, ...viewport }] of Object.entries(sizes))
      for (const colorScheme of ["light", "dark"] as const)
        for (const [name, screen] of wanted) {
          const options = { viewport, colorScheme, deviceScaleFactor: scale, reducedMotion: "reduce" as const };
          const { context, page, problems } = await openSignedOut(browser, product, options);
          if (!screen.isSignedOut) await signIn(page, practice.session);
          await show(page, screen).catch((error: unknown) => problems.push(String(error)));
          await page.screenshot({ path: join(out, `${name}-${size}-${colorScheme}.png`) });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) problems.push(`is ${overflow} px wider than the window`);
          for (const problem of problems) console.log(`${name} ${size} ${colorScheme}: ${problem}`);
          await context.close();
        }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Runs a command of the palette, and waits for what it opens. */
async function fromPalette(page: Page, command: string, opened: Locator): Promise<void> {
  await page.getByRole("button", { name: "More for this session" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or do anything" }).fill(command);
  await page.getByRole("option", { name: command }).first().click();
  await opened.waitFor();
}

/** Edits a section that another window saves in the meantime. */
async function meetConflict(page: Page, service: Service, visit: string): Promise<void> {
  await page.getByRole("button", { name: "Edit Allergies" }).click();
  await page.keyboard.press("Control+End");
  const { items } = await service.call<{ items: { id: string }[] }>("GET", `/visits/${visit}/documents`);
  const sentences = [{ text: `Allergic to latex, entered at ${Date.now()}.`, evidence: [], origin: "typed" }];
  await service.call("PATCH", `/documents/${items[0]?.id}`, { sections: [{ key: "allergies", sentences }] });
  await page.keyboard.type(" Also bees.");
  await page.getByRole("alert").first().waitFor();
}

/** Opens the dialog that names the speaker of the second line. */
async function nameSpeaker(page: Page): Promise<void> {
  const step = page.getByRole("radio", { name: "Transcript" });
  if ((await step.count()) > 0) await step.click();
  await page.locator(".cs-utt-who-button").nth(1).click();
  await page.getByRole("menuitem", { name: "Someone else…" }).first().click();
  await page.getByRole("dialog", { name: "Who is speaking?" }).waitFor();
}

/** Stores a session where the page's auth client looks for it. */
async function signIn(page: Page, session: string): Promise<void> {
  const store = (text: string): void => localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, text);
  await page.addInitScript(store, session);
}

/** Opens a screen and waits until its data, fonts and animations are complete. */
async function show(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await prepare?.(page);
  await page.waitForFunction(() => !document.querySelector(".bp6-skeleton, [aria-busy=true]"));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

await main(process.argv.slice(2));
