import type { AxiosInstance } from "axios";
import { type VisitAnswer, visitAnswerSchema } from "../../shared/notes/visitAnswer";

/** Client of the route that finds the lines of a visit about what a question names. */
export class AskApi {
  constructor(private readonly http: AxiosInstance) {}

  async ask(visitId: string, question: string): Promise<VisitAnswer> {
    return visitAnswerSchema.parse((await this.http.post<unknown>(`/api/v1/visits/${visitId}/ask`, { question })).data);
  }
}
