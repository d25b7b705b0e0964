import { randomUUID } from "node:crypto";
import type { Queryable } from "../database/Database";
import type { Client } from "./Client";

/** An action that is recorded in the audit log. */
interface AuditEvent {
  /** In snake case and the past tense: `signed_in`, `password_changed`, `account_type_changed`. */
  action: string;
  /** `users.id`. If absent, it is looked up by `subject`. */
  userId?: string | null;
  /** The account's id at the auth service. */
  subject?: string | null;
  sessionId?: string | null;
  client?: Client;
  /** Further details: codes, ids, counts. Never a password, a token, a link or patient data. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Returns the context that an entry's `client` is sealed for. @param entry `audit_events.entry`. */
export const auditClientContext = (entry: string): string => `audit client:${entry}`;

/** Adds an entry to the append-only audit log, in the transaction that is passed. */
export async function recordAudit(
  db: Queryable,
  { action, userId, subject, sessionId, client, detail }: AuditEvent,
): Promise<void> {
  const entry = randomUUID();
  const sealed = client?.seal(auditClientContext(entry)) ?? null;
  await db.query(
    `insert into audit_events (entry, action, user_id, subject, session_id, client, detail)
     values ($1, $2, coalesce($3, (select id from users where subject = $4 limit 1)), $4, $5, $6, $7)`,
    [entry, action, userId ?? null, subject ?? null, sessionId ?? null, sealed, detail ?? {}],
  );
}
