import type { AxiosInstance } from "axios";
import { type Snippet, snippetsSchema } from "../../shared/notes/snippet";

const path = "/api/v1/snippets";

/** Client of the route for a person's snippets. */
export class SnippetsApi {
  constructor(private readonly http: AxiosInstance) {}

  async read(): Promise<Snippet[]> {
    return snippetsSchema.parse((await this.http.get<unknown>(path)).data).snippets;
  }

  /** Replaces all snippets. @returns them as saved. */
  async save(snippets: readonly Snippet[]): Promise<Snippet[]> {
    return snippetsSchema.parse((await this.http.put<unknown>(path, { snippets })).data).snippets;
  }
}
