import type { AxiosInstance } from "axios";
import { liveDraftingSchema } from "../../../shared/notes/liveDraftingSchema";

const path = "/api/v1/live-drafting";

/** Client of the live drafting route: whether notes are drafted while the clinician records. */
export class LiveDraftingApi {
  constructor(private readonly http: AxiosInstance) {}

  async read(): Promise<boolean> {
    return liveDraftingSchema.parse((await this.http.get<unknown>(path)).data).on;
  }

  async save(on: boolean): Promise<boolean> {
    return liveDraftingSchema.parse((await this.http.put<unknown>(path, { on })).data).on;
  }
}
