import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { SpeechStatus } from "../../../shared/system/speechStatus";
import type { Settings } from "../../platform/settings/settings";
import { catalog, type CatalogModel } from "../models/catalog";
import { modelToUse, type SpeechModelFolder } from "../models/modelToUse";
import { CommandEngine, type Program } from "./CommandEngine";
import { FallbackEngine } from "./FallbackEngine";
import { findPocketsphinx, findWhisper } from "./speechPrograms";
import { OnnxEngine } from "./OnnxEngine";
import { OpenaiEngine } from "./OpenaiEngine";
import type { SpeechEngine } from "./SpeechEngine";

/** The engine in use (null: none) and its description for the screens. */
export interface ChosenEngine {
  engine: SpeechEngine | null;
  status: SpeechStatus;
  /** The engine of a downloaded model, if it is in use, alone or as the first or the fallback engine. */
  local?: OnnxEngine;
}

const advice =
  "Download a speech model under Account Settings, Speech engine (on a practice's server an admin does). Or set " +
  "CHARTSIDE_SPEECH_BASE_URL to a speech server (OpenAI, Groq, speaches, whisper.cpp), or install whisper.cpp " +
  "(whisper-cli and a model), then start Chartside again. Until then you can type or paste the transcript.";

/** Default number of utterances that a speech server transcribes in parallel. */
const serverParallel = 16;
/** Default number of utterances that a program on this machine transcribes in parallel. */
const programParallel = 2;

const modelAdvice =
  "Download a speech model under Account Settings, Speech engine. Recordings are transcribed once it is here.";

/**
 * Chooses the engine by the settings, with the fallback if one is set and usable. Without a first engine the fallback
 * is used alone, unless speech recognition is turned off.
 */
export function chooseEngine(
  settings: Settings,
  log: FastifyBaseLogger,
  offered: readonly CatalogModel[] = catalog,
): ChosenEngine {
  const first = chooseOne(settings, log, offered);
  const second = chooseFallback(settings, log, offered);
  if (!second?.engine || first.status.is_off) return first;
  if (!first.engine) return second;
  const local = first.local ?? second.local;
  return {
    engine: new FallbackEngine(first.engine, { engine: second.engine, label: nameOf(second) }, log),
    status: { ...first.status, reason: `${first.status.reason}; fallback: ${nameOf(second)}` },
    ...(local && { local }),
  };
}

/** Returns the label up to its first comma, without an explanation. */
const nameOf = ({ status }: ChosenEngine): string => status.label.split(", ")[0] ?? status.label;

/** Chooses the fallback; null if none is set. Its `engine` is null if it cannot be used. */
function chooseFallback(
  settings: Settings,
  log: FastifyBaseLogger,
  offered: readonly CatalogModel[],
): ChosenEngine | null {
  const { CHARTSIDE_SPEECH_FALLBACK: kind, CHARTSIDE_SPEECH_FALLBACK_BASE_URL: url } = settings;
  const { CHARTSIDE_SPEECH_FALLBACK_COMMAND: line } = settings;
  if (!kind && !url && !line) return null;
  const own: Settings = {
    ...settings,
    CHARTSIDE_SPEECH: kind,
    CHARTSIDE_SPEECH_BASE_URL: url,
    CHARTSIDE_SPEECH_API_KEY: settings.CHARTSIDE_SPEECH_FALLBACK_API_KEY,
    CHARTSIDE_SPEECH_MODEL: settings.CHARTSIDE_SPEECH_FALLBACK_MODEL,
    CHARTSIDE_SPEECH_COMMAND: line,
  };
  const chosen = chooseOne(own, log, offered);
  if (!chosen.engine) log.warn({ reason: chosen.status.reason }, "There is no fallback speech engine");
  return chosen;
}

/** Chooses the configured engine, else a local model, else whisper.cpp, else pocketsphinx, else none. */
function chooseOne(settings: Settings, log: FastifyBaseLogger, offered: readonly CatalogModel[]): ChosenEngine {
  const { CHARTSIDE_SPEECH: kind, CHARTSIDE_SPEECH_COMMAND: line, CHARTSIDE_SPEECH_BASE_URL: url } = settings;
  if (kind === "none") return off;
  if (kind === "openai" || (!kind && url)) return openai(settings, log);
  if (line && kind !== "onnx") return ownCommand(line, settings, log);
  const model = kind === "command" ? null : modelToUse(settings, offered);
  if (model) return onnx(model, settings, log);
  if (kind === "onnx") return none("set by CHARTSIDE_SPEECH, and no speech model is here yet", modelAdvice, "onnx");
  return found(settings, log);
}

const off: ChosenEngine = {
  engine: null,
  status: {
    engine: "none",
    ready: false,
    is_off: true,
    label: "Speech recognition is turned off",
    reason: "CHARTSIDE_SPEECH is none",
    advice:
      "To turn it on, the operator of Chartside starts it without CHARTSIDE_SPEECH=none: recordings are transcribed " +
      "then. Until then you can type or paste the transcript.",
  },
};

function none(reason: string, todo: string, kind: "none" | "onnx" = "none"): ChosenEngine {
  return { engine: null, status: { engine: kind, ready: false, label: "No speech engine", reason, advice: todo } };
}

function onnx(folder: SpeechModelFolder, settings: Settings, log: FastifyBaseLogger): ChosenEngine {
  const engine = new OnnxEngine(folder, { timeoutMs: settings.CHARTSIDE_SPEECH_TIMEOUT_S * 1_000, log });
  const reason = settings.CHARTSIDE_SPEECH === "onnx" ? "set by CHARTSIDE_SPEECH" : "found on this machine";
  const status: SpeechStatus = { engine: "onnx", ready: true, label: folder.model.name, reason, advice: null };
  return { engine, status, local: engine };
}

function openai(settings: Settings, log: FastifyBaseLogger): ChosenEngine {
  const { CHARTSIDE_SPEECH_API_KEY: apiKey, CHARTSIDE_SPEECH_MODEL: model = "whisper-1" } = settings;
  const baseUrl = settings.CHARTSIDE_SPEECH_BASE_URL ?? (apiKey ? "https://api.openai.com/v1" : null);
  if (!baseUrl) {
    return none(
      "CHARTSIDE_SPEECH is openai, but no server is set",
      "Set CHARTSIDE_SPEECH_BASE_URL to the server's address, e.g. http://localhost:8000/v1, and start Chartside again.",
    );
  }
  const engine = new OpenaiEngine({
    baseUrl,
    apiKey,
    model,
    timeoutMs: settings.CHARTSIDE_SPEECH_TIMEOUT_S * 1_000,
    parallel: settings.CHARTSIDE_SPEECH_PARALLEL ?? serverParallel,
    log,
  });
  const label = `${model} at ${new URL(baseUrl).host}`;
  return {
    engine,
    status: { engine: "openai", ready: true, label, reason: "set by the server's settings", advice: null },
  };
}

function ownCommand(line: string, settings: Settings, log: FastifyBaseLogger): ChosenEngine {
  const [command, ...args] = splitCommand(line);
  if (!command || !args.some((arg) => arg.includes("{wav}"))) {
    return none(
      "CHARTSIDE_SPEECH_COMMAND is not valid",
      "It needs a program and {wav} where the file goes, e.g. whisper-cli -m model.bin -f {wav} -nt.",
    );
  }
  const label = command.split(/[\\/]/).at(-1) ?? command;
  return program({ command, args }, settings, log, label, "set by CHARTSIDE_SPEECH_COMMAND", null);
}

function found(settings: Settings, log: FastifyBaseLogger): ChosenEngine {
  const whisper = findWhisper(settings.dataDir, settings.CHARTSIDE_SPEECH_MODEL);
  if (whisper) return program(whisper, settings, log, "whisper.cpp", "found on this machine", null);
  const pocketsphinx = findPocketsphinx(settings.dataDir);
  if (pocketsphinx) {
    const label = "pocketsphinx, a basic recognizer for trying Chartside out";
    return program(pocketsphinx, settings, log, label, "found on this machine", `For real visits: ${advice}`);
  }
  return none("none is set, and none was found on this machine", advice);
}

function program(
  from: Program,
  settings: Settings,
  log: FastifyBaseLogger,
  label: string,
  reason: string,
  todo: string | null,
): ChosenEngine {
  const engine = new CommandEngine(from, {
    timeoutMs: settings.CHARTSIDE_SPEECH_TIMEOUT_S * 1_000,
    parallel: settings.CHARTSIDE_SPEECH_PARALLEL ?? programParallel,
    environment: settings.CHARTSIDE_SPEECH_ENV,
    folder: join(settings.dataDir, "speech"),
    log,
  });
  return { engine, status: { engine: "command", ready: true, label, reason, advice: todo } };
}

/** Splits a command line into words. A word that begins with a quote ends at the next; no shell reads the line. */
export function splitCommand(line: string): string[] {
  return Array.from(
    line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, plain]) => double ?? single ?? plain ?? "",
  );
}
