import type { AxiosInstance } from "axios";
import { AppError } from "../../shared/errors";
import { healthSchema } from "../../shared/system/health";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import {
  type PatchUtterance,
  type Utterance,
  transcriptSchema,
  utteranceSchema,
} from "../../shared/transcription/utterance";

/** Calls the routes for the transcript of a visit. A failed request rejects with an AppError. */
export class TranscriptApi {
  constructor(private readonly http: AxiosInstance) {}

  async get(visitId: string): Promise<Utterance[]> {
    const { data } = await this.http.get<unknown>(`/api/v1/visits/${visitId}/transcript`);
    return transcriptSchema.parse(data).utterances;
  }

  /** Corrects an utterance. @returns it; other utterances that the correction changes arrive over the event stream. */
  async patchUtterance(visitId: string, utteranceId: string, change: PatchUtterance): Promise<Utterance> {
    const { data } = await this.http.patch<unknown>(`/api/v1/visits/${visitId}/transcript/${utteranceId}`, change);
    return utteranceSchema.parse(data);
  }

  /** Replaces the typed lines; recorded lines are kept. @returns the whole transcript afterwards. */
  async putText(visitId: string, text: string): Promise<Utterance[]> {
    const { data } = await this.http.put<unknown>(`/api/v1/visits/${visitId}/transcript`, { text });
    return transcriptSchema.parse(data).utterances;
  }

  /** Retries immediately what failed or was postponed while the visit was processed. */
  async retry(visitId: string): Promise<void> {
    await this.http.post(`/api/v1/visits/${visitId}/retry`);
  }

  /** Returns the status of the speech engine. @throws {AppError} `unavailable` if the response lacks it. */
  async speech(): Promise<SpeechStatus> {
    // The health route answers 503 with the same body if something fails.
    const { data } = await this.http.get<unknown>("/api/v1/health", {
      validateStatus: (status) => status === 200 || status === 503,
    });
    const { speech } = healthSchema.parse(data);
    if (!speech) throw new AppError("unavailable", "The speech engine can’t be checked right now. Try again.");
    return speech;
  }
}
