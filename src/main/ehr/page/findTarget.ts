import type { ElementHandle, Frame, JSHandle } from "playwright-core";
import type { Target, TargetCandidate } from "../profile/ehrProfile";
import { escapePattern } from "../profile/pattern";
import { fieldsNearText } from "./fieldsNearText";

export type Found = { state: "once"; element: ElementHandle } | { state: "none" | "hidden" | "many" };

/** What `nearText` looks for: elements for entering text, or elements that show text. */
export type Wanted = "field" | "text";

/** Maximum number of matches that are examined. */
const maxMatches = 60;

/**
 * Looks for an element of a frame. The candidates are tried in order: the first with exactly one visible match decides,
 * and if an earlier candidate had several, its match must be one of these.
 */
export async function findTarget(frame: Frame, target: Target, wanted: Wanted = "text"): Promise<Found> {
  let several: ElementHandle[] | null = null;
  let isHidden = false;
  for (const candidate of target) {
    const all = await matchesOf(frame, candidate, wanted);
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

async function matchesOf(frame: Frame, candidate: TargetCandidate, wanted: Wanted): Promise<ElementHandle[]> {
  const { role, name, label, nearText, css } = candidate;
  if (role !== undefined) {
    const options = { includeHidden: !candidate.visible, ...(name === undefined ? {} : { name, exact: true }) };
    return frame.getByRole(role as Parameters<Frame["getByRole"]>[0], options).elementHandles();
  }
  if (label !== undefined) return labelled(frame, label);
  if (name !== undefined) return frame.locator(`[name=${JSON.stringify(name)}]`).elementHandles();
  if (nearText !== undefined)
    return elementsOf(await frame.evaluateHandle(fieldsNearText, { text: nearText, what: wanted }));
  return frame.locator(`css=${css}`).elementHandles();
}

/** Returns the elements with this label. If a text box is inside its label, its accessible name is compared instead. */
async function labelled(frame: Frame, label: string): Promise<ElementHandle[]> {
  const exact = await frame.getByLabel(label, { exact: true }).elementHandles();
  if (exact.length > 0) return exact;
  return frame.getByRole("textbox", { name: new RegExp(`^${escapePattern(label)}\\s*[:*]*$`, "i") }).elementHandles();
}

async function elementsOf(array: JSHandle): Promise<ElementHandle[]> {
  const properties = await array.getProperties();
  await array.dispose();
  return [...properties.values()].map((handle) => handle.asElement()).filter((element) => element !== null);
}

async function visibleOnes(elements: ElementHandle[]): Promise<ElementHandle[]> {
  const shown = await Promise.all(
    elements.slice(0, maxMatches).map((element) => element.isVisible().catch(() => false)),
  );
  return elements.filter((_, at) => shown[at]);
}

const isOneOf = async (element: ElementHandle, others: ElementHandle[]): Promise<boolean> =>
  (await Promise.all(others.map((other) => element.evaluate((a, b) => a === b, other)))).includes(true);
