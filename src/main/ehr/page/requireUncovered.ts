/// <reference lib="dom" />
import type { ElementHandle, Frame } from "playwright-core";
import { Refusal } from "./Refusal";

interface Point {
  x: number;
  y: number;
}

/**
 * Scrolls an element into view and checks that a person could click it: nothing of the page or of the pages that
 * contain its frame covers it.
 * @throws {Refusal} `covered`
 */
export async function requireUncovered(frame: Frame, element: ElementHandle): Promise<void> {
  await element.evaluate((node) => node instanceof Element && node.scrollIntoView({ block: "nearest" }));
  let point = await element.evaluate(pointAt, null);
  for (let each: Frame | null = frame; point && each?.parentFrame(); each = each.parentFrame()) {
    const owner = await each.frameElement();
    point = await owner.evaluate(pointAt, point);
    await owner.dispose();
  }
  if (!point)
    throw new Refusal(
      "covered",
      "Something in the EHR is in front of the box. Close or move it in the EHR, then try again.",
    );
}

/**
 * Runs in the page. Returns a point of the element in the window; null if another element is there.
 * @param inner for an iframe, a point inside its page; null for the middle of the element's visible part.
 */
function pointAt(node: Node, inner: Point | null): Point | null {
  if (!(node instanceof Element)) return null;
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
  const x = inner ? left + node.clientLeft + inner.x : middle(left, right, window.innerWidth);
  const y = inner ? top + node.clientTop + inner.y : middle(top, bottom, window.innerHeight);
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot && hit !== node) {
    const deeper = hit.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === hit) break;
    hit = deeper;
  }
  const isRoot = node === document.body && hit === document.documentElement;
  return hit !== null && (hit === node || node.contains(hit) || isRoot) ? { x, y } : null;
}
