import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { SpeechStatus } from "../../../shared/system/system";
import type { Settings } from "../../platform/settings/settings";
import type { Platform } from "../../services";
import type { ModelFolder } from "../models/modelFolder";
import { modelToUse } from "../models/speechModels";
import { CommandEngine, type Program } from "./commandEngine";
import { findPocketsphinx, findWhisper } from "./findPrograms";
import { OnnxEngine } from "./onnxEngine";
import { OpenaiEngine } from "./openaiEngine";
import type { SpeechEngine } from "./speechEngine";

/** The engine in use (null: none) and what the screens say about it. */
export interface ChosenEngine {
  engine: SpeechEngine | null;
  status: SpeechStatus;
}

const advice =
  "Download a speech model under Account Settings, Speech engine (on a practice's server an admin does). Or set " +
  "CHARTSIDE_SPEECH_BASE_URL to a speech server (OpenAI, Groq, speaches, whisper.cpp), or install whisper.cpp " +
  "(whisper-cli and a model), then start Chartside again. Until then you can type or paste the transcript.";

/** Utterances given at once to a server, and to a program on this machine, where nothing is set. */
const serverParallel = 16;
const programParallel = 2;

const modelAdvice =
  "Download a speech model under Account Settings, Speech engine. What was recorded is transcribed when it is here.";

/** What is set, else a model on this machine, else whisper.cpp if found, else pocketsphinx if found, else none. */
export function chooseEngine(settings: Settings, log: FastifyBaseLogger): ChosenEngine {
  const { CHARTSIDE_SPEECH: kind, CHARTSIDE_SPEECH_COMMAND: line, CHARTSIDE_SPEECH_BASE_URL: url } = settings;
  if (kind === "none") return off;
  if (kind === "openai" || (!kind && url)) return openai(settings, log);
  if (line && kind !== "onnx") return ownCommand(line, settings, log);
  const model = kind === "command" ? null : modelToUse(settings);
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
      "To turn it on, whoever runs Chartside starts it without CHARTSIDE_SPEECH=none: what was recorded is transcribed " +
      "then. Until then you can type or paste the transcript.",
  },
};

function none(reason: string, todo: string, kind: "none" | "onnx" = "none"): ChosenEngine {
  return { engine: null, status: { engine: kind, ready: false, label: "No speech engine", reason, advice: todo } };
}

function onnx(folder: ModelFolder, settings: Settings, log: FastifyBaseLogger): ChosenEngine {
  const engine = new OnnxEngine(folder, { timeoutMs: settings.CHARTSIDE_SPEECH_TIMEOUT_S * 1_000, log });
  const reason = settings.CHARTSIDE_SPEECH === "onnx" ? "set by CHARTSIDE_SPEECH" : "found on this machine";
  return { engine, status: { engine: "onnx", ready: true, label: folder.model.name, reason, advice: null } };
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
      "CHARTSIDE_SPEECH_COMMAND cannot be used",
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
    folder: join(settings.dataDir, "speech"),
    log,
  });
  return { engine, status: { engine: "command", ready: true, label, reason, advice: todo } };
}

/** Words of a command line; quotes hold words together. No shell reads it. */
export function splitCommand(line: string): string[] {
  return Array.from(
    line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, plain]) => double ?? single ?? plain ?? "",
  );
}

const chosen = new WeakMap<Settings, ChosenEngine>();

/** The server's engine: chosen once, then the same for all who ask. */
export function speechEngine({ settings, log }: Pick<Platform, "settings" | "log">): ChosenEngine {
  const known = chosen.get(settings);
  if (known) return known;
  const choice = chooseEngine(settings, log);
  chosen.set(settings, choice);
  return choice;
}

/** Chooses anew, after a model came or went; an engine whose model is another one now ends. @returns whether there is one. */
export function chooseAgain({ settings, log }: Pick<Platform, "settings" | "log">): boolean {
  const before = chosen.get(settings)?.engine;
  const model = before instanceof OnnxEngine ? modelToUse(settings) : null;
  if (before instanceof OnnxEngine && before.modelId === model?.model.id) return true;
  chosen.delete(settings);
  if (before instanceof OnnxEngine) before.close();
  return speechEngine({ settings, log }).engine !== null;
}

/** Id of the model that speech is recognized with. */
export function modelInUse(platform: Pick<Platform, "settings" | "log">): string | null {
  const { engine } = speechEngine(platform);
  return engine instanceof OnnxEngine ? engine.modelId : null;
}

/** Gives back what the engine holds, at the end of the server. */
export function stopEngine({ settings }: Pick<Platform, "settings">): void {
  const engine = chosen.get(settings)?.engine;
  if (engine instanceof OnnxEngine) engine.close();
}

/** What `/health` and the screen's status line say. */
export function speechStatus(platform: Pick<Platform, "settings" | "log">): SpeechStatus {
  return speechEngine(platform).status;
}
