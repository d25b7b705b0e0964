import type { AxiosInstance } from "axios";
import { type SaveTemplate, type Template, templateListSchema, templateSchema } from "../../shared/templates/template";

const path = (id: string): string => `/api/v1/templates/${encodeURIComponent(id)}`;

/**
 * Calls the routes for templates. A failed request rejects with an AppError, an answer that does not match its schema
 * with a ZodError.
 */
export class TemplatesApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Returns the built-in templates, then the user's own by title. */
  async list(): Promise<Template[]> {
    const { data } = await this.http.get<unknown>("/api/v1/templates");
    return templateListSchema.parse(data).items;
  }

  async get(id: string): Promise<Template> {
    return templateSchema.parse((await this.http.get<unknown>(path(id))).data);
  }

  async create(template: SaveTemplate): Promise<Template> {
    return templateSchema.parse((await this.http.post<unknown>("/api/v1/templates", template)).data);
  }

  async save(id: string, template: SaveTemplate): Promise<Template> {
    return templateSchema.parse((await this.http.put<unknown>(path(id), template)).data);
  }

  async remove(id: string): Promise<void> {
    await this.http.delete(path(id));
  }

  async restore(id: string): Promise<Template> {
    return templateSchema.parse((await this.http.post<unknown>(`${path(id)}/restore`)).data);
  }
}
