import type { AxiosInstance } from "axios";
import type { AmendVisit } from "../../shared/visits/amendment";
import {
  type CreateVisit,
  type ListVisitsQuery,
  type UpdateVisit,
  type Visit,
  type VisitPage,
  visitPageSchema,
  visitSchema,
} from "../../shared/visits/visit";

const visitPath = (id: string): string => `/api/v1/visits/${id}`;

/**
 * Calls the routes for visits. A failed request rejects with an AppError, an answer that does not match its schema with
 * a ZodError.
 */
export class VisitsApi {
  constructor(private readonly http: AxiosInstance) {}

  async list(query: ListVisitsQuery): Promise<VisitPage> {
    const { data } = await this.http.get<unknown>("/api/v1/visits", { params: query });
    return visitPageSchema.parse(data);
  }

  /** Returns all visits, newest first, 200 per request. */
  async all(): Promise<Visit[]> {
    const all: Visit[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page: VisitPage = await this.list({ cursor, limit: 200 });
      all.push(...page.items);
      cursor = page.next_cursor;
    }
    return all;
  }

  async get(id: string): Promise<Visit> {
    const { data } = await this.http.get<unknown>(visitPath(id));
    return visitSchema.parse(data);
  }

  async create(visit: CreateVisit): Promise<Visit> {
    const { data } = await this.http.post<unknown>("/api/v1/visits", visit);
    return visitSchema.parse(data);
  }

  async update(id: string, changes: UpdateVisit): Promise<Visit> {
    const { data } = await this.http.patch<unknown>(visitPath(id), changes);
    return visitSchema.parse(data);
  }

  /** Changes details of a signed visit, or of one with a signed document. */
  async amend(id: string, changes: AmendVisit): Promise<Visit> {
    const { data } = await this.http.post<unknown>(`${visitPath(id)}/amendments`, changes);
    return visitSchema.parse(data);
  }

  async remove(id: string): Promise<void> {
    await this.http.delete(visitPath(id));
  }

  async restore(id: string): Promise<Visit> {
    const { data } = await this.http.post<unknown>(`${visitPath(id)}/restore`);
    return visitSchema.parse(data);
  }
}
