import type { AxiosInstance } from "axios";
import { type Downloads, downloadsSchema } from "../../shared/downloads/downloads";

/** Request timeout in milliseconds: enough for the server, which waits at most 5 s for its update feed. */
const timeoutMs = 30_000;

/** Client of the downloads route. */
export class DownloadsApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Loads the desktop downloads. @throws {AppError} if the request fails; {z.ZodError} if the answer is not valid. */
  async downloads(): Promise<Downloads> {
    const { data } = await this.http.get<unknown>("/api/v1/downloads", { timeout: timeoutMs });
    return downloadsSchema.parse(data);
  }
}
