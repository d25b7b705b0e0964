import { expect, test } from "vitest";
import { boundsFor, windowBoundsSchema } from "../../../src/main/window/windowBounds";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const beside = { x: 1440, y: 0, width: 1920, height: 1080 };
const last = (x: number, y: number, width = 1200, height = 800) => ({
  bounds: { x, y, width, height },
  isMaximized: false,
});

test("boundsFor centers the first window on the main screen, no larger than the screen", () => {
  expect(boundsFor(null, [laptop, beside])).toEqual({ x: 0, y: 25, width: 1440, height: 875 });
  expect(boundsFor(null, [beside])).toEqual({ x: 1680, y: 90, width: 1440, height: 900 });
});

test("boundsFor restores the bounds of the last start, also on the second screen", () => {
  expect(boundsFor(last(100, 60), [laptop, beside])).toEqual({ x: 100, y: 60, width: 1200, height: 800 });
  expect(boundsFor(last(1600, 100), [laptop, beside])).toEqual({ x: 1600, y: 100, width: 1200, height: 800 });
});

test("boundsFor moves a window of a missing screen to the middle of the main screen", () => {
  expect(boundsFor(last(1600, 100), [laptop])).toEqual({ x: 120, y: 63, width: 1200, height: 800 });
});

test("boundsFor moves a window that is half outside of the screen onto it", () => {
  expect(boundsFor(last(-600, -300), [laptop])).toEqual({ x: 0, y: 25, width: 1200, height: 800 });
  expect(boundsFor(last(1000, 600), [laptop])).toEqual({ x: 240, y: 100, width: 1200, height: 800 });
  expect(boundsFor(last(0, 0, 4000, 3000), [laptop])).toEqual(laptop);
});

test("boundsFor returns bounds no smaller than the usable minimum", () => {
  expect(boundsFor(last(10, 30, 20, 20), [laptop])).toEqual({ x: 10, y: 30, width: 360, height: 480 });
});

test("boundsFor returns bounds without any screen (a session without display)", () => {
  expect(boundsFor(last(5, 5), [])).toMatchObject({ width: 1200, height: 800 });
});

test.each([{}, null, { bounds: { x: "1", y: 0, width: 1, height: 1 }, isMaximized: false }, { bounds: null }])(
  "boundsFor ignores invalid saved bounds: %j",
  (kept) => {
    expect(windowBoundsSchema.safeParse(kept).success).toBe(false);
  },
);
