import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Appointment } from "../../shared/precharting/appointment";
import { AsyncTask } from "../base/AsyncTask";
import { useStores } from "../base/useStores";
import { useAppointmentChanges } from "./useAppointments";

/** Opens the visit of an appointment on the Scribe screen, or creates one. For observers. */
export function useStartSession() {
  const { layout, visits } = useStores();
  const { change } = useAppointmentChanges();
  const navigate = useNavigate();
  const [task] = useState(() => new AsyncTask());
  /** Ids of visits by appointment, generated before the call so that a retry does not create a second visit. */
  const ids = useRef(new Map<string, string>());

  const open = (visitId: string | null) => {
    visits.select(visitId);
    if (layout.width !== "wide") layout.showList(false);
    void navigate("/dashboard/scribe");
  };
  const start = ({ id, patient_name, reason }: Appointment) => {
    const visitId = ids.current.get(id) ?? crypto.randomUUID();
    ids.current.set(id, visitId);
    return task.run(
      async () => {
        const visit = await visits.create({ id: visitId, patient_name, reason });
        await change({ id, visit_id: visit.id });
      },
      () => open(visitId),
    );
  };
  return { start, open, isStarting: task.isRunning, error: task.error };
}
