import { AppError } from "../../shared/errors";
import type { ChangeOrganization } from "../../shared/practice/organization";
import { builtInTemplates } from "../../shared/templates/builtInTemplates";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { SharedVisitsRepository } from "../visits/SharedVisitsRepository";

/**
 * Changes the name and settings of the admin's practice, and records which.
 * @throws {AppError} `invalid_input` for a template that is not built in.
 */
export async function changePractice(
  { database }: Pick<ServerContext, "database">,
  { id, sessionId, organizationId }: CurrentUser,
  change: ChangeOrganization,
): Promise<void> {
  const { name, ...settings } = change;
  if (settings.default_template && !builtInTemplates.some(({ id: known }) => known === settings.default_template)) {
    const message = "Choose one of the built-in templates.";
    throw new AppError("invalid_input", message, { errors: [{ path: "default_template", message }] });
  }
  await database.transaction(async (tx) => {
    const organizations = new OrganizationsRepository(tx);
    if (name !== undefined) await organizations.rename(organizationId, name);
    await organizations.lock(organizationId);
    const before = await organizations.byId(organizationId);
    await organizations.setSettings(organizationId, settings);
    const { share_signed_notes: isShared = before?.share_signed_notes } = settings;
    // Also when it begins to share: a signature at the same moment as the end of sharing can have stored tokens after it.
    // `renewSearchTokens` makes new ones.
    if (isShared !== before?.share_signed_notes) await new SharedVisitsRepository(tx).removeTokens(organizationId);
    const detail = { organization: organizationId, fields: Object.keys(change).join(" ") };
    await recordAudit(tx, { action: "practice_changed", userId: id, sessionId, detail });
  });
}
