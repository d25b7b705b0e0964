import { describe } from "vitest";
import { expectNotes } from "./harness";

const pain = "D: What brings you in? / P: Back pain.";

describe("two ratings with a moment each", () => {
  expectNotes("each keeps its moment", [
    [`${pain} / D: How bad is it, out of ten? / P: Nine when it's bad. Maybe six now.`, /9\/10 at worst, 6\/10 now/],
    [`${pain} / D: How bad is it, zero to ten? / P: Four now, eight at its worst.`, /4\/10 now, 8\/10 at worst/],
    [`${pain} / D: Rate the pain? / P: At worst an eight, right now a three.`, /8\/10 at worst, 3\/10 now/],
    [
      `${pain} / D: How bad is it? / P: It was a ten last night. It's about a five today.`,
      /10\/10 last night, 5\/10 today/,
    ],
    [`${pain} / D: How bad is it? / P: About a seven.`, /7 on a scale of 10/],
    [`${pain} / D: How bad is it? / P: Between a four and a six.`, /4 to 6/],
  ]);
});
