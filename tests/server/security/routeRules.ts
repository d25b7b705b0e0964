import { randomUUID } from "node:crypto";
import type { AccountType } from "../../../src/shared/access/accountType";

/** Who has access: an account type, or operators of the server. */
export type Role = AccountType | "operator";

export interface Rule {
  /**
   * `everybody`: no token. `account`: /auth/v1, which checks tokens by its own rules. Otherwise the roles with access.
   */
  to: "everybody" | "account" | readonly Role[];
  /** A valid body, so that a refusal is about the caller or the owner. */
  body?: unknown;
  /** Query string, appended to the path. */
  query?: string;
}

const everybody: Rule = { to: "everybody" };
const account: Rule = { to: "account" };
const rule =
  (...to: Role[]) =>
  (body?: unknown, query?: string): Rule => ({ to, body, ...(query !== undefined && { query }) });
const anyone = rule("pro", "enterprise", "admin");
const preCharting = rule("enterprise", "admin");
const admins = rule("admin");
const operators = rule("operator");

/** Placeholder for the bytes of a part. */
export const sound = new Uint8Array(3);
const at = new Date().toISOString();
const template = { title: "Stolen", sections: [{ title: "Plan", style: "bullets" }] };
const visit = "/api/v1/visits/:id|:visit";

/** Access by route. A new route needs a line here, or the route test fails. */
export const routeRules: Readonly<Record<string, Rule>> = {
  "GET *": everybody, // the files of the web app
  "GET /config.json": everybody,

  "GET /auth/v1/health": everybody,
  "GET /auth/v1/settings": everybody,
  "GET /auth/v1/.well-known/jwks.json": everybody,
  "POST /auth/v1/signup": everybody,
  "POST /auth/v1/token": everybody,
  "POST /auth/v1/recover": everybody,
  "POST /auth/v1/resend": everybody,
  "GET /auth/v1/verify": everybody,
  "POST /auth/v1/verify": everybody,
  "POST /auth/v1/verify/link": everybody,
  "GET /auth/v1/user": account,
  "PUT /auth/v1/user": account,
  "GET /auth/v1/reauthenticate": account,
  "POST /auth/v1/logout": account,

  "GET /api/v1/openapi.json": everybody,
  "GET /api/v1/docs": everybody,
  "GET /api/v1/health": everybody,
  "GET /api/v1/downloads": everybody,
  "POST /api/v1/newsletter": everybody,
  "POST /api/v1/newsletter/confirm": everybody,
  "POST /api/v1/newsletter/unsubscribe": everybody,
  "POST /api/v1/auth/lookup-email": everybody,

  "GET /api/v1/auth/user/me": anyone(),
  "PUT /api/v1/auth/user/me": anyone({ first_name: "Nora" }),
  "GET /api/v1/auth/sessions": anyone(),
  "DELETE /api/v1/auth/sessions/:id": anyone(),
  "POST /api/v1/auth/activity": anyone(),

  // The test provider's pages, behind secret links, and Stripe's signed webhook.
  "GET /api/v1/billing/test/checkout/:token": everybody,
  "POST /api/v1/billing/test/checkout/:token": everybody,
  "GET /api/v1/billing/test/portal/:token": everybody,
  "POST /api/v1/billing/test/portal/:token": everybody,
  "POST /api/v1/billing/webhook": everybody,
  "GET /api/v1/billing/subscription-status": anyone(),
  "POST /api/v1/billing/create-checkout-session": anyone({ tier: "enterprise" }),
  "POST /api/v1/billing/customer-portal": anyone(),
  "POST /api/v1/billing/cancel-subscription": anyone({}),
  "POST /api/v1/billing/pause-subscription": anyone({}),
  "POST /api/v1/billing/validate-coupon": anyone({ coupon_code: "NONE" }),

  "GET /api/v1/visits": anyone(),
  "POST /api/v1/visits": anyone({}),
  [`GET ${visit}`]: anyone(),
  [`PATCH ${visit}`]: anyone({ title: "Stolen", consent: { given: true, method: "spoken", at } }),
  [`DELETE ${visit}`]: anyone(),
  [`POST ${visit}/restore`]: anyone({}),
  [`POST ${visit}/retry`]: anyone({}),
  [`POST ${visit}/amendments`]: anyone({ title: "Stolen", explanation: "None" }),
  [`GET ${visit}/events`]: anyone(),
  [`GET ${visit}/takes`]: anyone(),
  [`POST ${visit}/takes`]: anyone({ id: randomUUID() }),
  [`GET ${visit}/takes/:take`]: anyone(),
  [`PUT ${visit}/takes/:take/parts/:seq`]: anyone(sound),
  [`POST ${visit}/takes/:take/finish`]: anyone({ parts: 2, duration_ms: 2_000 }),
  [`POST ${visit}/takes/:take/finish-without-rest`]: anyone({}),
  [`GET ${visit}/takes/:take/audio`]: anyone(),
  [`GET ${visit}/transcript`]: anyone(),
  [`PUT ${visit}/transcript`]: anyone({ text: "Patient: Stolen." }),
  [`PATCH ${visit}/transcript/:utterance`]: anyone({ text: "Stolen." }),
  [`GET ${visit}/documents`]: anyone(),
  [`POST ${visit}/documents`]: anyone({}),
  [`POST ${visit}/ask`]: anyone({ question: "Aspirin?" }),
  "GET /api/v1/vocabulary": anyone(),
  "PUT /api/v1/vocabulary": anyone({ words: [] }),
  "GET /api/v1/style-rules": anyone(),
  "GET /api/v1/style-rules/:id/examples": anyone(),
  "PATCH /api/v1/style-rules/:id": anyone({ status: "off" }),
  "GET /api/v1/snippets": anyone(),
  "PUT /api/v1/snippets": anyone({ snippets: [] }),
  "GET /api/v1/live-drafting": anyone(),
  "PUT /api/v1/live-drafting": anyone({ on: true }),

  "GET /api/v1/documents/:id": anyone(),
  "DELETE /api/v1/documents/:id": anyone(),
  "PATCH /api/v1/documents/:id": anyone({ base_version: 1, sections: [] }),
  "GET /api/v1/documents/:id/versions": anyone(),
  "GET /api/v1/documents/:id/versions/:version": anyone(),
  "POST /api/v1/documents/:id/cancel-draft": anyone(),
  "POST /api/v1/documents/:id/restore": anyone({ version: 1 }),
  "POST /api/v1/documents/:id/undo-redraft": anyone({ version: 1 }),
  "POST /api/v1/documents/:id/sign": anyone({ version: 1 }),
  "POST /api/v1/documents/:id/addenda": anyone({ text: "Stolen." }),
  "GET /api/v1/documents/:id/export": anyone(),
  "POST /api/v1/documents/:id/translation": anyone({ language: "es", version: 1 }),
  "POST /api/v1/documents/:id/copies": anyone({ format: "plain" }),

  "GET /api/v1/speech/models": admins(),
  "POST /api/v1/speech/models/:id/download": admins(),
  "POST /api/v1/speech/models/:id/pause": admins(),
  "POST /api/v1/speech/models/:id/delete": admins(),

  "GET /api/v1/templates": anyone(),
  "POST /api/v1/templates": anyone(template),
  "GET /api/v1/templates/:id": anyone(),
  "PUT /api/v1/templates/:id": anyone(template),
  "DELETE /api/v1/templates/:id": anyone(),
  "POST /api/v1/templates/:id/restore": anyone({}),

  "GET /api/v1/appointments": preCharting(undefined, `?${new URLSearchParams({ from: at, to: at })}`),
  "POST /api/v1/appointments": preCharting({ patient_name: "Mei-Lin Zhao", starts_at: at }),
  "PATCH /api/v1/appointments/:id": preCharting({ patient_name: "Stolen" }),
  "DELETE /api/v1/appointments/:id": preCharting(),
  "GET /api/v1/precharts/:appointmentId": preCharting(),

  // Patients belong to the practice: shared by its people, whatever their account type.
  "GET /api/v1/patients": anyone(),
  "POST /api/v1/patients": anyone({ family_name: "Zhao" }),
  "GET /api/v1/patients/:id": anyone(),
  "PATCH /api/v1/patients/:id": anyone({ family_name: "Stolen" }),
  "DELETE /api/v1/patients/:id": anyone(),
  "GET /api/v1/patients/:id/duplicates": anyone(),
  "POST /api/v1/patients/:id/merge": anyone({ into: randomUUID() }),
  "POST /api/v1/patients/:id/separate": anyone(),

  "GET /api/v1/users": admins(),
  "PATCH /api/v1/users/:id": admins({ account_type: "pro" }),
  "POST /api/v1/users/:id/sign-out": admins(),
  "POST /api/v1/users/:id/disable": admins(),
  "POST /api/v1/users/:id/enable": admins(),
  "POST /api/v1/users/:id/remove": admins({}),
  "GET /api/v1/invitations": admins(),
  "POST /api/v1/invitations": admins({ email: "invited@example.org", account_type: "pro" }),
  "POST /api/v1/invitations/:id/resend": admins(),
  "DELETE /api/v1/invitations/:id": admins(),
  "POST /api/v1/invitations/open": everybody,
  "POST /api/v1/invitations/accept": anyone({ token: "x".repeat(43) }),
  "GET /api/v1/organization": admins(),
  "PATCH /api/v1/organization": admins({ name: "Northgate" }),
  "GET /api/v1/practice": anyone(),
  // Signed notes of colleagues, if the practice shares them: `shared` in routes.test.ts.
  "GET /api/v1/practice/visits": anyone(),
  "GET /api/v1/practice/visits/:id": anyone(),
  "GET /api/v1/audit": admins(),
  "GET /api/v1/organization/language-model": admins(),
  "PUT /api/v1/organization/language-model": admins({ engine: "offline" }),
  "POST /api/v1/organization/language-model/try": admins({ engine: "server" }),
  "POST /api/v1/organization/language-model/download": admins(),
  "GET /api/v1/organizations": operators(),
  "POST /api/v1/organizations": operators({ name: "Stolen" }),
  "PATCH /api/v1/organizations/:id": operators({ name: "Stolen" }),
  "GET /api/v1/organizations/:id/people": operators(),
  "GET /api/v1/organizations/:id/audit": operators(),
  "POST /api/v1/organizations/:id/people": operators({ user_id: randomUUID(), visits: "go_along" }),
  "PATCH /api/v1/organizations/:id/people/:user": operators({ is_operator: true }),
  "GET /api/v1/metrics": admins(),
  "GET /api/v1/admin/status": admins(),
};

/** The roles with access to a route of /api/v1; none for a route that needs no role. */
export function rolesOf(name: string): readonly Role[] {
  const to = routeRules[name]?.to;
  return to === undefined || to === "everybody" || to === "account" ? [] : to;
}
