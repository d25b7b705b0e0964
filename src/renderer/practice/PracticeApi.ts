import type { AxiosInstance } from "axios";
import type { AccountType } from "../../shared/access/accountType";
import { type AuditPage, auditPageSchema, type AuditQuery } from "../../shared/practice/auditEntry";
import {
  type Invitation,
  invitationListSchema,
  type Invite,
  type SentInvitation,
  sentInvitationSchema,
} from "../../shared/practice/invitation";
import { type ChangeOrganization, type Organization, organizationSchema } from "../../shared/practice/organization";
import { type PracticeMember, practiceMemberSchema, practiceMembersSchema } from "../../shared/practice/practiceMember";

/** An action of an admin on a member, other than changing the account type. */
export type MemberAction = "sign-out" | "disable" | "enable";

const invitationsPath = "/api/v1/invitations";
const organizationPath = "/api/v1/organization";
const usersPath = "/api/v1/users";

/** Client of the routes for the practice and its members. */
export class PracticeApi {
  constructor(private readonly http: AxiosInstance) {}

  async organization(): Promise<Organization> {
    return organizationSchema.parse((await this.http.get<unknown>(organizationPath)).data);
  }

  /** Changes the given settings. @returns the changed practice. */
  async changeOrganization(change: ChangeOrganization): Promise<Organization> {
    return organizationSchema.parse((await this.http.patch<unknown>(organizationPath, change)).data);
  }

  async members(): Promise<PracticeMember[]> {
    return practiceMembersSchema.parse((await this.http.get<unknown>(usersPath)).data).items;
  }

  /** Changes the account type of a member. @returns the changed member. */
  async changeAccountType(id: string, account_type: AccountType): Promise<PracticeMember> {
    return practiceMemberSchema.parse((await this.http.patch<unknown>(`${usersPath}/${id}`, { account_type })).data);
  }

  /** Performs an action on a member. @returns the changed member. */
  async act(id: string, action: MemberAction): Promise<PracticeMember> {
    return practiceMemberSchema.parse((await this.http.post<unknown>(`${usersPath}/${id}/${action}`)).data);
  }

  /**
   * Removes a member.
   * @param successorId the colleague who takes over; null for none.
   * @throws {AppError} `conflict` if the member can't be removed, e.g. the last admin; the message says why.
   */
  async remove(id: string, successorId: string | null): Promise<void> {
    await this.http.post(`${usersPath}/${id}/remove`, successorId === null ? {} : { successor_id: successorId });
  }

  async invitations(): Promise<Invitation[]> {
    return invitationListSchema.parse((await this.http.get<unknown>(invitationsPath)).data).items;
  }

  async invite(invite: Invite): Promise<SentInvitation> {
    return sentInvitationSchema.parse((await this.http.post<unknown>(invitationsPath, invite)).data);
  }

  async resend(id: string): Promise<SentInvitation> {
    return sentInvitationSchema.parse((await this.http.post<unknown>(`${invitationsPath}/${id}/resend`)).data);
  }

  async revoke(id: string): Promise<void> {
    await this.http.delete(`${invitationsPath}/${id}`);
  }

  /**
   * Loads a page of the audit log, newest entries first.
   * @param organizationId of any organization, for operators; null for the practice's own log.
   */
  async audit(organizationId: string | null, params: AuditQuery): Promise<AuditPage> {
    const path = organizationId === null ? "/api/v1/audit" : `/api/v1/organizations/${organizationId}/audit`;
    return auditPageSchema.parse((await this.http.get<unknown>(path, { params })).data);
  }
}
