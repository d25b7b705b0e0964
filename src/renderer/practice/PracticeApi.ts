import type { AxiosInstance } from "axios";
import type { AccountType } from "../../shared/access/accountType";
import { type Organization, organizationSchema } from "../../shared/practice/organization";
import { type PracticeMember, practiceMemberSchema, practiceMembersSchema } from "../../shared/practice/practiceMember";

const organizationPath = "/api/v1/organization";
const usersPath = "/api/v1/users";

/** Client of the routes for the practice and its members. */
export class PracticeApi {
  constructor(private readonly http: AxiosInstance) {}

  async organization(): Promise<Organization> {
    return organizationSchema.parse((await this.http.get<unknown>(organizationPath)).data);
  }

  /** Renames the practice. @returns the practice with its new name. */
  async rename(name: string): Promise<Organization> {
    return organizationSchema.parse((await this.http.patch<unknown>(organizationPath, { name })).data);
  }

  async members(): Promise<PracticeMember[]> {
    return practiceMembersSchema.parse((await this.http.get<unknown>(usersPath)).data).items;
  }

  /** Changes the account type of a member. @returns the changed member. */
  async changeAccountType(id: string, account_type: AccountType): Promise<PracticeMember> {
    return practiceMemberSchema.parse((await this.http.patch<unknown>(`${usersPath}/${id}`, { account_type })).data);
  }
}
