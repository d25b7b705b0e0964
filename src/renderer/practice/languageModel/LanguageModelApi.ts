import type { AxiosInstance } from "axios";
import {
  type ChangeLanguageModel,
  type LanguageModel,
  languageModelSchema,
  type TriedModel,
  triedModelSchema,
} from "../../../shared/practice/languageModel";

const path = "/api/v1/organization/language-model";
/** Maximum time of a try in milliseconds, longer than the server's. */
const tryMs = 100_000;

/** Client of the routes for the engine that drafts the practice's notes. */
export class LanguageModelApi {
  constructor(private readonly http: AxiosInstance) {}

  async read(): Promise<LanguageModel> {
    return languageModelSchema.parse((await this.http.get<unknown>(path)).data);
  }

  async change(change: ChangeLanguageModel): Promise<LanguageModel> {
    return languageModelSchema.parse((await this.http.put<unknown>(path, change)).data);
  }

  /** Downloads the file of the server's model again, after a failure. */
  async download(): Promise<LanguageModel> {
    return languageModelSchema.parse((await this.http.post<unknown>(`${path}/download`)).data);
  }

  /** Drafts an invented visit with these settings, which are not stored. */
  async try(change: ChangeLanguageModel): Promise<TriedModel> {
    return triedModelSchema.parse((await this.http.post<unknown>(`${path}/try`, change, { timeout: tryMs })).data);
  }
}
