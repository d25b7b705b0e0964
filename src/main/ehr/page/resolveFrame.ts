import type { Frame, Page } from "playwright-core";
import type { FrameRef } from "../profile/ehrProfile";
import { matchPattern } from "../profile/matchPattern";
import { findTarget } from "./findTarget";
import { Refusal } from "./Refusal";

/** Returns all visible frames of a page that a reference matches; without a reference, the main frame. */
export async function findFrames(page: Page, ref: FrameRef | undefined): Promise<Frame[]> {
  if (!ref || ref.chain.length === 0) return [page.mainFrame()];
  let found: Frame[] | null = null;
  for (const { urlPattern, contains } of ref.chain) {
    const from: Frame[] | null = found;
    const candidates = page
      .frames()
      .filter((frame) => from === null || from.some((ancestor) => isInside(frame, ancestor)))
      .filter((frame) => matchPattern(urlPattern, frame.url()) !== null);
    found = [];
    for (const frame of candidates) {
      if (!(await isFrameShown(frame))) continue;
      if (contains && (await findTarget(frame, contains)).state !== "once") continue;
      found.push(frame);
    }
  }
  return found ?? [];
}

/** Returns the frame of a page that a reference matches. @throws {Refusal} if there is none or more than one. */
export async function resolveFrame(page: Page, ref: FrameRef | undefined): Promise<Frame> {
  const [frame, other] = await findFrames(page, ref);
  if (!frame) throw new Refusal("frame_not_found", "The part of the EHR’s page that this profile expects isn’t open.");
  if (other) throw new Refusal("frame_ambiguous", "The EHR’s page has the expected part more than once. Close one.");
  return frame;
}

/** Whether a frame and all frames that contain it are visible. Frames of background tabs inside a page are not. */
export async function isFrameShown(frame: Frame): Promise<boolean> {
  for (let each: Frame = frame; ;) {
    const parent = each.parentFrame();
    if (!parent) return !frame.isDetached();
    try {
      const owner = await each.frameElement();
      if (!(await owner.isVisible())) return false;
      await owner.dispose();
    } catch {
      return false; // detached in the meantime
    }
    each = parent;
  }
}

function isInside(frame: Frame, ancestor: Frame): boolean {
  for (let each = frame.parentFrame(); each; each = each.parentFrame()) if (each === ancestor) return true;
  return false;
}
