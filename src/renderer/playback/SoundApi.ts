import type { AxiosInstance } from "axios";

export class SoundApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Returns a take as one playable file. Fetched, because `<audio src>` cannot send the token. */
  async audio(visitId: string, takeId: string, signal: AbortSignal): Promise<Blob> {
    const { data } = await this.http.get<Blob>(`/api/v1/visits/${visitId}/takes/${takeId}/audio`, {
      responseType: "blob",
      signal,
    });
    return data;
  }
}
