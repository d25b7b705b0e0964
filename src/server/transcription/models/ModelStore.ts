import type { SpeechModel, SpeechModels } from "../../../shared/transcription/speechModel";
import { isVerifiable } from "../../platform/models/DownloadableModel";
import { ModelDownloads, type ModelDownloadsOptions } from "../../platform/models/ModelDownloads";
import type { CatalogModel } from "./catalog";

/** The speech models on this machine, as they are shown. */
export class ModelStore extends ModelDownloads<CatalogModel> {
  constructor(options: ModelDownloadsOptions<CatalogModel>) {
    super(options, { kind: "speech model", ifMoved: "A newer version of Chartside may have the new address." });
  }

  /** Returns all models of the catalog and the free disk space. @param inUse id of the model that the engine uses. */
  async list(inUse: string | null): Promise<SpeechModels> {
    return { items: [...this.folders.keys()].map((id) => this.one(id, inUse)), free_bytes: await this.free() };
  }

  /** Returns one model with its state. @throws {AppError} `not_found`. */
  one(id: string, inUse: string | null): SpeechModel {
    const { model } = this.folderOf(id);
    const download = this.stateOf(id);
    return {
      id,
      name: model.name,
      good_at: model.goodAt,
      languages: model.languages,
      licence: model.licence,
      ...download,
      is_verifiable: isVerifiable(model),
      in_use: id === inUse,
      problem: download.state === "broken" ? brokenProblem : download.problem,
    };
  }
}

const brokenProblem =
  "This model could not be loaded: the speech engine crashed twice. Delete it, then download it again.";
