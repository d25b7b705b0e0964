import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "../../platform/settings/settings";
import type { NoteEngine } from "../noteEngine";
import type { NoteThreads } from "../thread/NoteThreads";
import { ChatModel } from "./ChatModel";
import { ModelEngine } from "./ModelEngine";

/** Returns the engine that the settings name: the offline drafter, or a language model. */
export function chooseNoteEngine(settings: Settings, threads: NoteThreads, log: FastifyBaseLogger): NoteEngine {
  const { CHARTSIDE_NOTES: kind, CHARTSIDE_NOTES_BASE_URL: baseUrl, CHARTSIDE_NOTES_MODEL: model } = settings;
  if (kind === "offline" || !baseUrl || !model) return threads.engine;
  const apiKey = settings.CHARTSIDE_NOTES_API_KEY;
  const silenceMs = settings.CHARTSIDE_NOTES_TIMEOUT_S * 1_000;
  return new ModelEngine(model, new ChatModel({ baseUrl, apiKey, model, silenceMs, log }), threads);
}
