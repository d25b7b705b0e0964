import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an injury by accident", () => {
  expectNotes("is not self-harm", [
    [
      "D: What happened? / P: I cut myself while I was chopping onions. / D: How did you cut yourself? / P: The knife slipped.",
      /knife slipped/,
      /harm|suicid/i,
    ],
    [
      "D: What brings you in? / P: I hurt myself lifting a box at work on Monday. My back is killing me.",
      /[Bb]ack pain/,
      /harm|suicid/i,
    ],
    [
      "P: My wrist hurts. / D: And how did you hurt yourself? / P: I fell off my bike on Saturday.",
      /fell off/,
      /harm|suicid/i,
    ],
    [
      "P: I fell down the stairs. / D: Oh no, did you hurt yourself? / P: Yes, my ankle is swollen.",
      /ankle swelling/,
      /harm|suicid/i,
    ],
  ]);
});

describe("self-harm", () => {
  expectNotes("is kept, and so is its denial", [
    ["D: Have you been hurting yourself? / P: Yes, I've been cutting myself when I feel bad.", /suicid|self-harm/i],
    ["D: How are you? / P: I want to hurt myself.", /self-harm|suicid/i],
    ["D: Did you hurt yourself on purpose? / P: Yes.", /self-harm|suicid/i],
    ["D: Why did you cut yourself? / P: I wanted the pain to stop.", /self-harm|suicid/i],
    ["D: Have you thought about hurting yourself or others? / P: No.", /[Dd]enies .*(?:self-harm|suicid)/i],
    ["D: Do you feel like you might hurt yourself? / P: Sometimes.", /self-harm|suicid/i],
    ["D: How are you? / P: I cut myself last night because I couldn't cope.", /self-harm|suicid/i],
    [
      "D: Have you had thoughts of hurting yourself? / P: No, never.",
      /denies (?:suicidal ideation|thoughts of self-harm)/,
    ],
    ["P: I've been hurting myself, on my arms.", /hurt/i],
  ]);
});

describe("accidents without an injury", () => {
  expectNotes("do not deny self-harm", [
    [
      "D: Any falls? / P: I had a trip in the garden but I didn't hurt myself.",
      /trip in the garden/,
      /self-harm|suicid/,
    ],
    ["P: I slipped on the stairs. I didn't really hurt myself.", /./, /self-harm|suicid/],
    ["P: I fell off the step but I haven't hurt myself.", /./, /self-harm|suicid/],
    ["D: Any accidents? / P: One, I came off my bike, I didn't badly hurt myself.", /./, /self-harm|suicid/],
  ]);
});
