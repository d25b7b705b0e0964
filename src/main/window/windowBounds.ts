import { z } from "zod";

/** A rectangle in Electron's screen coordinates (device-independent pixels). */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const pixels = z.number().int().min(-100_000).max(100_000);
/** The window's bounds as stored; for a maximized window, the bounds that it has when restored. */
export const windowBoundsSchema = z.object({
  bounds: z.object({ x: pixels, y: pixels, width: pixels, height: pixels }),
  isMaximized: z.boolean(),
});
export type WindowBounds = z.infer<typeof windowBoundsSchema>;

/** Minimum size of the window. */
export const minSize = { width: 360, height: 480 };
/** Size of the window at the first start. */
const defaultSize = { width: 1440, height: 900 };

/**
 * Returns the bounds to open the window with: the last bounds, moved and shrunk to fit on a connected screen; if there
 * are none, or no connected screen shows any of them, centered on the main screen. Pure.
 * @param screens work areas of the screens, without task bars, the main screen first.
 */
export function boundsFor(last: WindowBounds | null, screens: readonly Rectangle[]): Rectangle {
  const main = screens[0] ?? { x: 0, y: 0, ...defaultSize };
  const screen = last ? (mostCovered(last.bounds, screens) ?? main) : main;
  const wanted = last?.bounds ?? { ...defaultSize, x: Number.NaN, y: Number.NaN };
  const width = Math.max(minSize.width, Math.min(wanted.width, screen.width));
  const height = Math.max(minSize.height, Math.min(wanted.height, screen.height));
  const isThere = last !== null && mostCovered(last.bounds, screens) !== null;
  return {
    width,
    height,
    x: isThere ? within(wanted.x, screen.x, screen.width - width) : middle(screen.x, screen.width - width),
    y: isThere ? within(wanted.y, screen.y, screen.height - height) : middle(screen.y, screen.height - height),
  };
}

const within = (wanted: number, start: number, room: number) => Math.max(start, Math.min(wanted, start + room));
const middle = (start: number, room: number) => Math.max(start, start + Math.round(room / 2));

/** Returns the screen that shows most of the window; null if none does. */
function mostCovered(window: Rectangle, screens: readonly Rectangle[]): Rectangle | null {
  const shared = (screen: Rectangle) =>
    overlap(window.x, window.width, screen.x, screen.width) * overlap(window.y, window.height, screen.y, screen.height);
  const best = screens.toSorted((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) > 0 ? best : null;
}

const overlap = (a: number, aLength: number, b: number, bLength: number) =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));
