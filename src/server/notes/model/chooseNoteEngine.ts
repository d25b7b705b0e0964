import { basename } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "../../platform/settings/settings";
import type { NoteEngine } from "../noteEngine";
import type { NoteThreads } from "../thread/NoteThreads";
import { ChatModel } from "./ChatModel";
import { DownloadedModel } from "./DownloadedModel";
import { LocalModel } from "./LocalModel";
import { ModelEngine } from "./ModelEngine";

/** Maximum time in milliseconds in which a local program loads its model. */
const startMs = 5 * 60_000;

/**
 * Returns the engine that the settings name: the built-in drafter, or a language model, of a service or this computer.
 */
export function chooseNoteEngine(settings: Settings, threads: NoteThreads, log: FastifyBaseLogger): NoteEngine {
  const { CHARTSIDE_NOTES: kind, CHARTSIDE_NOTES_BASE_URL: baseUrl, CHARTSIDE_NOTES_MODEL: model } = settings;
  const { CHARTSIDE_NOTES_PROGRAM: program } = settings;
  const prices = {
    input: settings.CHARTSIDE_NOTES_PRICE_INPUT ?? null,
    output: settings.CHARTSIDE_NOTES_PRICE_OUTPUT ?? null,
  };
  const silenceMs = settings.CHARTSIDE_NOTES_TIMEOUT_S * 1_000;
  const file = kind === "model" && program ? modelFileOf(settings, log) : null;
  if (program && file) {
    const { name: model, path: modelFile, download } = file;
    const local = new LocalModel({ program, modelFile, model, startMs, silenceMs, log });
    const stop = async (): Promise<void> => void (await Promise.all([local.stop(), download?.stop()]));
    return new ModelEngine(model, local, threads, prices, { stop, download });
  }
  if (kind === "offline" || !baseUrl || !model) return threads.engine;
  const apiKey = settings.CHARTSIDE_NOTES_API_KEY;
  return new ModelEngine(model, new ChatModel({ baseUrl, apiKey, model, silenceMs, log }), threads, prices);
}

/** The model file for a program on this computer. `path` throws a `ModelError` until the file is there. */
interface LocalFile {
  name: string;
  path: () => string;
  download?: DownloadedModel;
}

/**
 * Returns the model file that the settings name, by its path or by where it is downloaded from; null if they name none.
 */
function modelFileOf(settings: Settings, log: FastifyBaseLogger): LocalFile | null {
  const { CHARTSIDE_NOTES_MODEL_FILE: path, CHARTSIDE_NOTES_MODEL_URL: url, dataDir } = settings;
  const { CHARTSIDE_NOTES_MODEL_SHA256: sha256, CHARTSIDE_NOTES_MODEL_BYTES: bytes } = settings;
  if (path) return { name: basename(path, ".gguf"), path: () => path };
  if (!url || !sha256 || !bytes) return null;
  const download = new DownloadedModel({ dataDir, url, sha256, bytes, log });
  return { name: download.name, path: () => download.file(), download };
}
