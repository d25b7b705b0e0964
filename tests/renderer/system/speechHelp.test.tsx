import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { type DashboardStores, StoresContext } from "../../../src/renderer/base/useStores";
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
])("formatMissing says why there is no transcript: %#", (speech, words) => {
  expect(formatMissing(speech)).toBe(words);
});

/** Renders the help for an account. */
function show(speech: SpeechStatus, session: { effectiveType: "pro" | "admin"; isLocal: boolean }): string {
  const { container } = render(
    <StoresContext value={{ session } as unknown as DashboardStores}>
      <SpeechEngineHelp speech={speech} />
    </StoresContext>,
  );
  return container.textContent ?? "";
}
const ready: SpeechStatus = {
  engine: "onnx",
  ready: true,
  label: "Parakeet",
  reason: "set by CHARTSIDE_SPEECH",
  advice: null,
};
const missing: SpeechStatus = {
  ...none,
  reason: "CHARTSIDE_SPEECH is openai",
  advice: "Set CHARTSIDE_SPEECH_BASE_URL.",
};

test.each([
  [ready, "pro", false, /^In use: Parakeet\. .*Audio doesn’t leave it\.An admin of your practice can change/],
  [ready, "admin", false, /Administration says why/],
  [missing, "pro", false, /type or paste the transcript.*An admin of your practice/],
  [missing, "admin", false, /Download a speech model in Account Settings/],
  [missing, "pro", true, /Download a speech model in Account Settings, Speech engine\.$/],
  [{ ...missing, is_off: true }, "pro", false, /^Speech recognition is turned off/],
] as const)(
  "the help has the words of a clinician and no settings of the server: %#",
  (speech, effectiveType, isLocal, words) => {
    const text = show(speech, { effectiveType, isLocal });
    expect(text).toMatch(words);
    expect(text).not.toMatch(/CHARTSIDE_|whisper|OpenAI|restart/);
  },
);
