import { Button } from "@blueprintjs/core";
import { ArrowDown, ArrowUp } from "@blueprintjs/icons";
import type { Appointment } from "../../shared/precharting/appointment";
import { formatTime } from "../format/formatTime";

interface Props {
  appointments: readonly Appointment[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** On narrow screens: the appointment's time and number within the day, and buttons for the previous and next one. */
export function NeighborButtons({ appointments, chosenId, onChoose }: Props) {
  const at = appointments.findIndex(({ id }) => id === chosenId);
  const current = appointments[at];
  const [before, after] = [appointments[at - 1], appointments[at + 1]];
  if (!current) return null;
  return (
    <>
      <span className="cs-muted cs-small cs-num">
        {formatTime(current.starts_at)}, {at + 1} of {appointments.length}
      </span>
      <Button
        variant="minimal"
        icon={<ArrowUp />}
        aria-label="Previous appointment"
        disabled={!before}
        onClick={() => before && onChoose(before.id)}
      />
      <Button
        variant="minimal"
        icon={<ArrowDown />}
        aria-label="Next appointment"
        disabled={!after}
        onClick={() => after && onChoose(after.id)}
      />
    </>
  );
}
