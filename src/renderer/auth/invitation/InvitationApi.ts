import type { AxiosInstance } from "axios";
import { type OpenInvitation, openInvitationSchema } from "../../../shared/practice/invitation";

/** Client of the routes that load and accept an invitation. */
export class InvitationApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Loads the invitation of a link. @throws {AppError} `not_found` if the link was used or revoked, or has expired. */
  async open(token: string): Promise<OpenInvitation> {
    return openInvitationSchema.parse((await this.http.post<unknown>("/api/v1/invitations/open", { token })).data);
  }

  /** Accepts with the signed-in account. @throws {AppError} `conflict` with the reason; `not_found` like `open`. */
  async accept(token: string): Promise<void> {
    await this.http.post("/api/v1/invitations/accept", { token });
  }
}
