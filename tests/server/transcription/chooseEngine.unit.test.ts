import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { readSettings } from "../../../src/server/platform/settings/settings";
import { chooseEngine } from "../../../src/server/transcription/engines/chooseEngine";
import { FallbackEngine } from "../../../src/server/transcription/engines/FallbackEngine";
import { speechStatusSchema } from "../../../src/shared/system/speechStatus";

const choose = (env: NodeJS.ProcessEnv) => {
  const dataDir = mkdtempSync(join(tmpdir(), "chartside-engine-"));
  return chooseEngine(readSettings({ HOME: dataDir, CHARTSIDE_DATA_DIR: dataDir, ...env }), pino({ enabled: false }));
};

describe("chooseEngine", () => {
  test("says how to turn speech recognition on if it is off", () => {
    const { engine, status } = choose({ CHARTSIDE_SPEECH: "none" });
    expect(engine).toBeNull();
    expect(speechStatusSchema.parse(status)).toEqual({
      engine: "none",
      ready: false,
      is_off: true,
      label: "Speech recognition is turned off",
      reason: "CHARTSIDE_SPEECH is none",
      advice: expect.stringMatching(/^To turn it on, .* starts it without CHARTSIDE_SPEECH=none/) as string,
    });
    expect(status.advice).not.toMatch(/download/i);
  });

  test("advises a download if the model is missing", () => {
    const { status } = choose({ CHARTSIDE_SPEECH: "onnx" });
    expect(status).toMatchObject({ engine: "onnx", ready: false });
    expect(status.is_off).toBeUndefined();
    expect(status.advice).toMatch(/^Download a speech model/);
  });

  test("uses the configured fallback after the engine, or alone if there is no engine", () => {
    const service = { CHARTSIDE_SPEECH_BASE_URL: "https://first.example/v1", CHARTSIDE_SPEECH_MODEL: "large" };
    const fallback = {
      CHARTSIDE_SPEECH_FALLBACK_BASE_URL: "https://second.example:8000/v1",
      CHARTSIDE_SPEECH_FALLBACK_MODEL: "small",
    };
    const both = choose({ ...service, ...fallback });
    expect(both.engine).toBeInstanceOf(FallbackEngine);
    expect(both.status).toMatchObject({
      label: "large at first.example",
      reason: "set by the server's settings; fallback: small at second.example:8000",
    });
    expect(choose(service).engine).not.toBeInstanceOf(FallbackEngine);
    expect(choose({ CHARTSIDE_SPEECH: "onnx", ...fallback }).status.label).toBe("small at second.example:8000");
    expect(choose({ CHARTSIDE_SPEECH: "none", ...fallback }).engine).toBeNull();
  });
});
