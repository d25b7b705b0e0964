import type { AxiosInstance } from "axios";
import {
  type SpeechModel,
  type SpeechModels,
  speechModelSchema,
  speechModelsSchema,
} from "../../../shared/transcription/speechModel";

const path = "/api/v1/speech/models";

/** A change of a model: `download` starts, resumes or retries; `delete` also cancels a download. */
export type ModelChange = "download" | "pause" | "delete";

/** Client of the speech model routes. */
export class SpeechModelsApi {
  constructor(private readonly http: AxiosInstance) {}

  async list(): Promise<SpeechModels> {
    return speechModelsSchema.parse((await this.http.get<unknown>(path)).data);
  }

  /** Changes a model. @returns the model in its new state. */
  async change(id: string, change: ModelChange): Promise<SpeechModel> {
    const { data } = await this.http.post<unknown>(`${path}/${encodeURIComponent(id)}/${change}`);
    return speechModelSchema.parse(data);
  }
}
