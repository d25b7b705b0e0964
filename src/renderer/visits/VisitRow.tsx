import { Circle, Edit, Issue, Pause, Record, Tick, Time, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type MouseEvent, useEffect, useRef } from "react";
import type { Visit } from "../../shared/visits/visit";
import { useStores } from "../app/stores";
import { clockTime } from "../notes/dayWords";
import { clock } from "../playback/clock";
import { visitState, type VisitMark } from "./visitWords";

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
  /** The one row that Tab reaches. */
  isTabStop: boolean;
  /** The arrow keys came here. */
  hasFocus: boolean;
}

/** A session of the list: when, who, why, and where it stands. */
export const VisitRow = observer(function VisitRow({ visit, href, isChosen, isTabStop, hasFocus }: Props) {
  const { visits } = useStores();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a new tab or window, as links do
    event.preventDefault();
    visits.select(visit.id);
  };
  const { mark, tone, words } = visitState(visit);
  const Mark = marks[mark];
  return (
    <a
      ref={link}
      href={href}
      className={`cs-visit${isChosen ? " is-active" : ""}`}
      aria-current={isChosen ? "true" : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={handleClick}
    >
      <span className="cs-visit-time">{clockTime(visit.created_at)}</span>
      <span className="cs-visit-body">
        <span className="cs-visit-name">{visit.patient_name ?? visit.title}</span>
        <span className="cs-visit-reason">{visit.reason}</span>
        <span className={`cs-visit-state cs-tone-${tone}`}>
          <Mark size={mark === "record" ? 10 : 12} /> {words}
          {visit.status === "recording" && <RecordedTime visitId={visit.id} />}
        </span>
      </span>
    </a>
  );
});

/** Ticks alone, so that the rest of the row does not. */
const RecordedTime = observer(function RecordedTime({ visitId }: { visitId: string }) {
  const { recorder } = useStores();
  if (recorder.visitId !== visitId) return null; // recorded on another computer: only that one knows how long
  return <span className="cs-num"> {clock(recorder.elapsedMs)}</span>;
});
