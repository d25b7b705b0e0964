import { basename } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "../../platform/settings/settings";
import type { NoteEngine } from "../noteEngine";
import type { NoteThreads } from "../thread/NoteThreads";
import { ChatModel } from "./ChatModel";
import { LocalModel } from "./LocalModel";
import { ModelEngine } from "./ModelEngine";

/** Maximum time in milliseconds in which a local program loads its model. */
const startMs = 5 * 60_000;

/** Returns the engine that the settings name: the offline drafter, or a language model, of a service or this computer. */
export function chooseNoteEngine(settings: Settings, threads: NoteThreads, log: FastifyBaseLogger): NoteEngine {
  const { CHARTSIDE_NOTES: kind, CHARTSIDE_NOTES_BASE_URL: baseUrl, CHARTSIDE_NOTES_MODEL: model } = settings;
  const { CHARTSIDE_NOTES_PROGRAM: program, CHARTSIDE_NOTES_MODEL_FILE: modelFile } = settings;
  const prices = {
    input: settings.CHARTSIDE_NOTES_PRICE_INPUT ?? null,
    output: settings.CHARTSIDE_NOTES_PRICE_OUTPUT ?? null,
  };
  const silenceMs = settings.CHARTSIDE_NOTES_TIMEOUT_S * 1_000;
  if (kind === "model" && program && modelFile) {
    const local = new LocalModel({ program, modelFile, startMs, silenceMs, log });
    return new ModelEngine(basename(modelFile, ".gguf"), local, threads, prices, () => local.stop());
  }
  if (kind === "offline" || !baseUrl || !model) return threads.engine;
  const apiKey = settings.CHARTSIDE_NOTES_API_KEY;
  return new ModelEngine(model, new ChatModel({ baseUrl, apiKey, model, silenceMs, log }), threads, prices);
}
