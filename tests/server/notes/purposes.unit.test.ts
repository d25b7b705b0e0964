import { describe, expect, test } from "vitest";
import { withPurpose } from "../../../src/server/notes/writing/sentences/withPurpose";
import { expectNotes } from "../facts/harness";

describe("the purpose of an order", () => {
  expectNotes("is written as it was said", [
    [
      "D: You have a murmur. I want to order an echocardiogram just to evaluate that heart murmur.",
      /order an echocardiogram to evaluate that heart murmur/,
    ],
    [
      "D: For your gout, I'm going to order a uric acid level to see if we need to adjust your allopurinol, okay?",
      /order a uric acid level to see if we need to adjust (?:the patient's )?allopurinol\./i,
    ],
    [
      "D: For the ankle sprain I'm gonna put you in a boot just to try and support those ligaments.",
      /boot to support those ligaments\./,
    ],
    [
      "D: You have anemia. I will refer you to a dietitian to help you with your iron intake, and then we will talk again.",
      /dietitian to help (?:the patient|you|them) with (?:the patient's|their) iron intake\./,
      /talk again/,
    ],
  ]);

  test.each([
    ["order an ultrasound to rule out a clot because your calf is swollen", "order an ultrasound to rule out a clot"],
    ["order a scan to see how it goes", null],
    ["order a scan to make sure", null],
    ["order a blood count to check what I think it is", null],
    ["order a scan", null],
    ["order a scan if the rash comes back to make sure that it heals", null],
  ])("of “%s” is read as %j", (said, written) => {
    expect(withPurpose(said)).toBe(written);
  });
});
