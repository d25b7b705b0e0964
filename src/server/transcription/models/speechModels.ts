import { join } from "node:path";
import type { Settings } from "../../platform/settings/settings";
import type { Platform } from "../../services";
import { catalogue, type CatalogueModel } from "./catalogue";
import { ModelFolder } from "./modelFolder";
import { ModelStore } from "./modelStore";

/** Where models stand, in the data folder. */
const folderOf = ({ dataDir }: Settings): string => join(dataDir, "models");

const catalogues = new WeakMap<Settings, readonly CatalogueModel[]>();
const stores = new WeakMap<Settings, ModelStore>();

/** Another list than ours for one server: a test's. Before anything else is asked of it. */
export function offerModels(settings: Settings, models: readonly CatalogueModel[]): void {
  catalogues.set(settings, models);
}

const offered = (settings: Settings): readonly CatalogueModel[] => catalogues.get(settings) ?? catalogue;

/** The server's one store of models. */
export function speechModels({ settings, log }: Pick<Platform, "settings" | "log">): ModelStore {
  const known = stores.get(settings);
  if (known) return known;
  const store = new ModelStore({ folder: folderOf(settings), catalogue: offered(settings), log });
  stores.set(settings, store);
  return store;
}

/**
 * The model to recognize speech with: the one that is set (CHARTSIDE_SPEECH_MODEL) if it is here, else the first of the
 * list that is here and can be loaded; null where there is none.
 */
export function modelToUse(settings: Settings): ModelFolder | null {
  const here = offered(settings)
    .map((model) => new ModelFolder(folderOf(settings), model))
    .filter((folder) => folder.isInstalled);
  const set = here.find(({ model }) => model.id === settings.CHARTSIDE_SPEECH_MODEL);
  return set ?? here.find((folder) => !folder.isBroken) ?? here[0] ?? null;
}
