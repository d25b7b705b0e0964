import type { ElementHandle, Frame, Page } from "playwright-core";
import { sentenceCase } from "../../../shared/sentenceCase";
import type { FrameRef, Target } from "../profile/ehrProfile";
import { findTarget, type Found, type Wanted } from "./findTarget";
import { Refusal } from "./Refusal";
import { resolveFrame } from "./resolveFrame";

/** An element that was found exactly once, with its frame. */
export interface Resolved {
  frame: Frame;
  element: ElementHandle;
}

/**
 * Returns the one visible element that a target describes, in the frame that a reference matches.
 * @param elementName name of the element for the message of the `Refusal`, e.g. "the box for Assessment".
 * @throws {Refusal} if the frame or the element is missing, hidden, or found more than once.
 */
export async function resolveTarget(
  page: Page,
  where: { frame?: FrameRef | undefined; target: Target; elementName: string; wanted?: Wanted },
): Promise<Resolved> {
  const frame = await resolveFrame(page, where.frame);
  const found = await findTarget(frame, where.target, where.wanted ?? "field");
  return { frame, element: elementOf(found, where.elementName) };
}

/** Returns the element that was found. @throws {Refusal} if it was not found exactly once. */
export function elementOf(found: Found, elementName: string): ElementHandle {
  if (found.state === "once") return found.element;
  if (found.state === "many")
    throw new Refusal(
      "ambiguous",
      `${sentenceCase(elementName)} is on the page more than once, so it can’t be used safely.`,
    );
  if (found.state === "hidden")
    throw new Refusal("hidden", `${sentenceCase(elementName)} is hidden on the page. Open it first.`);
  throw new Refusal("not_found", `${sentenceCase(elementName)} isn’t on the page.`);
}
