import type { AxiosInstance } from "axios";
import type { LinkAction } from "../../shared/newsletter/newsletter";

/** Client of the newsletter routes. */
export class NewsletterApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Requests a confirmation email to this address. */
  async subscribe(email: string): Promise<void> {
    await this.http.post("/api/v1/newsletter", { email });
  }

  /** Performs the action of an email link. @throws {AppError} `not_found` if the link was used or has expired. */
  async follow(action: LinkAction, token: string): Promise<void> {
    await this.http.post(`/api/v1/newsletter/${action}`, { token });
  }
}
