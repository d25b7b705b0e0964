import type { AxiosInstance } from "axios";
import type { LinkAction } from "../../shared/newsletter/newsletter";

/** The calls of the newsletter page. */
export class NewsletterApi {
  constructor(private readonly http: AxiosInstance) {}

  async subscribe(email: string): Promise<void> {
    await this.http.post("/api/v1/newsletter", { email });
  }

  /** What a link of a mail asks for. @throws {AppError} `not_found` where the link was used or is too old. */
  async follow(action: LinkAction, token: string): Promise<void> {
    await this.http.post(`/api/v1/newsletter/${action}`, { token });
  }
}
