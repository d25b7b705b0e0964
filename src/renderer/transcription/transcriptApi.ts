import type { AxiosInstance } from "axios";
import { healthSchema, type SpeechStatus } from "../../shared/system/system";
import {
  type PatchUtterance,
  type Utterance,
  transcriptSchema,
  utteranceSchema,
} from "../../shared/transcription/utterance";

export class TranscriptApi {
  constructor(private readonly http: AxiosInstance) {}

  /** @returns every utterance the change touched, as far as the answer tells; the rest comes over the visit's events. */
  async patchUtterance(visitId: string, utteranceId: string, change: PatchUtterance): Promise<Utterance[]> {
    const { data } = await this.http.patch<unknown>(`/api/v1/visits/${visitId}/transcript/${utteranceId}`, change);
    const one = utteranceSchema.safeParse(data);
    return one.success ? [one.data] : transcriptSchema.parse(data).utterances;
  }

  /** Replaces the typed lines by this text. */
  async putText(visitId: string, text: string): Promise<Utterance[]> {
    const { data } = await this.http.put<unknown>(`/api/v1/visits/${visitId}/transcript`, { text });
    return transcriptSchema.parse(data).utterances;
  }

  async retry(visitId: string): Promise<void> {
    await this.http.post(`/api/v1/visits/${visitId}/retry`);
  }

  /** Which speech engine is in use. */
  async speech(): Promise<SpeechStatus> {
    // Health answers 503 with the same body while something fails.
    const { data } = await this.http.get<unknown>("/api/v1/health", {
      validateStatus: (status) => status === 200 || status === 503,
    });
    return healthSchema.parse(data).speech;
  }
}
