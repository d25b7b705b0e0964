import { z } from "zod";
import { auditPageSchema, auditQuerySchema } from "../../shared/practice/auditEntry";
import {
  createOrganizationSchema,
  listedOrganizationSchema,
  manageOrganizationSchema,
  movePersonSchema,
  organizationListSchema,
  organizationQuerySchema,
} from "../../shared/practice/organization";
import { manageMemberSchema, practiceMemberSchema, practiceMembersSchema } from "../../shared/practice/practiceMember";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { requireOperator, requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { AuditRepository } from "./AuditRepository";
import { manageMember } from "./manageMember";
import { createOrganization, manageOrganization } from "./manageOrganization";
import { movePerson, organizationNotFound } from "./movePerson";
import { PracticeRepository } from "./PracticeRepository";

const params = z.object({ id: z.uuid() });

/** Routes for all organizations on the server and their people, for operators only. */
export const organizationsRoutes: DomainRoutes = async (app, { context }) => {
  const organizations = new OrganizationsRepository(context.database);
  const practice = new PracticeRepository(context.database, context.vault);
  const audit = new AuditRepository(context.database, context.vault, context.log);
  const requireOrganization = async (id: string): Promise<void> => {
    if (!(await organizations.byId(id))) throw organizationNotFound();
  };
  app.addHook("onRequest", async (request) => void requireOperator(request));

  const list = { querystring: organizationQuerySchema, response: { 200: organizationListSchema } };
  app.get("/organizations", { schema: list }, ({ query: { cursor, limit } }) =>
    organizations.list(cursor ?? null, limit),
  );

  app.post(
    "/organizations",
    { schema: { body: createOrganizationSchema, response: { 201: listedOrganizationSchema } } },
    async (request, reply) =>
      reply.code(201).send(await createOrganization(context, requireUser(request), request.body.name)),
  );

  app.patch(
    "/organizations/:id",
    { schema: { params, body: manageOrganizationSchema, response: { 200: listedOrganizationSchema } } },
    (request) => manageOrganization(context, requireUser(request), request.params.id, request.body),
  );

  app.get(
    "/organizations/:id/people",
    { schema: { params, response: { 200: practiceMembersSchema } } },
    async (request) => {
      const { id } = request.params;
      await requireOrganization(id);
      return { items: await practice.members(id, context.log), next_cursor: null };
    },
  );

  app.post(
    "/organizations/:id/people",
    { schema: { params, body: movePersonSchema, response: { 200: practiceMemberSchema } } },
    (request) => movePerson(context, requireUser(request), request.params.id, request.body),
  );

  app.patch(
    "/organizations/:id/people/:user",
    {
      schema: {
        params: z.object({ id: z.uuid(), user: z.uuid() }),
        body: manageMemberSchema,
        response: { 200: practiceMemberSchema },
      },
    },
    (request) => {
      const { id: organizationId, user: userId } = request.params;
      return manageMember(context, requireUser(request), { organizationId, userId }, request.body);
    },
  );

  app.get(
    "/organizations/:id/audit",
    { schema: { params, querystring: auditQuerySchema, response: { 200: auditPageSchema } } },
    async (request) => {
      await requireOrganization(request.params.id);
      return audit.page(request.params.id, request.query);
    },
  );
};
