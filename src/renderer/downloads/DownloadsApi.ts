import type { AxiosInstance } from "axios";
import { type Downloads, downloadsSchema } from "../../shared/downloads/downloads";

/** Client of the downloads route. */
export class DownloadsApi {
  constructor(private readonly http: AxiosInstance) {}

  /** @throws {AppError} */
  async downloads(): Promise<Downloads> {
    const { data } = await this.http.get<unknown>("/api/v1/downloads", { timeout: 30_000 });
    return downloadsSchema.parse(data);
  }
}
