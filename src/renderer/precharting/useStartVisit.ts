import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Appointment } from "../../shared/precharting/appointment";
import { AsyncTask } from "../base/AsyncTask";
import { useStores } from "../base/useStores";
import { useAppointmentChanges } from "./useAppointments";

/**
 * Returns functions that show the Scribe screen: `start` with a new visit for an appointment, `open` with an existing
 * visit or, for null, with none selected. Reads observable state, so only observer components can call it.
 */
export function useStartVisit() {
  const { layout, visits } = useStores();
  const { change } = useAppointmentChanges();
  const navigate = useNavigate();
  const [task] = useState(() => new AsyncTask());
  /** Visit ids by appointment id, generated before the call so that a retry does not create a second visit. */
  const ids = useRef(new Map<string, string>());

  const open = (visitId: string | null) => {
    visits.select(visitId);
    if (layout.width !== "wide") layout.showList(false);
    void navigate("/dashboard/scribe");
  };
  const start = ({ id, patient, unreadable_patient_id, patient_name, reason }: Appointment) => {
    const patient_id = patient?.id ?? unreadable_patient_id ?? null;
    const visitId = ids.current.get(id) ?? crypto.randomUUID();
    ids.current.set(id, visitId);
    return task.run(
      async () => {
        const visit = await visits.create({ id: visitId, patient_id, patient_name, reason });
        await change({ id, visit_id: visit.id });
      },
      () => open(visitId),
    );
  };
  return { start, open, isStarting: task.isRunning, error: task.error };
}
