import { join } from "node:path";
import { ModelFolder } from "../../platform/models/ModelFolder";
import type { Settings } from "../../platform/settings/settings";
import type { CatalogModel } from "./catalog";

/** The files of one speech model. */
export type SpeechModelFolder = ModelFolder<CatalogModel>;

/** Returns the folder of the speech models, in the data folder. */
export const modelFolderOf = ({ dataDir }: Settings): string => join(dataDir, "models");

/**
 * Returns the installed model to recognize speech with: that of CHARTSIDE_SPEECH_MODEL, else the first of `offered`
 * that is not broken, else the first; null if none is installed.
 */
export function modelToUse(settings: Settings, offered: readonly CatalogModel[]): SpeechModelFolder | null {
  const here = offered
    .map((model) => new ModelFolder(modelFolderOf(settings), model))
    .filter((folder) => folder.isInstalled);
  const set = here.find(({ model }) => model.id === settings.CHARTSIDE_SPEECH_MODEL);
  return set ?? here.find((folder) => !folder.isBroken) ?? here[0] ?? null;
}
