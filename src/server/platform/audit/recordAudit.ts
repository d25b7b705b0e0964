import { randomUUID } from "node:crypto";
import type { Queryable } from "../database/Database";
import type { Vault } from "../crypto/Vault";
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
  /** The organization whose admins see the entry; if absent, the user's. */
  organizationId?: string;
  client?: Client;
  /** Name or email of a person who has no account yet or whose account is being deleted. It is stored sealed. */
  person?: { vault: Vault; name: string };
  /** Further details: codes, ids, counts. Never a password, a token, a link or patient data. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Returns the context that an entry's `client` is sealed for. @param entry `audit_events.entry`. */
export const auditClientContext = (entry: string): string => `audit client:${entry}`;

/** Returns the context that an entry's `person` is sealed for. @param entry `audit_events.entry`. */
export const auditPersonContext = (entry: string): string => `audit person:${entry}`;

/** Adds an entry to the append-only audit log, in the transaction that is passed. */
export async function recordAudit(db: Queryable, event: AuditEvent): Promise<void> {
  const { action, userId, subject, sessionId, organizationId, client, person, detail } = event;
  const entry = randomUUID();
  const sealedClient = client?.seal(auditClientContext(entry)) ?? null;
  const sealedPerson = person?.vault.sealJson({ name: person.name }, auditPersonContext(entry)) ?? null;
  await db.query(
    `insert into audit_events (entry, action, user_id, subject, session_id, organization_id, client, person, detail)
     select $1, $2, who.id, $4, $5, coalesce($6, (select organization_id from users where id = who.id)), $7, $8, $9
     from (select coalesce($3, (select id from users where subject = $4 limit 1)) as id) who`,
    [
      ...[entry, action, userId ?? null, subject ?? null, sessionId ?? null, organizationId ?? null],
      ...[sealedClient, sealedPerson, detail ?? {}],
    ],
  );
}
