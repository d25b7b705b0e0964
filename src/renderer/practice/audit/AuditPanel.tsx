import { Button, HTMLTable } from "@blueprintjs/core";
import { useState } from "react";
import type { AuditEntry } from "../../../shared/practice/auditEntry";
import type { PracticeMember } from "../../../shared/practice/practiceMember";
import { formatDayAndTime } from "../../format/formatTime";
import { sentenceCase } from "../../../shared/sentenceCase";
import { BusyButton } from "../../ui/BusyButton";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { Loading } from "../../ui/Loading";
import { AuditFilters } from "./AuditFilters";
import { actorOf, describeEntry } from "./describeEntry";
import { type AuditFilter, noFilter, useAudit } from "./useAudit";
import "./audit.css";

interface Props {
  /** As for `PracticeApi.audit`. */
  organizationId: string | null;
  /** People to filter by. */
  people: readonly PracticeMember[];
}

/** The audit log: who did what and when, filtered by person, kind and days. */
export function AuditPanel({ organizationId, people }: Props) {
  const [filter, setFilter] = useState<AuditFilter>(noFilter);
  const { entries, error, reload, hasMore, loadMore, isLoadingMore } = useAudit(organizationId, filter);
  return (
    <div className="cs-audit">
      <AuditFilters filter={filter} people={people} onFilter={setFilter} />
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!entries && !error && <Loading text="Loading..." />}
      {entries?.length === 0 && (
        <div className="cs-none-found">
          <p>Nothing was recorded for these filters.</p>
          <Button text="Clear filters" onClick={() => setFilter(noFilter)} />
        </div>
      )}
      {entries && entries.length > 0 && <AuditTable entries={entries} />}
      {hasMore && <BusyButton text="Show more" isBusy={isLoadingMore} onClick={loadMore} />}
    </div>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <HTMLTable className="cs-table">
      <thead>
        <tr>
          <th scope="col" className="cs-wide-cell">
            When
          </th>
          <th scope="col" className="cs-wide-cell">
            Who
          </th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const when = sentenceCase(formatDayAndTime(entry.at));
          return (
            <tr key={entry.id}>
              <td className="cs-wide-cell cs-num">{when}</td>
              <td className="cs-wide-cell">{actorOf(entry)}</td>
              <td>
                {describeEntry(entry)}
                <span className="cs-cell-sub cs-narrow-only">
                  {actorOf(entry)}, {when}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </HTMLTable>
  );
}
