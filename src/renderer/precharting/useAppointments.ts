import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import {
  type Appointment,
  appointmentListSchema,
  appointmentSchema,
  type CreateAppointment,
  type UpdateAppointment,
} from "../../shared/precharting/appointment";
import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";
import { type Day, momentsOf } from "./day";

const path = "/api/v1/appointments";
const queryKey = ["appointments"];

/** The clinician's appointments of a day; undefined until they are here. */
export function useAppointments(day: Day) {
  const { http } = useStores();
  const params = momentsOf(day);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, params.from],
    queryFn: async () => appointmentListSchema.parse((await http.get<unknown>(path, { params })).data).items,
    enabled: useScreenActive(),
  });
  return {
    appointments: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
  };
}

/** What is done to appointments. Each resolves when the server has it, and the lists are read again. */
export function useAppointmentChanges() {
  const { http } = useStores();
  const queries = useQueryClient();
  const readDays = () => queries.invalidateQueries({ queryKey });
  const onSuccess = () => Promise.all([readDays(), queries.invalidateQueries({ queryKey: ["prechart"] })]);
  const adding = useMutation({
    mutationFn: async (appointment: CreateAppointment) =>
      appointmentSchema.parse((await http.post<unknown>(path, appointment)).data),
    onSuccess,
  });
  const changing = useMutation({
    mutationFn: async ({ id, ...change }: UpdateAppointment & Pick<Appointment, "id">) =>
      appointmentSchema.parse((await http.patch<unknown>(`${path}/${id}`, change)).data),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: async (id: string) => void (await http.delete(`${path}/${id}`)),
    onSuccess: readDays, // its pre-chart is gone with it
  });
  return { add: adding.mutateAsync, change: changing.mutateAsync, remove: removing.mutateAsync };
}
