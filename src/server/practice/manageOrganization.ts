import { AppError } from "../../shared/errors";
import type { ListedOrganization, ManageOrganization } from "../../shared/practice/organization";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { recheckOperator } from "../auth/accounts/recheckOperator";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { organizationNotFound } from "./movePerson";

type Context = Pick<ServerContext, "database" | "vault">;

/** Creates an organization without people. @throws {AppError} `forbidden` if the caller is no longer an operator. */
export function createOrganization(
  { database, vault }: Context,
  operator: CurrentUser,
  name: string,
): Promise<ListedOrganization> {
  return database.transaction(async (tx) => {
    await recheckOperator(tx, vault, operator);
    const id = await new OrganizationsRepository(tx).create(name);
    await recordChange(tx, operator, "organization_created", id);
    return readSummary(tx, id);
  });
}

/**
 * Renames, archives or restores an organization.
 * @throws {AppError} `not_found`; `conflict` if the organization to archive still has people; `forbidden` if the caller
 * is no longer an operator.
 */
export function manageOrganization(
  { database, vault }: Context,
  operator: CurrentUser,
  id: string,
  { name, archived }: ManageOrganization,
): Promise<ListedOrganization> {
  return database.transaction(async (tx) => {
    const organizations = new OrganizationsRepository(tx);
    const locked = await organizations.lock(id);
    await recheckOperator(tx, vault, operator);
    if (!locked) throw organizationNotFound();
    if (name !== undefined) {
      await organizations.rename(id, name);
      await recordChange(tx, operator, "organization_renamed", id);
    }
    if (archived !== undefined && archived !== locked.isArchived) {
      if (archived && (await readSummary(tx, id)).people > 0)
        throw new AppError(
          "conflict",
          "This organization still has people. Move them to another organization, then archive it.",
        );
      await organizations.setArchived(id, archived);
      await recordChange(tx, operator, archived ? "organization_archived" : "organization_restored", id);
    }
    return readSummary(tx, id);
  });
}

async function readSummary(tx: Queryable, id: string): Promise<ListedOrganization> {
  const organization = await new OrganizationsRepository(tx).listed(id);
  if (!organization) throw organizationNotFound();
  return organization;
}

const recordChange = (
  tx: Queryable,
  { id, sessionId }: CurrentUser,
  action: string,
  organization: string,
): Promise<void> =>
  recordAudit(tx, { action, userId: id, sessionId, organizationId: organization, detail: { organization } });
