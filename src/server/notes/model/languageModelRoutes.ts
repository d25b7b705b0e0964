import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../../shared/errors";
import {
  changeLanguageModelSchema,
  type LanguageModel,
  languageModelSchema,
  triedModelSchema,
} from "../../../shared/practice/languageModel";
import { requireAccountType, requireUser } from "../../platform/http/currentUser";
import type { NotesContext } from "../NotesContext";
import { changeLanguageModel, withChange } from "./changeLanguageModel";
import { LanguageModelsRepository } from "./LanguageModelsRepository";
import { ModelUseRepository } from "./ModelUseRepository";
import { tryModel } from "./tryModel";

/** Maximum time of a try in milliseconds. */
const maxTryMs = 90_000;
/** Maximum number of tries that run at the same time on the server. */
const maxTries = 4;

/**
 * `GET|PUT /organization/language-model`: the engine that drafts the practice's notes. `POST …/try` drafts an invented
 * visit with the practice's own model; `POST …/download` retries the download of the server's model. For admins only.
 */
export const languageModelRoutes: FastifyPluginAsyncZod<{ context: NotesContext }> = async (app, { context }) => {
  const { database, vault, settings, noteThreads, practiceModels } = context;
  const models = new LanguageModelsRepository(database, vault);
  app.addHook("onRequest", async (request) => void requireAccountType(request, "admin"));

  const shown = async (organizationId: string): Promise<LanguageModel> => {
    const { engine, own, withholds } = await models.of(organizationId);
    const { noteEngine } = context;
    return {
      engine,
      base_url: own?.base_url ?? null,
      model: own?.model ?? null,
      has_key: typeof own?.api_key === "string",
      withholds,
      input_price: own?.input_price ?? null,
      output_price: own?.output_price ?? null,
      last_30_days: await new ModelUseRepository(database).ofOrganization(organizationId, 30),
      server: {
        engine: noteEngine.name,
        is_model: noteEngine.name !== noteThreads.engine.name,
        download: noteEngine.download?.state ?? null,
      },
    };
  };
  const path = "/organization/language-model";
  app.get(path, { schema: { response: { 200: languageModelSchema } } }, (request) =>
    shown(requireUser(request).organizationId),
  );
  const changing = { body: changeLanguageModelSchema, response: { 200: languageModelSchema } };
  app.put(path, { schema: changing }, async (request) => {
    await changeLanguageModel(context, requireUser(request), request.body);
    return shown(requireUser(request).organizationId);
  });

  // A download itself checks the space on the disk.
  const downloading = { schema: { response: { 200: languageModelSchema } }, config: { onFullDisk: true } };
  app.post(`${path}/download`, downloading, async (request) => {
    const { download } = context.noteEngine;
    if (!download) throw new AppError("not_found", "This server downloads no language model.");
    await download.download();
    return shown(requireUser(request).organizationId);
  });

  let running = 0;
  const trying = { body: changeLanguageModelSchema, response: { 200: triedModelSchema } };
  app.post(`${path}/try`, { schema: trying }, async (request, reply) => {
    const { own } = withChange(await models.of(requireUser(request).organizationId), request.body, settings);
    if (!own) throw new AppError("invalid_input", "Enter the address and the name of the model.");
    if (running >= maxTries)
      throw new AppError("rate_limited", "Other language models are being tried. Wait a minute, then try again.");
    const gone = new AbortController();
    reply.raw.on("close", () => gone.abort());
    running += 1;
    try {
      const timeout = AbortSignal.timeout(maxTryMs);
      return await tryModel(practiceModels.open(own), noteThreads, AbortSignal.any([gone.signal, timeout]));
    } catch (error) {
      if (gone.signal.aborted || !(error instanceof DOMException)) throw error;
      return { works: false, text: "The language model did not finish a short note within 90 seconds." };
    } finally {
      running -= 1;
    }
  });
};
