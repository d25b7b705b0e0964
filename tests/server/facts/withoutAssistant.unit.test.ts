import { describe, expect, test } from "vitest";
import { withoutAssistant } from "../../../src/server/facts/statements/withoutAssistant";

describe("withoutAssistant", () => {
  test.each([
    "Finalize the note.",
    "Hey Dragon, finalize report",
    "Please finalize my note",
    "Stop recording.",
    "Hey Dragon",
  ])("leaves nothing of a command: %s", (text) => {
    expect(withoutAssistant(text)).toBeNull();
  });

  test.each(["Finalize the plan with your cardiologist.", "Finalize your insurance first."])(
    "keeps what is said to a person: %s",
    (text) => {
      expect(withoutAssistant(text)).toBe(text);
    },
  );

  test("keeps what is dictated to the assistant", () => {
    expect(withoutAssistant("Hey Dragon, order an MRI.")).toBe("order an MRI.");
  });
});
