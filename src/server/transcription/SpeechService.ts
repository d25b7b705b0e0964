import type { FastifyBaseLogger } from "fastify";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import type { ServerContext } from "../platform/ServerContext";
import type { Settings } from "../platform/settings/settings";
import { type ChosenEngine, chooseEngine } from "./engines/chooseEngine";
import type { SpeechEngine } from "./engines/SpeechEngine";
import { catalog, type CatalogModel } from "./models/catalog";
import { modelFolderOf, modelToUse } from "./models/modelToUse";
import { ModelStore } from "./models/ModelStore";

/** The server context with the speech service. */
export interface SpeechContext extends ServerContext {
  speech: SpeechService;
}

/** The server's speech engine, chosen at the first use, and its store of downloaded models. */
export class SpeechService {
  readonly models: ModelStore;
  #chosen: ChosenEngine | null = null;

  /** @param offered the models that can be downloaded. */
  constructor(
    private readonly settings: Settings,
    private readonly log: FastifyBaseLogger,
    private readonly offered: readonly CatalogModel[] = catalog,
  ) {
    this.models = new ModelStore({ folder: modelFolderOf(settings), catalog: offered, log });
  }

  /** The engine in use; null if there is none. */
  get engine(): SpeechEngine | null {
    return this.#choice.engine;
  }

  /** Description of the engine for `/health` and the status line of the screens. */
  get status(): SpeechStatus {
    return this.#choice.status;
  }

  /** Id of the local model that is used; null if there is none. */
  get modelInUse(): string | null {
    return this.#choice.local?.modelId ?? null;
  }

  /**
   * Chooses the engine again after a model was added or removed, and closes the engine of a model no longer used.
   * @returns whether there is an engine.
   */
  chooseAgain(): boolean {
    const before = this.#chosen;
    if (before?.local && before.local.modelId === modelToUse(this.settings, this.offered)?.model.id) return true;
    this.#chosen = null;
    before?.local?.close();
    return this.engine !== null;
  }

  /** Closes the engine when the server stops. */
  close(): void {
    this.#chosen?.engine?.close?.();
  }

  get #choice(): ChosenEngine {
    this.#chosen ??= chooseEngine(this.settings, this.log, this.offered);
    return this.#chosen;
  }
}
