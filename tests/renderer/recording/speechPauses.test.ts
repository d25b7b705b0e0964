import { expect, test } from "vitest";
import { SpeechPauses } from "../../../src/renderer/recording/capture/SpeechPauses";

const speech = 0.1;
const room = 0.0005;

/** Times in milliseconds from the start at which a pause was detected, for [loudness, milliseconds] stretches. */
function pausesIn(stretches: [number, number][]): number[] {
  const detector = new SpeechPauses();
  const pauses: number[] = [];
  let at = 0;
  for (const [level, ms] of stretches) {
    for (let n = 0; n < ms / 10; n++) {
      at += 10;
      if (detector.accept(level, 10)) pauses.push(at);
    }
  }
  return pauses;
}

test.each<[string, [number, number][], number[]]>([
  [
    "a pause is reported once, half a second after speech",
    [
      [room, 500],
      [speech, 1_000],
      [room, 3_000],
    ],
    [2_020],
  ],
  ["silence alone has no pause", [[room, 5_000]], []],
  [
    "a click is not speech",
    [
      [room, 500],
      [speech, 50],
      [room, 2_000],
    ],
    [],
  ],
  [
    "the gap between two words is not a pause",
    [
      [room, 500],
      [speech, 500],
      [room, 300],
      [speech, 500],
      [room, 300],
    ],
    [],
  ],
  [
    "each pause is reported",
    [
      [room, 200],
      [speech, 500],
      [room, 800],
      [speech, 500],
      [room, 800],
    ],
    [1_220, 2_520],
  ],
  [
    "a loud room is not speech",
    [
      [0.01, 500],
      [speech, 500],
      [0.01, 1_000],
    ],
    [1_520],
  ],
])("%s", (_, stretches, expected) => {
  expect(pausesIn(stretches)).toEqual(expected);
});
