import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatMissing } from "../../../src/renderer/system/formatMissing";
import { SpeechEngineHelp } from "../../../src/renderer/system/SpeechHelp";
import type { SpeechStatus } from "../../../src/shared/system/speechStatus";

const none: SpeechStatus = {
  engine: "none",
  ready: false,
  label: "No speech engine",
  reason: "",
  advice: "Download one.",
};

test.each([
  [none, "No speech engine is set up. You can record; the transcript follows once one is."],
  [
    { ...none, is_off: true },
    "Speech recognition is turned off. You can record; the transcript follows once it is turned on.",
  ],
  [
    { ...none, engine: "onnx" as const },
    "The speech engine is not ready. You can record; the transcript follows once it is.",
  ],
])("the missing component is named: %#", (speech, words) => {
  expect(formatMissing(speech)).toBe(words);
});

test("the help says that speech was turned off, and how to turn it on", () => {
  render(<SpeechEngineHelp speech={{ ...none, is_off: true, advice: "To turn it on, take it out." }} />);
  expect(screen.getByText(/^Speech recognition is turned off/)).toBeTruthy();
  expect(screen.getByText("To turn it on, take it out.")).toBeTruthy();
  expect(screen.queryByText(/No speech engine is set up/)).toBeNull();
});
