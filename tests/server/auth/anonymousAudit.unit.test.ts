import { expect, test } from "vitest";
import { isRecorded } from "../../../src/server/auth/AnonymousAudit";

test("the first events of an hour are recorded, then each time their number has doubled", () => {
  const recorded = Array.from({ length: 400 }, (_, index) => index + 1).filter((nth) => isRecorded(nth, 10));
  expect(recorded).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 40, 80, 160, 320]);
});
