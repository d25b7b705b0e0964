import type { ElementHandle, Frame, JSHandle, Locator } from "playwright-core";
import type { Target, TargetCandidate } from "../profile/ehrProfile";
import { escapePattern } from "../profile/matchPattern";
import { elementsNearText } from "./elementsNearText";

/** The result of looking for an element. `hidden`: all matches are invisible; `many`: several are visible. */
export type Found = { state: "once"; element: ElementHandle } | { state: "none" | "hidden" | "many" };

/** What `nearText` looks for: elements for entering text, or elements that show text. */
export type Wanted = "field" | "text";

/** Maximum number of matches that are examined, visible or not. With more, the target counts as found several times. */
const maxMatches = 200;

/**
 * Looks for an element of a frame. The candidates are tried in order: the first with exactly one visible match decides,
 * and if an earlier candidate had several, its match must be one of these.
 */
export async function findTarget(frame: Frame, target: Target, wanted: Wanted = "text"): Promise<Found> {
  let several: ElementHandle[] | null = null;
  let isHidden = false;
  for (const candidate of target) {
    const all = await matchesOf(frame, candidate, wanted);
    if (all === null) return { state: "many" };
    const shown = candidate.visible ? await visibleOnes(all) : all;
    isHidden ||= all.length > 0 && shown.length === 0;
    if (shown.length > 1) several ??= shown;
    const [element] = shown;
    if (shown.length === 1 && element && (several === null || (await isOneOf(element, several))))
      return { state: "once", element };
  }
  if (several) return { state: "many" };
  return { state: isHidden ? "hidden" : "none" };
}

/** Returns the matches of a candidate; null if there are too many. */
async function matchesOf(frame: Frame, candidate: TargetCandidate, wanted: Wanted): Promise<ElementHandle[] | null> {
  const { role, name, label, nearText, css } = candidate;
  if (role !== undefined) {
    const options = { includeHidden: !candidate.visible, ...(name === undefined ? {} : { name, exact: true }) };
    return elementsAt(frame.getByRole(role as Parameters<Frame["getByRole"]>[0], options));
  }
  if (label !== undefined) return labeled(frame, label);
  if (name !== undefined) return elementsAt(frame.locator(`[name=${JSON.stringify(name)}]`));
  if (nearText !== undefined)
    return elementsOf(
      await frame.evaluateHandle(elementsNearText, { text: nearText, kind: wanted, limit: maxMatches + 1 }),
    );
  return elementsAt(frame.locator(`css=${css}`));
}

/** Counts the matches first: a page can have a hundred thousand, and each handle takes memory of this process. */
const elementsAt = async (locator: Locator): Promise<ElementHandle[] | null> =>
  (await locator.count()) > maxMatches ? null : locator.elementHandles();

/** Returns the elements with this label. If a text box is inside its label, its accessible name is compared instead. */
async function labeled(frame: Frame, label: string): Promise<ElementHandle[] | null> {
  const exact = await elementsAt(frame.getByLabel(label, { exact: true }));
  if (exact?.length !== 0) return exact;
  return elementsAt(frame.getByRole("textbox", { name: namedBy(label) }));
}

/** Returns the pattern that matches the accessible name of a text box inside its label. */
export const namedBy = (label: string): RegExp => new RegExp(`^${escapePattern(label)}\\s*[:*]*$`, "i");

async function elementsOf(array: JSHandle): Promise<ElementHandle[] | null> {
  const properties = await array.getProperties();
  await array.dispose();
  const elements = [...properties.values()].map((handle) => handle.asElement()).filter((element) => element !== null);
  return elements.length > maxMatches ? null : elements;
}

async function visibleOnes(elements: ElementHandle[]): Promise<ElementHandle[]> {
  const shown = await Promise.all(elements.map((element) => element.isVisible().catch(() => false)));
  return elements.filter((_, index) => shown[index]);
}

const isOneOf = async (element: ElementHandle, others: ElementHandle[]): Promise<boolean> =>
  (await Promise.all(others.map((other) => element.evaluate((a, b) => a === b, other)))).includes(true);
