import type { Frame, Page } from "playwright-core";
import { visibleFrames } from "./frameRefOf";
import type { FrameInfo } from "./deriveNavigation";

/** Number of addresses that are remembered of a frame. */
const maxAddresses = 20;

/** Remembers which addresses each frame of a page has shown while an EHR is set up. */
export class FrameHistory {
  private readonly urls = new Map<Frame, string[]>();

  constructor(private readonly page: Page) {
    for (const frame of page.frames()) this.add(frame);
    page.on("framenavigated", this.add);
  }

  /** Returns the addresses of a frame, the latest first. */
  of(frame: Frame): string[] {
    return [...new Set([frame.url(), ...(this.urls.get(frame) ?? []).toReversed()])];
  }

  stop(): void {
    this.page.off("framenavigated", this.add);
  }

  private readonly add = (frame: Frame): void => {
    this.urls.set(frame, [...(this.urls.get(frame) ?? []), frame.url()].slice(-maxAddresses));
  };
}

/** Returns the visible frames of a page, with what `deriveNavigation` compares. */
export async function currentFrames(page: Page, banner: Frame): Promise<{ frames: Frame[]; seen: FrameInfo[] }> {
  const frames = await visibleFrames(page);
  const seen = frames.map(async (frame) => {
    const isTop = frame === page.mainFrame();
    const box = isTop ? null : await (await frame.frameElement()).boundingBox();
    const area = isTop ? Infinity : (box?.width ?? 0) * (box?.height ?? 0);
    return { url: frame.url(), area, isTop, isBanner: frame === banner };
  });
  return { frames, seen: await Promise.all(seen) };
}
