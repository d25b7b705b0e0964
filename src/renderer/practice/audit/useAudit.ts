import type { AuditKind, AuditQuery } from "../../../shared/practice/auditEntry";
import { useApi } from "../../http/useApi";
import { usePages } from "../../http/usePages";
import { PracticeApi } from "../PracticeApi";

/** What the audit log is filtered by. Empty texts filter nothing; days are ISO days on this computer. */
export interface AuditFilter {
  person: string;
  kind: AuditKind | "";
  from: string;
  to: string;
}
export const noFilter: AuditFilter = { person: "", kind: "", from: "", to: "" };

/** Returns the query of a filter: days become moments in this computer's time zone, and `to` is inclusive. Pure. */
function auditQuery({ person, kind, from, to }: AuditFilter): AuditQuery {
  const end = to === "" ? null : new Date(`${to}T00:00:00`);
  end?.setDate(end.getDate() + 1);
  return {
    ...(person !== "" && { person }),
    ...(kind !== "" && { kind }),
    ...(from !== "" && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(end && { to: end.toISOString() }),
  };
}

/**
 * Loads the audit log page by page while the screen is shown; `entries` is undefined until loaded.
 * @param organizationId as for `PracticeApi.audit`.
 */
export function useAudit(organizationId: string | null, filter: AuditFilter) {
  const api = useApi(PracticeApi);
  const { items: entries, ...pages } = usePages(["audit", organizationId, filter], (cursor) =>
    api.audit(organizationId, { ...auditQuery(filter), ...(cursor !== null && { cursor }) }),
  );
  return { entries, ...pages };
}
