import { Button, InputGroup, SegmentedControl } from "@blueprintjs/core";
import { Cross, Plus, Search, Undo } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { visitLimits } from "../../shared/visits/visitLimits";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { ariaKeys } from "../shortcuts/shortcuts";
import { Key } from "../ui/Key";
import { DateFilterButton, formatDateFilter } from "./DateFilterButton";
import { noFilter, statusFilters } from "./visitFilter";
import { findFieldId } from "./useVisitsShortcuts";
import { useNewVisit } from "./useNewVisit";
import { VisitList } from "./list/VisitList";
import { Worklist } from "./list/Worklist";
import "./visits.css";

/** Milliseconds before a loading state is shown. */
const delayMs = 150;
/** Milliseconds between refreshes of the list while other visits are in progress. */
const refreshMs = 15_000;
const statusLabels = { all: "All", to_finish: "To finish", signed: "Signed" } as const;
/** Statuses of visits in progress. */
const working = new Set(["recording", "paused", "transcribing", "drafting"]);

/** The list of visits with search, filters, and the button for a new visit. */
export const VisitsPane = observer(function VisitsPane() {
  const { visits } = useStores();
  const beginNew = useNewVisit();
  useCurrentList();
  const isFirst = visits.items.length === 0 && !visits.isFiltered;
  const isEmpty = isFirst && visits.loading.status === "done";
  return (
    <section className="cs-sessions" aria-label="Sessions">
      <div className="cs-pane-head">
        <h2>Sessions</h2>
        <span className="cs-spacer" />
        <Button
          size="small"
          variant="minimal"
          icon={<Plus />}
          text="New"
          aria-label="New session"
          aria-keyshortcuts={ariaKeys("newSession")}
          title="New session (N)"
          onClick={beginNew}
        />
      </div>
      {!isEmpty && <Find />}
      <Removed />
      {!isEmpty && <Worklist />}
      <Content />
    </section>
  );
});

const Find = observer(function Find() {
  const { layout, visits } = useStores();
  const { filter } = visits;
  const dates = formatDateFilter(filter.dates);
  return (
    <div className="cs-sessions-find" role="search">
      <InputGroup
        id={findFieldId}
        role="searchbox"
        size="small"
        leftIcon={<Search />}
        placeholder="Patient, reason or transcript"
        aria-label="Find sessions"
        aria-keyshortcuts={ariaKeys("find")}
        value={filter.q}
        maxLength={visitLimits.query}
        {...(layout.hasSingleKeys && filter.q === "" && { rightElement: <Key>/</Key> })}
        onValueChange={(q) => visits.setFilter({ q })}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || filter.q === "") return;
          event.stopPropagation();
          visits.setFilter({ q: "" });
        }}
      />
      <div className="cs-sessions-narrow">
        <SegmentedControl
          size="small"
          fill={true}
          aria-label="Filter by status"
          options={statusFilters.map((value) => ({ value, label: statusLabels[value] }))}
          value={filter.status}
          onValueChange={(value) => visits.setFilter({ status: statusFilters.find((each) => each === value) ?? "all" })}
        />
        <DateFilterButton />
      </div>
      {dates && (
        <p className="cs-dates-chosen">
          {dates}
          <Button
            size="small"
            variant="minimal"
            icon={<Cross size={12} />}
            aria-label="All dates"
            onClick={() => visits.setFilter({ dates: noFilter.dates })}
          />
        </p>
      )}
    </div>
  );
});

/** Line under the search with a button that undoes the last deletion, even after its toast has closed. */
const Removed = observer(function Removed() {
  const { visits } = useStores();
  if (!visits.removed) return null;
  return (
    <p className="cs-removed" role="status">
      <span>Session deleted</span>
      <Button
        size="small"
        variant="minimal"
        icon={<Undo size={12} />}
        text="Undo"
        loading={visits.removing.isRunning}
        onClick={() => void visits.undoRemove()}
      />
    </p>
  );
});

const Content = observer(function Content() {
  const { visits } = useStores();
  const { items, loading, loadingMore, isFiltered } = visits;
  if (loading.error && items.length === 0)
    return <ErrorCallout error={loading.error} onRetry={() => void visits.load()} />;
  if (items.length === 0 && loading.status !== "done") return <Skeletons />;
  if (items.length === 0)
    return isFiltered ? <NothingFound /> : <p className="cs-none">Sessions you record are listed here.</p>;
  return (
    <>
      {loading.error && <ErrorCallout error={loading.error} onRetry={() => void visits.load()} />}
      <VisitList />
      {loadingMore.error && <ErrorCallout error={loadingMore.error} onRetry={() => void visits.loadMore()} />}
    </>
  );
});

const NothingFound = observer(function NothingFound() {
  const { visits } = useStores();
  const q = visits.loadedFilter.q.trim();
  return (
    <div className="cs-none" role="status">
      <p>
        {q
          ? `Nothing found for “${q}”. Search covers names, reasons and transcripts.`
          : "No session matches these filters."}
      </p>
      <Button
        size="small"
        variant="outlined"
        text={q ? "Clear search" : "Show all"}
        onClick={() => (q ? visits.setFilter({ q: "" }) : visits.clearFilter())}
      />
    </div>
  );
});

function Skeletons() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="cs-visits" role="status">
      {isShown && <span className="cs-hidden">Loading...</span>}
      {isShown &&
        Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="cs-visit" aria-hidden="true">
            <span className="cs-visit-skeleton">
              <i className="bp6-skeleton" />
              <i className="bp6-skeleton" />
            </span>
          </div>
        ))}
    </div>
  );
}

/** Loads the list; refreshes it when the page becomes visible or online, and while other visits are in progress. */
function useCurrentList(): void {
  const { visits } = useStores();
  const isActive = useIsScreenActive();
  useEffect(() => {
    if (visits.loading.status === "idle") void visits.load();
    else void visits.refresh();
  }, [visits]);
  useEffect(() => {
    if (!isActive) return;
    const refresh = () => {
      if (document.visibilityState === "visible") void visits.refresh();
    };
    const timer = setInterval(() => {
      const isOtherWorking = visits.items.some(({ id, status }) => id !== visits.selectedId && working.has(status));
      if (isOtherWorking) refresh();
    }, refreshMs);
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("online", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("online", refresh);
    };
  }, [isActive, visits]);
}
