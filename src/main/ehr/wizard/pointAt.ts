import type { ElementHandle, Frame, Page } from "playwright-core";
import { Refusal } from "../page/Refusal";
import { describeElement, type ElementInfo } from "./describeElement";
import { visibleFrames } from "./frameRefOf";

/** An element that the clinician pointed at. */
export interface Pointed {
  page: Page;
  frame: Frame;
  element: ElementHandle<Element>;
  seen: ElementInfo;
}

/** Maximum time for looking at an element, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Returns the one visible element that a selector finds in a frame. Without `frameUrl`, the page itself is searched.
 * @param place.frameUrl address of the frame, or a part of it.
 * @throws {Refusal} if the frame or the element is missing, or found more than once.
 */
export async function pointAt(page: Page, place: { frameUrl?: string | undefined; css: string }): Promise<Pointed> {
  const frame = await frameAt(page, place.frameUrl);
  const shown = frame.locator(`css=${place.css}`).filter({ visible: true });
  const count = await shown.count();
  if (count !== 1)
    throw new Refusal(
      count === 0 ? "not_found" : "ambiguous",
      count === 0 ? "No visible element matches the selector." : "Several visible elements match the selector.",
    );
  return toPointed(page, frame, (await shown.elementHandle({ timeout: timeoutMs })) as ElementHandle<Element>);
}

/**
 * Returns an element with its description. For an element inside a rich text editor, describes the editor; for one in
 * an editor's own frame, returns the element of that frame in the page that contains it.
 */
export async function toPointed(page: Page, frame: Frame, element: ElementHandle<Element>): Promise<Pointed> {
  const seen = await describeElement(element);
  const parent = frame.parentFrame();
  if (!/^(?:about:|$)/.test(frame.url()) || !parent) return { page, frame, element, seen };
  const owner = (await frame.frameElement()) as ElementHandle<Element>;
  return { page, frame: parent, element: owner, seen: await describeElement(owner) };
}

/** Returns the visible frame with an address, or a part of it. @throws {Refusal} if there is none, or several. */
export async function frameAt(page: Page, frameUrl: string | undefined): Promise<Frame> {
  if (frameUrl === undefined) return page.mainFrame();
  const frames = await visibleFrames(page);
  for (const isIt of [(url: string) => url === frameUrl, (url: string) => url.includes(frameUrl)]) {
    const found = frames.filter((frame) => isIt(frame.url()));
    if (found.length > 1) throw new Refusal("frame_ambiguous", "Several frames of the page have this address.");
    if (found[0]) return found[0];
  }
  throw new Refusal("frame_not_found", "No visible frame of the page has this address.");
}
