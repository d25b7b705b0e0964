import { z } from "zod";
import { AppError } from "../../shared/errors";
import { auditPageSchema, auditQuerySchema } from "../../shared/practice/auditEntry";
import {
  changeMemberSchema,
  practiceMemberSchema,
  practiceMembersSchema,
  removeMemberSchema,
} from "../../shared/practice/practiceMember";
import { changeOrganizationSchema, organizationSchema, type Organization } from "../../shared/practice/organization";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { requireAccountType, requireUser } from "../platform/http/currentUser";
import type { Settings } from "../platform/settings/settings";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { AuditRepository } from "./AuditRepository";
import { changePractice } from "./changePractice";
import { changeAccountType } from "./changeAccountType";
import { disableMember, enableMember, removeMember, signOutMember } from "./changeMember";
import { PracticeRepository } from "./PracticeRepository";

const params = z.object({ id: z.uuid() });

/** Routes of the practice's users, the practice itself and its audit log, for its admins only. */
export const practiceRoutes: DomainRoutes = async (app, { context }) => {
  const practice = new PracticeRepository(context.database, context.vault);
  const organizations = new OrganizationsRepository(context.database);
  app.addHook("onRequest", async (request) => void requireAccountType(request, "admin"));

  app.get("/users", { schema: { response: { 200: practiceMembersSchema } } }, async (request) => ({
    items: await practice.members(requireUser(request).organizationId, context.log),
    next_cursor: null,
  }));

  app.patch(
    "/users/:id",
    {
      schema: {
        params,
        body: changeMemberSchema,
        response: { 200: practiceMemberSchema },
      },
    },
    (request) => changeAccountType(context, requireUser(request), request.params.id, request.body.account_type),
  );

  const one = { schema: { params, response: { 200: practiceMemberSchema } } };
  app.post("/users/:id/sign-out", one, (request) => signOutMember(context, requireUser(request), request.params.id));
  app.post("/users/:id/disable", one, (request) => disableMember(context, requireUser(request), request.params.id));
  app.post("/users/:id/enable", one, (request) => enableMember(context, requireUser(request), request.params.id));
  app.post(
    "/users/:id/remove",
    { schema: { params, body: removeMemberSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      const { successor_id: successor = null } = request.body;
      await removeMember(context, requireUser(request), request.params.id, successor);
      return reply.code(204).send(null);
    },
  );

  const own = async (organizationId: string) => {
    const organization = await organizations.byId(organizationId);
    if (!organization) throw new AppError("not_found", "Your practice was not found.");
    return { ...organization, server: serverDefaults(context.settings) };
  };
  app.get("/organization", { schema: { response: { 200: organizationSchema } } }, (request) =>
    own(requireUser(request).organizationId),
  );
  app.patch(
    "/organization",
    { schema: { body: changeOrganizationSchema, response: { 200: organizationSchema } } },
    async (request) => {
      await changePractice(context, requireUser(request), request.body);
      return own(requireUser(request).organizationId);
    },
  );

  const audit = new AuditRepository(context.database, context.vault, context.log);
  const listing = { querystring: auditQuerySchema, response: { 200: auditPageSchema } };
  app.get("/audit", { schema: listing }, (request) => audit.page(requireUser(request).organizationId, request.query));
};

/** Returns what applies if a practice has not set it. */
function serverDefaults(settings: Settings): Organization["server"] {
  return {
    retention_days: settings.CHARTSIDE_RETENTION_DAYS,
    default_template: settings.CHARTSIDE_DEFAULT_TEMPLATE ?? null,
    time_zone: settings.CHARTSIDE_TIME_ZONE ?? null,
    consent_wording: settings.CHARTSIDE_CONSENT_WORDING ?? null,
  };
}
