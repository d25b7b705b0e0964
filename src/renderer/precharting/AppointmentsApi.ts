import type { AxiosInstance } from "axios";
import {
  type Appointment,
  appointmentListSchema,
  appointmentSchema,
  type CreateAppointment,
  type UpdateAppointment,
} from "../../shared/precharting/appointment";
import { allPages } from "../http/allPages";
import { type Prechart, prechartSchema } from "../../shared/precharting/prechart";

const path = "/api/v1/appointments";

/** Client of the routes for the clinician's appointments and their pre-charts. */
export class AppointmentsApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Loads the appointments of a time range. @param params instants in RFC 3339; `to` is exclusive. */
  async list(params: { from: string; to: string }): Promise<Appointment[]> {
    return allPages(async (cursor) =>
      appointmentListSchema.parse((await this.http.get<unknown>(path, { params: { ...params, cursor } })).data),
    );
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
