import type { FastifyRequest } from "fastify";
import type { Queryable } from "../database/Database";

/** An action that is recorded in the audit log. */
interface AuditEvent {
  /** In snake case and the past tense: `signed_in`, `password_changed`, `account_type_changed`. */
  action: string;
  /** `users.id`. If absent, it is looked up by `subject`. */
  userId?: string | null;
  /** The account's id at the auth service. */
  subject?: string | null;
  sessionId?: string | null;
  ip?: string | null;
  userAgent?: string | null;
  /** Further details: codes, ids, counts. Never a password, a token, a link or patient data. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds an entry to the append-only audit log, in the transaction that is passed. */
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

/** Where a request comes from, for the audit log and the list of sessions. */
export interface Client {
  ip: string;
  userAgent: string | null;
}

/** Returns the address and user agent of a request, cut to 45 and 300 characters. */
export function clientOf(request: FastifyRequest): Client {
  // a proxy can pass on any text as an address
  return { ip: request.ip.slice(0, 45), userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null };
}
