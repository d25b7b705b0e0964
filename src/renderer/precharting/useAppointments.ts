import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { Appointment, CreateAppointment, UpdateAppointment } from "../../shared/precharting/appointment";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useApi } from "../http/useApi";
import { AppointmentsApi } from "./AppointmentsApi";
import { type Day, dayBounds } from "./day";

const queryKey = ["appointments"];

/** Loads the clinician's appointments of a day; `appointments` is undefined until loaded. */
export function useAppointments(day: Day) {
  const api = useApi(AppointmentsApi);
  const params = dayBounds(day);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, params.from],
    queryFn: () => api.list(params),
    enabled: useIsScreenActive(),
  });
  return {
    appointments: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
  };
}

/** Returns functions that add, change and remove appointments. Each resolves after a reload and rejects on failure. */
export function useAppointmentChanges() {
  const api = useApi(AppointmentsApi);
  const queries = useQueryClient();
  const reloadDays = () => queries.invalidateQueries({ queryKey });
  const onSuccess = () => Promise.all([reloadDays(), queries.invalidateQueries({ queryKey: ["prechart"] })]);
  const adding = useMutation({
    mutationFn: (appointment: CreateAppointment) => api.add(appointment),
    onSuccess,
  });
  const changing = useMutation({
    mutationFn: ({ id, ...change }: UpdateAppointment & Pick<Appointment, "id">) => api.change(id, change),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (id: string) => api.remove(id),
    onSuccess: reloadDays, // its pre-chart no longer exists, so loading it would fail
  });
  return { add: adding.mutateAsync, change: changing.mutateAsync, remove: removing.mutateAsync };
}
