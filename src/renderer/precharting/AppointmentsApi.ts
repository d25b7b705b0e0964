import type { AxiosInstance } from "axios";
import {
  type Appointment,
  appointmentListSchema,
  appointmentSchema,
  type CreateAppointment,
  type UpdateAppointment,
} from "../../shared/precharting/appointment";
import { type Prechart, prechartSchema } from "../../shared/precharting/prechart";

const path = "/api/v1/appointments";

/** Appointments and their pre-charts. */
export class AppointmentsApi {
  constructor(private readonly http: AxiosInstance) {}

  /** @param params moments of ISO 8601, `to` exclusive. */
  async list(params: { from: string; to: string }): Promise<Appointment[]> {
    return appointmentListSchema.parse((await this.http.get<unknown>(path, { params })).data).items;
  }

  async add(appointment: CreateAppointment): Promise<Appointment> {
    return appointmentSchema.parse((await this.http.post<unknown>(path, appointment)).data);
  }

  async change(id: string, change: UpdateAppointment): Promise<Appointment> {
    return appointmentSchema.parse((await this.http.patch<unknown>(`${path}/${id}`, change)).data);
  }

  async remove(id: string): Promise<void> {
    await this.http.delete(`${path}/${id}`);
  }

  async prechart(appointmentId: string): Promise<Prechart> {
    return prechartSchema.parse((await this.http.get<unknown>(`/api/v1/precharts/${appointmentId}`)).data);
  }
}
