import type { AxiosInstance } from "axios";

export class PlaybackApi {
  constructor(private readonly http: AxiosInstance) {}

  /** A take as one playable file. It is fetched because `<audio src>` cannot carry the sign-in. */
  async audio(visitId: string, takeId: string, signal: AbortSignal): Promise<Blob> {
    const { data } = await this.http.get<Blob>(`/api/v1/visits/${visitId}/takes/${takeId}/audio`, {
      responseType: "blob",
      signal,
    });
    return data;
  }
}
