import type { ElementHandle, Frame, Page } from "playwright-core";
import { endPicking, pickInPage, prepareOutline } from "./pickInPage";

/**
 * Awaits a click in any frame of the EHR's pages. The element under the pointer is outlined; the click does not reach
 * the EHR. Frames that are loaded later are included.
 */
export class Picker {
  private end: (() => void) | null = null;

  get isOn(): boolean {
    return this.end !== null;
  }

  /**
   * Starts waiting for a click, and ends an earlier wait.
   * @param hint shown beside the outline.
   * @param onPick called once with the element; null if Escape was pressed.
   */
  start(
    page: Page,
    hint: string,
    onPick: (picked: { frame: Frame; element: ElementHandle<Element> } | null) => void,
  ): void {
    this.stop();
    const watch = (frame: Frame) => {
      void this.watch(frame, hint).then((element) => {
        if (element === undefined || this.end !== end) return;
        this.stop();
        onPick(element && { frame, element });
      });
    };
    const end = () => {
      page.off("framenavigated", watch);
      page.off("frameattached", watch);
      for (const frame of page.frames()) frame.evaluate(endPicking).catch(() => undefined);
    };
    this.end = end;
    page.on("framenavigated", watch);
    page.on("frameattached", watch);
    for (const frame of page.frames()) watch(frame);
  }

  stop(): void {
    const { end } = this;
    this.end = null;
    end?.();
  }

  /** @returns the element; null for Escape, undefined if the frame was left or the picking ended. */
  private async watch(frame: Frame, hint: string): Promise<ElementHandle<Element> | null | undefined> {
    try {
      await frame.evaluate(prepareOutline, hint);
      const picked = await frame.evaluateHandle(pickInPage);
      const element = picked.asElement();
      return element
        ? (element as ElementHandle<Element>)
        : (await picked.jsonValue()) === "cancelled"
          ? null
          : undefined;
    } catch {
      return undefined;
    }
  }
}
