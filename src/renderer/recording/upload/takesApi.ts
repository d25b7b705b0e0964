import type { AxiosInstance } from "axios";
import type { CreateTake, FinishTake, PartsState, Take } from "../../../shared/recording/take";
import type { TakeState } from "../../../shared/recording/takeState";
import type { Consent, UpdateVisit, Visit } from "../../../shared/visits/visit";

/** The service as recording needs it. Every failure is an AppError. */
export class TakesApi {
  constructor(private readonly http: AxiosInstance) {}

  async visit(visitId: string): Promise<Visit> {
    return (await this.http.get<Visit>(`/api/v1/visits/${visitId}`)).data;
  }

  async updateVisit(visitId: string, change: UpdateVisit): Promise<Visit> {
    return (await this.http.patch<Visit>(`/api/v1/visits/${visitId}`, change)).data;
  }

  /** Under the address of takes, so that a sign-in that ended waits here instead of ending the session. */
  async begin(visitId: string, take: CreateTake): Promise<Take> {
    return (await this.http.post<Take>(`/api/v1/visits/${visitId}/takes`, take)).data;
  }

  noteConsent(visitId: string, consent: Consent): Promise<Visit> {
    return this.updateVisit(visitId, { consent });
  }

  async state(visitId: string, takeId: string): Promise<TakeState> {
    return (await this.http.get<TakeState>(`/api/v1/visits/${visitId}/takes/${takeId}`)).data;
  }

  async sendPart(
    visitId: string,
    takeId: string,
    seq: number,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<PartsState | null> {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const headers = {
      "content-type": "application/octet-stream",
      "content-digest": `sha-256=:${btoa(String.fromCharCode(...digest))}:`,
    };
    const path = `/api/v1/visits/${visitId}/takes/${takeId}/parts/${seq}`;
    const { status, data } = await this.http.put<PartsState>(path, bytes, { headers });
    return status === 204 ? null : data;
  }

  /** Every take of the session, with how long ago something of it came. */
  async takes(visitId: string): Promise<TakeState[]> {
    return (await this.http.get<{ items: TakeState[] }>(`/api/v1/visits/${visitId}/takes`)).data.items;
  }

  /** Ends a take whose recorder is lost, with what the practice has of it. */
  async finishWithoutRest(visitId: string, takeId: string): Promise<Take> {
    return (await this.http.post<Take>(`/api/v1/visits/${visitId}/takes/${takeId}/finish-without-rest`)).data;
  }

  async finish(visitId: string, takeId: string, end: FinishTake): Promise<Take> {
    return (await this.http.post<Take>(`/api/v1/visits/${visitId}/takes/${takeId}/finish`, end)).data;
  }
}
