import { expect, test } from "vitest";
import { placeWindow, windowPlaceSchema } from "../../../src/main/window/windowPlace";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const beside = { x: 1440, y: 0, width: 1920, height: 1080 };
const last = (x: number, y: number, width = 1200, height = 800) => ({
  bounds: { x, y, width, height },
  isMaximized: false,
});

test("a first start stands in the middle of the main screen, no larger than it", () => {
  expect(placeWindow(null, [laptop, beside])).toEqual({ x: 0, y: 25, width: 1440, height: 875 });
  expect(placeWindow(null, [beside])).toEqual({ x: 1680, y: 90, width: 1440, height: 900 });
});

test("a later start stands where it was closed, also on the second screen", () => {
  expect(placeWindow(last(100, 60), [laptop, beside])).toEqual({ x: 100, y: 60, width: 1200, height: 800 });
  expect(placeWindow(last(1600, 100), [laptop, beside])).toEqual({ x: 1600, y: 100, width: 1200, height: 800 });
});

test("a window of a screen that is gone comes to the middle of the main one", () => {
  expect(placeWindow(last(1600, 100), [laptop])).toEqual({ x: 120, y: 63, width: 1200, height: 800 });
});

test("a window half outside is moved inside, a larger one is made smaller", () => {
  expect(placeWindow(last(-600, -300), [laptop])).toEqual({ x: 0, y: 25, width: 1200, height: 800 });
  expect(placeWindow(last(1000, 600), [laptop])).toEqual({ x: 240, y: 100, width: 1200, height: 800 });
  expect(placeWindow(last(0, 0, 4000, 3000), [laptop])).toEqual(laptop);
});

test("it is never smaller than what can be worked in", () => {
  expect(placeWindow(last(10, 30, 20, 20), [laptop])).toEqual({ x: 10, y: 30, width: 360, height: 480 });
});

test("without any screen (a session without display) it still has a place", () => {
  expect(placeWindow(last(5, 5), [])).toMatchObject({ width: 1200, height: 800 });
});

test.each([{}, null, { bounds: { x: "1", y: 0, width: 1, height: 1 }, isMaximized: false }, { bounds: null }])(
  "a kept place that is none is not used: %j",
  (kept) => {
    expect(windowPlaceSchema.safeParse(kept).success).toBe(false);
  },
);
