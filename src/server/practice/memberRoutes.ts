import { AppError } from "../../shared/errors";
import { practiceSchema } from "../../shared/practice/organization";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";

/** The route of the practice for its members, of every account type. */
export const memberRoutes: DomainRoutes = async (app, { context }) => {
  app.get("/practice", { schema: { response: { 200: practiceSchema } } }, async (request) => {
    const practice = await new OrganizationsRepository(context.database).byId(requireUser(request).organizationId);
    if (!practice) throw new AppError("not_found", "Your practice was not found.");
    return {
      ...practice,
      consent_wording: practice.consent_wording ?? context.settings.CHARTSIDE_CONSENT_WORDING ?? null,
    };
  });
};
