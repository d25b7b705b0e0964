import { Tick } from "@blueprintjs/icons";
import { type KeyboardEvent, useRef } from "react";
import type { Appointment } from "../../shared/precharting/appointment";
import type { VisitStatus } from "../../shared/visits/visit";
import { formatTime } from "../format/formatTime";
import { identifiers } from "../patients/identityLine";
import "../visits/list/visitRow.css";
import { withoutUnreadable } from "../../shared/visits/visit";

interface Props {
  appointments: readonly Appointment[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Labels for the status of an appointment's visit. */
const statusLabels = {
  open: "Session created",
  recording: "Recording",
  paused: "Paused",
  transcribing: "Transcribing",
  drafting: "Drafting",
  ready: "To sign",
  signed: "Signed",
  needs_attention: "Needs attention",
} as const satisfies Record<VisitStatus, string>;

/** The appointments of a day. One tab stop; the arrow keys, Home and End move between rows, Enter selects a row. */
export function AppointmentList({ appointments, chosenId, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const tabStopId = appointments.some(({ id }) => id === chosenId) ? chosenId : appointments[0]?.id;
  const handleKey = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (target === undefined) return;
    rows[target]?.focus();
    event.preventDefault();
  };
  return (
    <ul ref={list} className="cs-appts" aria-label="Appointments" onKeyDown={handleKey}>
      {appointments.map(
        ({ id, starts_at, patient, unreadable_patient_id: unreadable, patient_name, reason, visit }) => (
          <li key={id}>
            <button
              type="button"
              className={`cs-visit${id === chosenId ? " is-active" : ""}`}
              aria-current={id === chosenId ? "true" : undefined}
              tabIndex={id === tabStopId ? 0 : -1}
              onClick={() => onChoose(id)}
            >
              <span className="cs-visit-time">{formatTime(starts_at)}</span>
              <span className="cs-visit-body">
                <span className="cs-visit-name">{withoutUnreadable(patient_name)}</span>
                <span className="cs-visit-reason">
                  {[unreadable && "Record can’t be read", identifiers(patient), reason].filter(Boolean).join(" · ")}
                </span>
                {visit && (
                  <span className="cs-visit-state cs-muted">
                    {visit.status === "signed" && <Tick size={12} />} {statusLabels[visit.status]}
                  </span>
                )}
              </span>
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
