import type { AxiosInstance } from "axios";
import { type OpenInvitation, openInvitationSchema } from "../../../shared/practice/invitation";

/** Client of the routes with which the link of an invitation is opened and accepted. */
export class InvitationApi {
  constructor(private readonly http: AxiosInstance) {}

  /** @throws {AppError} `not_found` if the link was used, revoked or has expired. */
  async open(token: string): Promise<OpenInvitation> {
    return openInvitationSchema.parse((await this.http.post<unknown>("/api/v1/invitations/open", { token })).data);
  }

  /** Accepts with the signed-in account. @throws {AppError} `conflict` with the reason, `not_found` as `open`. */
  async accept(token: string): Promise<void> {
    await this.http.post("/api/v1/invitations/accept", { token });
  }
}
