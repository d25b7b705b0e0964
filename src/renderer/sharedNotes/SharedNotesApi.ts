import type { AxiosInstance } from "axios";
import { practiceSchema } from "../../shared/practice/organization";
import {
  type ListSharedVisitsQuery,
  type SharedNote,
  sharedNoteSchema,
  type SharedVisitPage,
  sharedVisitPageSchema,
} from "../../shared/sharedNotes/sharedNote";

/** Calls the routes for the signed notes that a practice shares. They change nothing. */
export class SharedNotesApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Returns whether the practice shares signed notes. */
  async isShared(): Promise<boolean> {
    return practiceSchema.parse((await this.http.get<unknown>("/api/v1/practice")).data).share_signed_notes;
  }

  async list(query: ListSharedVisitsQuery): Promise<SharedVisitPage> {
    const { data } = await this.http.get<unknown>("/api/v1/practice/visits", { params: query });
    return sharedVisitPageSchema.parse(data);
  }

  /** Returns a signed visit with its documents. Each call for a colleague's visit is recorded in the audit log. */
  async get(id: string): Promise<SharedNote> {
    const { data } = await this.http.get<unknown>(`/api/v1/practice/visits/${id}`);
    return sharedNoteSchema.parse(data);
  }
}
