import type { AxiosInstance } from "axios";
import {
  type ListedOrganization,
  listedOrganizationSchema,
  type ManageOrganization,
  type MovePerson,
  organizationListSchema,
} from "../../../shared/practice/organization";
import {
  type ManageMember,
  type PracticeMember,
  practiceMemberSchema,
  practiceMembersSchema,
} from "../../../shared/practice/practiceMember";

const path = "/api/v1/organizations";

/** Client of the operators' routes: all organizations of the server and their people. */
export class OrganizationsApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Loads all organizations, page by page. */
  async list(): Promise<ListedOrganization[]> {
    const all: ListedOrganization[] = [];
    let cursor: string | null = null;
    do {
      const params: { cursor?: string } = cursor === null ? {} : { cursor };
      const page = organizationListSchema.parse((await this.http.get<unknown>(path, { params })).data);
      all.push(...page.items);
      cursor = page.next_cursor;
    } while (cursor !== null);
    return all;
  }

  async create(name: string): Promise<ListedOrganization> {
    return listedOrganizationSchema.parse((await this.http.post<unknown>(path, { name })).data);
  }

  /** Renames, archives or restores an organization. @throws {AppError} `conflict` if one with people is archived. */
  async change(id: string, change: ManageOrganization): Promise<ListedOrganization> {
    return listedOrganizationSchema.parse((await this.http.patch<unknown>(`${path}/${id}`, change)).data);
  }

  async people(id: string): Promise<PracticeMember[]> {
    return practiceMembersSchema.parse((await this.http.get<unknown>(`${path}/${id}/people`)).data).items;
  }

  /** Moves a person. @param id of the new organization. @throws {AppError} `conflict`, e.g. for the last admin. */
  async move(id: string, move: MovePerson): Promise<PracticeMember> {
    return practiceMemberSchema.parse((await this.http.post<unknown>(`${path}/${id}/people`, move)).data);
  }

  /**
   * Changes the account type of a person in organization `id`, or whether they are an operator.
   * @throws {AppError} `conflict`, e.g. for the last admin.
   */
  async changePerson(id: string, userId: string, change: ManageMember): Promise<PracticeMember> {
    const { data } = await this.http.patch<unknown>(`${path}/${id}/people/${userId}`, change);
    return practiceMemberSchema.parse(data);
  }
}
