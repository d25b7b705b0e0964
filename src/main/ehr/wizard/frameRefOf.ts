import type { Frame, Page } from "playwright-core";
import { findFrames, isFrameShown } from "../page/resolveFrame";
import type { FrameRef } from "../profile/ehrProfile";
import { framePattern, urlPattern } from "./urlPattern";

/**
 * Returns a reference that matches this frame and no other visible one: by its address, and by those of the frames that
 * contain it if another frame has a similar address. Undefined for the main frame; null if there is no such reference.
 * @param patientValues patients' numbers and words of their names as they are in addresses, see `urlPattern`.
 */
export async function frameRefOf(frame: Frame, patientValues: readonly string[]): Promise<FrameRef | undefined | null> {
  const page = frame.page();
  if (frame === page.mainFrame()) return undefined;
  const chain: FrameRef["chain"] = [];
  for (let each: Frame | null = frame; each; each = each.parentFrame()) {
    chain.unshift({ urlPattern: urlPattern(each.url(), patientValues) });
    const found = await findFrames(page, { chain });
    if (found.length === 1 && found[0] === frame) return { chain };
  }
  return null;
}

/** Returns a reference to a frame by all addresses that it has shown; "top" for the main frame. */
export function frameRefByAddresses(
  frame: Frame,
  urls: readonly string[],
  patientValues: readonly string[],
): FrameRef | "top" {
  if (frame === frame.page().mainFrame()) return "top";
  return { chain: [{ urlPattern: framePattern(urls, patientValues) }] };
}

/** Returns the visible frames of a page, the main frame included. */
export async function visibleFrames(page: Page): Promise<Frame[]> {
  const shown = await Promise.all(page.frames().map((frame) => isFrameShown(frame)));
  return page.frames().filter((_, index) => shown[index]);
}
