import type { AxiosInstance } from "axios";
import type { CreateTake, FinishTake } from "../../../shared/recording/take";
import { takesSchema, takeStateSchema, type TakeState } from "../../../shared/recording/takeState";

const withSignal = (signal: AbortSignal | undefined): { signal?: AbortSignal } => (signal ? { signal } : {});
const takesPath = (visitId: string): string => `/api/v1/visits/${visitId}/takes`;

/** Calls the routes for the takes of a visit. A failed request rejects with an AppError. `signal` aborts a request. */
export class TakesApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Announces a take; no effect if the server has it already. A 401 from an upload route does not end the session. */
  async begin(visitId: string, take: CreateTake, signal?: AbortSignal): Promise<void> {
    await this.http.post(takesPath(visitId), take, withSignal(signal));
  }

  /** Returns which parts of a take the server has. */
  async state(visitId: string, takeId: string, signal?: AbortSignal): Promise<TakeState> {
    const { data } = await this.http.get<unknown>(`${takesPath(visitId)}/${takeId}`, withSignal(signal));
    return takeStateSchema.parse(data);
  }

  /** Sends a part with its SHA-256 digest. A part may be sent again. */
  async sendPart(
    visitId: string,
    takeId: string,
    seq: number,
    bytes: Uint8Array<ArrayBuffer>,
    signal?: AbortSignal,
  ): Promise<void> {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const headers = {
      "content-type": "application/octet-stream",
      "content-digest": `sha-256=:${btoa(String.fromCharCode(...digest))}:`,
    };
    await this.http.put(`${takesPath(visitId)}/${takeId}/parts/${seq}`, bytes, { headers, ...withSignal(signal) });
  }

  /** Returns every take of the visit, with the time since its last part. */
  async list(visitId: string): Promise<TakeState[]> {
    const { data } = await this.http.get<unknown>(takesPath(visitId));
    return takesSchema.parse(data).items;
  }

  /** Ends a take whose recorder is lost, with the parts that the server has. */
  async finishIncomplete(visitId: string, takeId: string): Promise<void> {
    await this.http.post(`${takesPath(visitId)}/${takeId}/finish-without-rest`);
  }

  /** Ends a take. @throws {AppError} `parts_missing`, with the missing parts. */
  async finish(visitId: string, takeId: string, end: FinishTake, signal?: AbortSignal): Promise<void> {
    await this.http.post(`${takesPath(visitId)}/${takeId}/finish`, end, withSignal(signal));
  }
}
