import type { Queryable } from "../../platform/database/Database";
import type { ServerContext } from "../../platform/ServerContext";
import type { NoteEngine } from "../noteEngine";
import type { NoteThreads } from "../thread/NoteThreads";
import { ChatModel } from "./ChatModel";
import { type ChosenModel, LanguageModelsRepository, type OwnModel } from "./LanguageModelsRepository";
import { ModelEngine } from "./ModelEngine";
import { directFetch, publicFetch } from "./restrictedFetch";

/** Maximum number of practices whose `ChatModel` is kept in memory. */
const maxKept = 500;

/** The engines that practices have chosen for their notes. */
export class PracticeModels {
  private readonly kept = new Map<string, { own: string; model: ChatModel }>();

  constructor(
    private readonly context: Pick<ServerContext, "settings" | "vault" | "log">,
    private readonly threads: NoteThreads,
  ) {}

  /** Returns the engine of a practice; `serverEngine` is the server's. */
  async of(db: Queryable, organizationId: string, serverEngine: NoteEngine): Promise<NoteEngine> {
    return this.engine(await new LanguageModelsRepository(db, this.context.vault).of(organizationId), serverEngine);
  }

  /** Returns the engine of a visit's practice; `serverEngine` is the server's. */
  async ofVisit(db: Queryable, visitId: string, serverEngine: NoteEngine): Promise<NoteEngine> {
    const chosen = await new LanguageModelsRepository(db, this.context.vault).ofVisit(visitId);
    return chosen ? this.engine(chosen, serverEngine) : serverEngine;
  }

  /** Returns a practice's own model. Its address must be on the internet, unless the server's settings allow others. */
  open({ base_url: baseUrl, model, api_key: key }: OwnModel): ChatModel {
    const { settings, log } = this.context;
    const silenceMs = settings.CHARTSIDE_NOTES_TIMEOUT_S * 1_000;
    const fetch = settings.CHARTSIDE_NOTES_PRIVATE_ADDRESSES ? directFetch : publicFetch;
    return new ChatModel({ baseUrl, model, apiKey: key ?? undefined, silenceMs, log, fetch });
  }

  private engine({ organizationId, engine, own }: ChosenModel, serverEngine: NoteEngine): NoteEngine {
    if (engine === "offline") return this.threads.engine;
    if (engine === "server" || !own) return serverEngine;
    const prices = { input: own.input_price ?? null, output: own.output_price ?? null };
    return new ModelEngine(own.model, this.keep(organizationId, own), this.threads, prices);
  }

  /**
   * Returns the `ChatModel` of a practice. While its settings are unchanged, it is the same object, which has found out
   * what options its service accepts.
   */
  private keep(organizationId: string, own: OwnModel): ChatModel {
    const known = this.kept.get(organizationId);
    const text = JSON.stringify(own);
    if (known?.own === text) return known.model;
    const model = this.open(own);
    if (this.kept.size >= maxKept) this.kept.clear();
    this.kept.set(organizationId, { own: text, model });
    return model;
  }
}
