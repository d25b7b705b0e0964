import { Button } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight, Plus } from "@blueprintjs/icons";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { formatDayName, formatDay } from "../format/formatDay";
import { AppointmentList } from "./AppointmentList";
import { type Day, adjacentDay, today } from "./day";
import { useAppointments } from "./useAppointments";
import { useStartVisit } from "./useStartVisit";

interface Props {
  day: Day;
  onDay: (day: Day) => void;
  chosenId: string | null;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

/** A day with its appointments, and buttons to change the day and add an appointment. */
export function DayPane({ day, onDay, chosenId, onChoose, onAdd }: Props) {
  const { appointments, error, reload } = useAppointments(day);
  const isToday = day.getTime() === today().getTime();
  return (
    <section className="cs-day-pane" aria-label="Appointments">
      <div className="cs-pane-head">
        <Button
          size="small"
          variant="minimal"
          icon={<ChevronLeft />}
          aria-label="Previous day"
          title="Previous day"
          onClick={() => onDay(adjacentDay(day, -1))}
        />
        <h2 aria-live="polite">{formatDayName(day.getTime())}</h2>
        <Button
          size="small"
          variant="minimal"
          icon={<ChevronRight />}
          aria-label="Next day"
          title="Next day"
          onClick={() => onDay(adjacentDay(day, 1))}
        />
        {!isToday && <Button size="small" variant="minimal" text="Today" onClick={() => onDay(today())} />}
        <span className="cs-spacer" />
        <Button
          size="small"
          variant="minimal"
          icon={<Plus />}
          aria-label="Add appointment"
          title="Add appointment"
          onClick={onAdd}
        />
      </div>
      {error && (
        <div className="cs-pane-failed">
          <ErrorCallout error={error} onRetry={reload} />
        </div>
      )}
      {!appointments && !error && <Loading text="Loading..." />}
      {appointments?.length === 0 && <EmptyDay day={day} onAdd={onAdd} />}
      {appointments && appointments.length > 0 && (
        <AppointmentList appointments={appointments} chosenId={chosenId} onChoose={onChoose} />
      )}
    </section>
  );
}

function EmptyDay({ day, onAdd }: { day: Day; onAdd: () => void }) {
  const { open } = useStartVisit();
  return (
    <div className="cs-empty-day">
      <p>No appointments on {formatDay(day)}. Add one, or start a session without one.</p>
      <Button intent="primary" text="Add appointment" onClick={onAdd} />
      <Button text="Go to Scribe" onClick={() => open(null)} />
    </div>
  );
}
