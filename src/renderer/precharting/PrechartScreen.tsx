import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Appointment } from "../../shared/precharting/appointment";
import { useStores } from "../base/useStores";
import { useRestoredFocus } from "../scribe/useRestoredFocus";
import { midnight } from "../format/midnight";
import { formatDayName } from "../format/formatDay";
import { AppointmentDialog, type NewAppointment } from "./AppointmentDialog";
import { DayPane } from "./DayPane";
import { NeighborButtons } from "./NeighborButtons";
import { PrechartPane } from "./PrechartPane";
import { type Day, today } from "./day";
import { useAppointments } from "./useAppointments";
import "./precharting.css";

/** The screen at /dashboard/pre-chart: the appointments of a day and the pre-chart of the selected appointment. */
export const PrechartScreen = observer(function PrechartScreen() {
  const { layout } = useStores();
  const [day, setDay] = useState(today);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [editing, setEditing] = useState<"new" | Appointment | NewAppointment | null>(null);
  const { appointments } = useAppointments(day);
  const chosen = appointments?.find(({ id }) => id === chosenId) ?? null;
  const isNarrow = layout.width === "narrow";
  const focus = useRestoredFocus(".cs-visit[tabindex='0'], .cs-empty-day button, .cs-brief-back button");

  const handleSaved = (saved: Appointment) => {
    setEditing(null);
    setDay(midnight(new Date(saved.starts_at)));
    setChosenId(saved.id);
  };
  return (
    <div className="cs-prechart" {...focus}>
      {!chosen && <h1 className="cs-hidden">Pre-Chart</h1>}
      {!(isNarrow && chosen) && (
        <DayPane
          day={day}
          onDay={(next) => {
            setDay(next);
            setChosenId(null);
          }}
          chosenId={chosenId}
          onChoose={setChosenId}
          onAdd={() => setEditing("new")}
        />
      )}
      {!(isNarrow && !chosen) && (
        <section className="cs-brief" aria-label="Pre-chart">
          {isNarrow && chosen && appointments && (
            <BackBar day={day} appointments={appointments} chosen={chosen} onChoose={setChosenId} />
          )}
          {chosen ? (
            <PrechartPane
              key={chosen.id}
              appointment={chosen}
              onAdd={setEditing}
              onEdit={() => setEditing(chosen)}
              onRemoved={() => setChosenId(null)}
            />
          ) : (
            (appointments?.length ?? 0) > 0 && <p className="cs-muted">Select an appointment to see earlier notes.</p>
          )}
        </section>
      )}
      <AppointmentDialog day={day} editing={editing} onClose={() => setEditing(null)} onSaved={handleSaved} />
    </div>
  );
});

interface BackBarProps {
  day: Day;
  appointments: readonly Appointment[];
  chosen: Appointment;
  /** Called with null to go back to the day. */
  onChoose: (id: string | null) => void;
}

/** In a narrow window, above an appointment: back to the day, and to the appointments before and after. */
function BackBar({ day, appointments, chosen, onChoose }: BackBarProps) {
  return (
    <div className="cs-brief-back">
      <Button
        variant="minimal"
        icon={<ChevronLeft />}
        text={formatDayName(day.getTime())}
        aria-label={`Back to ${formatDayName(day.getTime())}`}
        onClick={() => onChoose(null)}
      />
      <span className="cs-spacer" />
      <NeighborButtons appointments={appointments} chosenId={chosen.id} onChoose={onChoose} />
    </div>
  );
}
