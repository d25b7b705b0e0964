import type { FastifyRequest } from "fastify";
import type { Queryable } from "../database/database";

/** Something somebody did that must be traceable later. */
export interface AuditEvent {
  /** In snake case and the past: `signed_in`, `password_changed`, `account_type_changed`. */
  action: string;
  /** `users.id`. Left out where only `subject` is known: it is looked up. */
  userId?: string | null;
  /** The account as the auth service numbers it. */
  subject?: string | null;
  sessionId?: string | null;
  ip?: string | null;
  userAgent?: string | null;
  /** More about it, small: codes, ids, counts. Never a password, a token, a link, or what a patient said. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds to the record of who did what, which only grows. In a transaction it stands or falls with it. */
export async function recordAudit(
  db: Queryable,
  { action, userId, subject, sessionId, ip, userAgent, detail }: AuditEvent,
): Promise<void> {
  await db.query(
    `insert into audit_events (action, user_id, subject, session_id, ip, user_agent, detail)
     values ($1, coalesce($2, (select id from users where subject = $3 limit 1)), $3, $4, $5, $6, $7)`,
    [action, userId ?? null, subject ?? null, sessionId ?? null, ip ?? null, userAgent ?? null, detail ?? {}],
  );
}

/** Where a request came from, as the record and the list of sessions keep it. */
export interface Client {
  ip: string;
  userAgent: string | null;
}

export function clientOf(request: FastifyRequest): Client {
  return { ip: request.ip, userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null };
}
