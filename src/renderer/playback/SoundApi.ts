import type { AxiosInstance } from "axios";

/** Loads the audio of takes from the server. */
export class SoundApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Returns a take as one playable file. Loaded as a blob, because `<audio src>` cannot send the access token. */
  async audio(visitId: string, takeId: string, signal: AbortSignal): Promise<Blob> {
    const { data } = await this.http.get<Blob>(`/api/v1/visits/${visitId}/takes/${takeId}/audio`, {
      responseType: "blob",
      signal,
    });
    return data;
  }
}
