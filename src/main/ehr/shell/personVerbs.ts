import { writeFile } from "node:fs/promises";
import type { Frame, Locator, Page } from "playwright-core";
import { z } from "zod";
import type { EhrAutomation } from "../EhrAutomation";
import { Refusal } from "../page/Refusal";
import { frameAt } from "../wizard/pointAt";
import type { ShellVerb } from "./EhrShell";

/** An element: a CSS selector, or a role with a name; in the frame with this address or a part of it. */
const elementSchema = z.object({
  frameUrl: z.string().optional(),
  css: z.string().optional(),
  role: z.string().optional(),
  name: z.string().optional(),
  /** Number of the tab, from 0; without it, the one that was opened or navigated last. */
  tab: z.int().nonnegative().optional(),
});
type ElementQuery = z.output<typeof elementSchema>;

/** Returns the verbs that act as a person at the browser would, for trials. They use trusted input only. */
export const personVerbs = (automation: EhrAutomation): Record<string, ShellVerb> => ({
  ...actingVerbs(automation),
  ...lookingVerbs(automation),
});

const actingVerbs = (automation: EhrAutomation): Record<string, ShellVerb> => {
  const at = (query: ElementQuery) => locate(pageOf(automation, query.tab), query);
  const goTo = z.object({ url: z.string(), tab: z.int().optional(), newTab: z.boolean().optional() });
  const answer = z.object({ accept: z.boolean(), text: z.string().optional() });
  return {
    "person.goto": verb(goTo, (input) => orDialog(automation, open(automation, input))),
    "person.closeTab": verb(z.object({ tab: z.int().nonnegative() }), ({ tab }) => pageOf(automation, tab).close()),
    "person.click": verb(elementSchema, async (query) => orDialog(automation, (await at(query)).click())),
    "person.fill": verb(elementSchema.extend({ value: z.string() }), async ({ value, ...query }) => {
      const box = await at(query);
      await box.click();
      await box.press("ControlOrMeta+a");
      if (value === "") return orDialog(automation, box.press("Delete"));
      return orDialog(automation, pageOf(automation, query.tab).keyboard.type(value));
    }),
    "person.press": verb(elementSchema.extend({ key: z.string() }), async ({ key, ...query }) => {
      const hasElement = query.css !== undefined || query.role !== undefined;
      return orDialog(automation, (hasElement ? await at(query) : pageOf(automation, query.tab).keyboard).press(key));
    }),
    "person.dialog": verb(answer, async ({ accept, text }) => {
      const { dialog } = automation.status;
      await automation.answerDialog(accept, text);
      return dialog;
    }),
  };
};

const lookingVerbs = (automation: EhrAutomation): Record<string, ShellVerb> => ({
  "person.tabs": verb(z.undefined(), () => automation.browserPages().map((page) => page.url())),
  "person.text": verb(elementSchema, async (query) => {
    const element = await locate(pageOf(automation, query.tab), query);
    const isField = await element.evaluate((node) => "value" in node);
    return isField ? element.inputValue() : element.innerText();
  }),
  "person.screenshot": verb(elementSchema.extend({ path: z.string().optional() }), async ({ path, tab }) => {
    const image = await pageOf(automation, tab).screenshot();
    if (path === undefined) return image.toString("base64");
    await writeFile(path, image);
    return path;
  }),
});

/** Time between two checks whether a dialog has opened, in milliseconds. */
const pollMs = 30;

/** Waits until an action is done or has opened a dialog, which the person answers next. */
async function orDialog(automation: EhrAutomation, action: Promise<unknown>): Promise<true> {
  let isDone = false;
  const end = action.finally(() => (isDone = true));
  end.catch(() => undefined);
  const dialog = async () => {
    while (!isDone && automation.status.dialog === null) await new Promise((resolve) => setTimeout(resolve, pollMs));
  };
  await Promise.race([end, dialog()]);
  return true;
}

const verb = <S extends z.ZodType>(input: S, run: (input: z.output<S>) => unknown): ShellVerb => ({
  input,
  run: async (checked) => {
    try {
      return await run(checked as z.output<S>);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal("page_busy", `A person could not do this: ${error instanceof Error ? error.message : ""}`);
    }
  },
});

function pageOf(automation: EhrAutomation, tab: number | undefined): Page {
  const page = automation.browserPages().at(tab ?? -1);
  if (!page) throw new Refusal("no_page", "There is no such tab.");
  return page;
}

async function open(
  automation: EhrAutomation,
  input: { url: string; tab?: number | undefined; newTab?: boolean | undefined },
) {
  const last = pageOf(automation, input.tab);
  const page = input.newTab ? await last.context().newPage() : last;
  await page.goto(input.url, { waitUntil: "load" });
}

/** Returns the element; Playwright requires exactly one match. */
async function locate(page: Page, { frameUrl, css, role, name }: ElementQuery): Promise<Locator> {
  const frame: Frame = await frameAt(page, frameUrl);
  if (role === undefined) return frame.locator(css ?? "body").filter({ visible: true });
  const options = name === undefined ? {} : { name };
  return frame.getByRole(role as Parameters<Frame["getByRole"]>[0], options);
}
