import { join } from "node:path";
import type { Settings } from "../../platform/settings/settings";
import type { CatalogueModel } from "./catalogue";
import { ModelFolder } from "./ModelFolder";

/** Where models are kept, in the data folder. */
export const modelFolderOf = ({ dataDir }: Settings): string => join(dataDir, "models");

/**
 * The model to recognize speech with: the one that is set (CHARTSIDE_SPEECH_MODEL) if it is here, else the first of the
 * list that is here and can be loaded; null if there is none.
 */
export function modelToUse(settings: Settings, offered: readonly CatalogueModel[]): ModelFolder | null {
  const here = offered
    .map((model) => new ModelFolder(modelFolderOf(settings), model))
    .filter((folder) => folder.isInstalled);
  const set = here.find(({ model }) => model.id === settings.CHARTSIDE_SPEECH_MODEL);
  return set ?? here.find((folder) => !folder.isBroken) ?? here[0] ?? null;
}
