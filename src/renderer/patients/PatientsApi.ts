import type { AxiosInstance } from "axios";
import {
  type CreatePatient,
  type Patient,
  patientDuplicatesSchema,
  patientPageSchema,
  patientSchema,
  type PatientSummary,
  type UpdatePatient,
} from "../../shared/patients/patient";
import { searchText } from "../format/typedDay";

const patientPath = (id: string): string => `/api/v1/patients/${id}`;

/** Calls the routes for the practice's patients. A failed request rejects with an AppError. */
export class PatientsApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Returns up to 8 patients that match a search, most recently used first. */
  async search(q: string): Promise<PatientSummary[]> {
    const { data } = await this.http.get<unknown>("/api/v1/patients", { params: { q: searchText(q), limit: 8 } });
    return patientPageSchema.parse(data).items;
  }

  async get(id: string): Promise<Patient> {
    const { data } = await this.http.get<unknown>(patientPath(id));
    return patientSchema.parse(data);
  }

  async create(patient: CreatePatient): Promise<Patient> {
    const { data } = await this.http.post<unknown>("/api/v1/patients", patient);
    return patientSchema.parse(data);
  }

  async update(id: string, changes: UpdatePatient): Promise<Patient> {
    const { data } = await this.http.patch<unknown>(patientPath(id), changes);
    return patientSchema.parse(data);
  }

  /** Deletes a patient permanently. Refused while a visit, an appointment or a merged record belongs to it. */
  async remove(id: string): Promise<void> {
    await this.http.delete(patientPath(id));
  }

  /** Returns patients that may be the same person. */
  async duplicates(id: string): Promise<PatientSummary[]> {
    const { data } = await this.http.get<unknown>(`${patientPath(id)}/duplicates`);
    return patientDuplicatesSchema.parse(data).items;
  }

  /** Merges a record into another one. @returns the patient that was merged into. */
  async merge(id: string, into: string): Promise<Patient> {
    const { data } = await this.http.post<unknown>(`${patientPath(id)}/merge`, { into });
    return patientSchema.parse(data);
  }

  /** Undoes a merge. @returns the separated patient. */
  async separate(id: string): Promise<Patient> {
    const { data } = await this.http.post<unknown>(`${patientPath(id)}/separate`);
    return patientSchema.parse(data);
  }
}
