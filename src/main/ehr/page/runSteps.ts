/// <reference lib="dom" />
import type { ElementHandle, Page } from "playwright-core";
import { throwIfAborted } from "../commands/CommandQueue";
import type { EhrProfile, Step } from "../profile/ehrProfile";
import { forbiddenWord } from "../profile/forbiddenWord";
import { bringToFront } from "./bringToFront";
import { findTarget } from "./findTarget";
import { isInOrigins } from "./frameOrigin";
import { Refusal } from "./Refusal";
import { resolveFrame } from "./resolveFrame";
import { elementOf } from "./resolveTarget";

/** Time that a step waits for its element, in milliseconds. */
const waitMs = 4_000;
/** Time between two attempts to find the element, in milliseconds. */
const pollMs = 50;

interface StepsInput {
  page: Page;
  profile: EhrProfile;
  signal: AbortSignal;
  /** By placeholder, e.g. `mrn` for `{mrn}`. */
  values?: Record<string, string>;
  /** Whether the steps search for a patient, where a search button may be clicked. */
  isSearch?: boolean;
}

/**
 * Brings the page to the front and runs the steps of a profile.
 * @throws {Refusal} if a step's element is not found exactly once, or is forbidden.
 */
export async function runSteps(steps: readonly Step[], input: StepsInput): Promise<void> {
  await bringToFront(input.page);
  for (const step of steps) {
    const element = await waitForTarget(step, input);
    throwIfAborted(input.signal);
    const value = withValues(step.value ?? "", input.values ?? {});
    if (step.action === "waitFor") continue;
    await requireAllowed(element, input);
    if (step.action === "click") await element.click();
    else if (step.action === "check") await element.check();
    else if (step.action === "select") await element.selectOption({ label: value });
    else if (step.action === "type") await element.fill(value);
    else await element.press("Enter");
  }
}

async function waitForTarget({ frame, target }: Step, { page, profile, signal }: StepsInput): Promise<ElementHandle> {
  const until = performance.now() + waitMs;
  for (;;) {
    throwIfAborted(signal);
    try {
      const where = await resolveFrame(page, frame);
      if (!isInOrigins(where, profile)) throw new Refusal("origin_not_allowed", "A step leads to another address.");
      return elementOf(await findTarget(where, target, "field"), "an element that this profile uses");
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "origin_not_allowed" || performance.now() > until) throw error;
    }
    await page.waitForTimeout(pollMs);
  }
}

/** @throws {Refusal} if the element signs, saves, submits, orders or deletes. */
async function requireAllowed(element: ElementHandle, { page, profile, isSearch }: StepsInput): Promise<void> {
  const { texts, submits } = await element.evaluate(wordsOf);
  const isSearchButton = isSearch === true && /\b(search|find|look ?up|go|open|show|select)\b/i.test(texts.join(" "));
  const word = texts.map(forbiddenWord).find((each) => each !== null);
  if (word || (submits && !isSearchButton))
    throw new Refusal("forbidden_step", "A step of this profile would save, sign or submit. That is left to you.");
  for (const target of profile.forbidden)
    for (const frame of page.frames()) {
      const found = await findTarget(frame, target, "field");
      if (found.state === "many") continue;
      if (found.state === "once" && (await isSame(element, found.element)))
        throw new Refusal("forbidden_step", "A step of this profile uses what the profile itself forbids.");
    }
}

const isSame = (element: ElementHandle, other: ElementHandle): Promise<boolean> =>
  element.evaluate((a, b) => a === b || a.contains(b) || b.contains(a), other).catch(() => false);

/** Runs in the page. Returns the words of a control, and whether it submits a form. */
function wordsOf(node: Node): { texts: string[]; submits: boolean } {
  if (!(node instanceof HTMLElement)) return { texts: [], submits: false };
  const control = node.closest<HTMLElement>("button, a, input, summary, label, [role=button], [role=tab]") ?? node;
  const isField = control.matches(
    "textarea, select, input:not([type=button], [type=submit], [type=reset], [type=image])",
  );
  const maxLength = 200;
  const shown = isField ? "" : control.innerText.slice(0, maxLength);
  const named = ["aria-label", "title", "value", "alt", "name", "id"].map((name) => control.getAttribute(name) ?? "");
  const submits =
    (control instanceof HTMLButtonElement && control.type === "submit" && control.form !== null) ||
    (control instanceof HTMLInputElement && ["submit", "image"].includes(control.type));
  return { texts: [shown, ...(isField ? [] : named)], submits };
}

/** Returns a text with its placeholders filled in, e.g. `{mrn}`. */
export const withValues = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
