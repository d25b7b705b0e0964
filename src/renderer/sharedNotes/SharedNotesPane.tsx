import { InputGroup } from "@blueprintjs/core";
import { Lock, Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { SharedVisit } from "../../shared/sharedNotes/sharedNote";
import { visitLimits } from "../../shared/visits/visitLimits";
import { useStores } from "../base/useStores";
import { formatDayName } from "../format/formatDay";
import { formatTime } from "../format/formatTime";
import { dayKey } from "../format/midnight";
import { identifiers } from "../patients/identityLine";
import { BusyButton } from "../ui/BusyButton";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { findFieldId } from "../visits/useVisitsShortcuts";
import { useSharedVisits } from "./useSharedVisits";
import "./sharedNotes.css";

/** The signed notes of the practice, newest first, with search. */
export const SharedNotesPane = observer(function SharedNotesPane() {
  const { sharedNotes } = useStores();
  const { visits, error, reload, hasMore, loadMore, isLoadingMore } = useSharedVisits(sharedNotes.q.trim());
  return (
    <section className="cs-sessions" aria-label="Signed notes of the practice">
      <div className="cs-pane-head">
        <h2>Signed notes</h2>
      </div>
      <div className="cs-sessions-find" role="search">
        <InputGroup
          id={findFieldId}
          role="searchbox"
          size="small"
          leftIcon={<Search />}
          placeholder="Patient, title or reason"
          aria-label="Find signed notes"
          value={sharedNotes.q}
          maxLength={visitLimits.query}
          onValueChange={(q) => sharedNotes.find(q)}
        />
      </div>
      <div className="cs-scroll">
        {error && <ErrorCallout error={error} onRetry={reload} />}
        {!visits && !error && <Loading text="Loading..." />}
        {visits?.length === 0 && (
          <p className="cs-none" role="status">
            {sharedNotes.q.trim() === ""
              ? "Signed notes of your practice are listed here."
              : `Nothing found for “${sharedNotes.q.trim()}”. Search covers patients, titles and reasons.`}
          </p>
        )}
        {visits && visits.length > 0 && <List visits={visits} />}
        {hasMore && (
          <div className="cs-shared-more">
            <BusyButton text="Show more" isBusy={isLoadingMore} onClick={loadMore} />
          </div>
        )}
      </div>
    </section>
  );
});

function List({ visits }: { visits: readonly SharedVisit[] }) {
  return (
    <ul className="cs-visits" aria-label="Signed notes">
      {visits.map((visit, index) => {
        const day = dayKey(visit.created_at);
        const before = visits[index - 1];
        const isNewDay = !before || dayKey(before.created_at) !== day;
        return (
          <li key={visit.id}>
            {isNewDay && <h3 className="cs-day">{formatDayName(day)}</h3>}
            <Row visit={visit} />
          </li>
        );
      })}
    </ul>
  );
}

const Row = observer(function Row({ visit }: { visit: SharedVisit }) {
  const { sharedNotes } = useStores();
  const isChosen = visit.id === sharedNotes.selectedId;
  return (
    <button
      type="button"
      className={`cs-visit cs-shared-row${isChosen ? " is-active" : ""}`}
      aria-current={isChosen ? "true" : undefined}
      onClick={() => sharedNotes.select(visit.id)}
    >
      <span className="cs-visit-time">{formatTime(visit.created_at)}</span>
      <span className="cs-visit-body">
        <span className="cs-visit-name">{visit.patient_name ?? visit.title}</span>
        <span className="cs-visit-reason">
          {[identifiers(visit.patient), visit.reason].filter(Boolean).join(" · ")}
        </span>
        <span className="cs-visit-state cs-muted">
          <Lock size={12} /> {visit.is_own ? "Signed by you" : `Signed by ${visit.author}`}
        </span>
      </span>
    </button>
  );
});
