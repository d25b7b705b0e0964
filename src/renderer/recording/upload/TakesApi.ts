import type { AxiosInstance } from "axios";
import type { CreateTake, FinishTake } from "../../../shared/recording/take";
import { takesSchema, takeStateSchema, type TakeState } from "../../../shared/recording/takeState";

const signalled = (signal: AbortSignal | undefined): { signal?: AbortSignal } => (signal ? { signal } : {});
const takesPath = (visitId: string): string => `/api/v1/visits/${visitId}/takes`;

/** The takes of a visit, as the server has them. Every failure is an AppError. `signal` aborts a request. */
export class TakesApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Announces a take, or does nothing if the server knows it. A 401 under this path does not end the session. */
  async begin(visitId: string, take: CreateTake, signal?: AbortSignal): Promise<void> {
    await this.http.post(takesPath(visitId), take, signalled(signal));
  }

  /** Returns which parts of a take the server has. */
  async state(visitId: string, takeId: string, signal?: AbortSignal): Promise<TakeState> {
    const { data } = await this.http.get<unknown>(`${takesPath(visitId)}/${takeId}`, signalled(signal));
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
    await this.http.put(`${takesPath(visitId)}/${takeId}/parts/${seq}`, bytes, { headers, ...signalled(signal) });
  }

  /** Returns every take of the visit, with the time since its last part. */
  async list(visitId: string): Promise<TakeState[]> {
    const { data } = await this.http.get<unknown>(takesPath(visitId));
    return takesSchema.parse(data).items;
  }

  /** Ends a take whose recorder is lost, with the parts that the server has. */
  async finishWithoutRest(visitId: string, takeId: string): Promise<void> {
    await this.http.post(`${takesPath(visitId)}/${takeId}/finish-without-rest`);
  }

  /** Ends a take. @throws {AppError} `parts_missing`, with the missing parts. */
  async finish(visitId: string, takeId: string, end: FinishTake, signal?: AbortSignal): Promise<void> {
    await this.http.post(`${takesPath(visitId)}/${takeId}/finish`, end, signalled(signal));
  }
}
