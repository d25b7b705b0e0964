import { InputGroup } from "@blueprintjs/core";
import { Lock, Search } from "@blueprintjs/icons";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { AppError } from "../../shared/errors";
import type { SharedVisit } from "../../shared/sharedNotes/sharedNote";
import { useScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { formatDayName } from "../format/formatDay";
import { formatTime } from "../format/formatTime";
import { dayKey } from "../format/midnight";
import { useApi } from "../http/useApi";
import { identifiers } from "../patients/identityLine";
import { BusyButton } from "../ui/BusyButton";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { findFieldId } from "../visits/useSessionsShortcuts";
import { SharedNotesApi } from "./SharedNotesApi";
import "./sharedNotes.css";

/** Milliseconds between the last keystroke and the search. */
const typingPauseMs = 180;

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
          maxLength={200}
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

/** Loads the list page by page while the screen is shown; `visits` is undefined until loaded. */
function useSharedVisits(typed: string) {
  const api = useApi(SharedNotesApi);
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["shared-notes", q],
    queryFn: ({ pageParam }) => api.list({ ...(q !== "" && { q }), ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    enabled: useScreenActive(),
  });
  return {
    visits: data?.pages.flatMap(({ items }) => items),
    error: error && AppError.from(error),
    reload: () => void refetch(),
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
  };
}
