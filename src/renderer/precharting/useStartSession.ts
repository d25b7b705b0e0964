import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Appointment } from "../../shared/precharting/appointment";
import { AsyncTask } from "../app/AsyncTask";
import { useStores } from "../app/stores";
import { useAppointmentChanges } from "./useAppointments";

/** For observers: opens a session on the Scribe screen, the one of an appointment or a new one made from it. */
export function useStartSession() {
  const { layout, visits } = useStores();
  const { change } = useAppointmentChanges();
  const navigate = useNavigate();
  const [task] = useState(() => new AsyncTask());
  /** Ids of sessions by appointment, chosen before the call: trying again after a failure makes no second session. */
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
