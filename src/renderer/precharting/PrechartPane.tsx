import { Button } from "@blueprintjs/core";
import { Edit, Headset, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { Appointment } from "../../shared/precharting/appointment";
import { AppError } from "../../shared/errors";
import { useStores } from "../base/useStores";
import { identityLine } from "../patients/identityLine";
import { ErrorCallout } from "../ui/ErrorCallout";
import { userMessage } from "../ui/userMessage";
import { formatTime } from "../format/formatTime";
import { showProblem, showUndo } from "../ui/showToast";
import { formatDayName } from "../format/formatDay";
import { dayKey } from "../format/midnight";
import type { NewAppointment } from "./AppointmentDialog";
import { EhrDataPane } from "./EhrDataPane";
import { EarlierVisits } from "./EarlierVisits";
import { useAppointmentChanges } from "./useAppointments";
import { useStartVisit } from "./useStartVisit";

interface Props {
  appointment: Appointment;
  /** Called with an appointment read from the EHR, for the clinician to review before it is added. */
  onAdd: (draft: NewAppointment) => void;
  onEdit: () => void;
  onRemoved: () => void;
}

/** One appointment: patient, time, reason and the notes of earlier visits, with buttons to edit, delete and start. */
export const PrechartPane = observer(function PrechartPane({ appointment, onAdd, onEdit, onRemoved }: Props) {
  const { platform } = useStores();
  const { start, open, isStarting, error } = useStartVisit();
  const remove = useRemoval(onRemoved);
  const { id, patient, patient_name, reason, starts_at, visit } = appointment;
  const when = `${formatDayName(dayKey(starts_at))} ${formatTime(starts_at)}`;
  return (
    <>
      <header className="cs-brief-head">
        <div>
          <h1>{patient_name}</h1>
          {patient && <p className="cs-num">{identityLine(patient, starts_at)}</p>}
          <p>{[when, reason].filter(Boolean).join(" · ")}</p>
        </div>
        <span className="cs-spacer" />
        <div className="cs-brief-actions">
          <Button variant="minimal" icon={<Edit />} aria-label="Edit appointment" title="Edit" onClick={onEdit} />
          <Button
            variant="minimal"
            icon={<Trash />}
            aria-label="Delete appointment"
            title="Delete"
            onClick={() => void remove(appointment)}
          />
          {visit ? (
            <Button
              intent="primary"
              size="large"
              icon={<Headset />}
              text="Open session"
              onClick={() => open(visit.id)}
            />
          ) : (
            <Button
              intent="primary"
              size="large"
              icon={<Headset />}
              text="Start session"
              loading={isStarting}
              onClick={() => void start(appointment)}
            />
          )}
        </div>
      </header>
      {error && <ErrorCallout error={error} onRetry={() => void start(appointment)} />}
      {platform.kind === "desktop" && patient && (
        <EhrDataPane key={patient.id} patient={patient} onAdd={(draft) => onAdd({ ...draft, patient })} />
      )}
      <EarlierVisits appointmentId={id} patientName={patient_name} onOpen={open} />
    </>
  );
});

/** Returns a function that deletes an appointment. Undo creates it again, with a new id and the same visit. */
function useRemoval(onRemoved: () => void): (appointment: Appointment) => Promise<void> {
  const { add, change, remove } = useAppointmentChanges();
  const report = (error: unknown) => showProblem(userMessage(AppError.from(error)).title);
  const putBack = async ({ starts_at, patient, unreadable_patient_id, patient_name, reason, visit }: Appointment) => {
    const patient_id = patient?.id ?? unreadable_patient_id ?? null;
    const { id } = await add({ starts_at, patient_id, patient_name, reason });
    if (visit) await change({ id, visit_id: visit.id });
  };
  return async (appointment) => {
    try {
      await remove(appointment.id);
      onRemoved();
      showUndo("Appointment deleted.", () => void putBack(appointment).catch(report));
    } catch (error) {
      report(error);
    }
  };
}
