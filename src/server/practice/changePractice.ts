import type { ChangeOrganization } from "../../shared/practice/organization";
import { builtInTemplates } from "../../shared/templates/builtInTemplates";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { recheckAdmin } from "../auth/accounts/recheckAdmin";
import { recordAudit } from "../platform/audit/recordAudit";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { SharedVisitsRepository } from "../visits/SharedVisitsRepository";
import { invalidField } from "../platform/http/invalidField";

/**
 * Changes the name and settings of the admin's practice, and records the names of the changed fields.
 * @throws {AppError} `invalid_input` for a template that is not built in; `forbidden` if the caller is no longer an
 * admin.
 */
export async function changePractice(
  { database, vault }: Pick<ServerContext, "database" | "vault">,
  admin: CurrentUser,
  change: ChangeOrganization,
): Promise<void> {
  const { id, sessionId, organizationId } = admin;
  const { name, ...settings } = change;
  if (settings.default_template && !builtInTemplates.some(({ id: known }) => known === settings.default_template)) {
    throw invalidField("default_template", "Choose one of the built-in templates.");
  }
  await database.transaction(async (tx) => {
    const organizations = new OrganizationsRepository(tx);
    await organizations.lock(organizationId);
    await recheckAdmin(tx, vault, admin);
    if (name !== undefined) await organizations.rename(organizationId, name);
    const before = await organizations.byId(organizationId);
    await organizations.setSettings(organizationId, settings);
    const { share_signed_notes: isShared = before?.share_signed_notes } = settings;
    // Removes tokens also when sharing begins: a note that was being signed when sharing last ended can have stored
    // tokens after that. `renewSearchTokens` makes new ones.
    if (isShared !== before?.share_signed_notes) await new SharedVisitsRepository(tx).removeTokens(organizationId);
    const detail = { organization: organizationId, fields: Object.keys(change).join(" ") };
    await recordAudit(tx, { action: "practice_changed", userId: id, sessionId, detail });
  });
}
