import { Circle, Edit, Issue, Pause, Record, Tick, Time, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type MouseEvent, useEffect, useRef } from "react";
import type { Visit } from "../../../shared/visits/visit";
import { useStores } from "../../base/useStores";
import { formatTime } from "../../format/formatTime";
import { identifiers } from "../../patients/identityLine";
import { formatClock } from "../../format/formatClock";
import { MarkedText } from "./MarkedText";
import { hiddenMatch } from "./searchMatch";
import { patientNameOf, visitState, type VisitMark } from "../visitState";
import "./visitRow.css";

/** Icon of each mark that `visitState` returns. */
const marks = {
  new: Circle,
  record: Record,
  pause: Pause,
  wait: Time,
  issue: Issue,
  edit: Edit,
  tick: Tick,
  warning: WarningSign,
} as const satisfies Record<VisitMark, unknown>;

interface Props {
  visit: Visit;
  href: string;
  isChosen: boolean;
  /** Whether this is the one row in the tab order. */
  isTabStop: boolean;
  /** Whether the arrow keys moved here. */
  hasFocus: boolean;
}

/** A visit in the list: time, patient, reason and status. */
export const VisitRow = observer(function VisitRow({ visit, href, isChosen, isTabStop, hasFocus }: Props) {
  const { recorder, visits } = useStores();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens a new tab or window
    event.preventDefault();
    visits.select(visit.id);
  };
  const { mark, tone, text } = visitState(visit, recorder.unsentMs(visit.id));
  const isUnreadable = visit.patient_unreadable === true && visit.status !== "ready"; // a ready visit’s state says so
  const Mark = marks[mark];
  const imported = visit.status === "transcribing" ? visit.imported_file : undefined;
  const { q } = visits.loadedFilter;
  const hidden = hiddenMatch(visit, q);
  return (
    <a
      ref={link}
      href={href}
      className={`cs-visit${isChosen ? " is-active" : ""}`}
      aria-current={isChosen ? "true" : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={handleClick}
    >
      <span className="cs-visit-time">{formatTime(visit.created_at)}</span>
      <span className="cs-visit-body">
        <span className="cs-visit-name">
          <MarkedText text={patientNameOf(visit) ?? visit.title} q={q} />
        </span>
        <span className="cs-visit-reason">
          <MarkedText
            text={[isUnreadable && "Record can’t be read", identifiers(visit.patient), visit.reason]
              .filter(Boolean)
              .join(" · ")}
            q={q}
          />
        </span>
        {hidden.words.length > 0 && (
          <span className="cs-visit-reason">
            {hidden.isSpoken ? "In the transcript:" : "Also found:"}{" "}
            <mark className="cs-found">{hidden.words.join(", ")}</mark>
          </span>
        )}
        <span className={`cs-visit-state cs-tone-${tone}`}>
          <Mark size={mark === "record" ? 10 : 12} /> {imported === undefined ? text : `Transcribing ${imported}`}
          {mark === "record" && <RecordedTime visitId={visit.id} />}
        </span>
      </span>
    </a>
  );
});

/** The length of the running recording; a component of its own, so that the row does not render every second. */
const RecordedTime = observer(function RecordedTime({ visitId }: { visitId: string }) {
  const { recorder } = useStores();
  if (recorder.visitId !== visitId) return null; // recorded in another window; only that window knows the length
  return <span className="cs-num"> {formatClock(recorder.elapsedMs)}</span>;
});
