import { makeAutoObservable, observableRef } from "mobx";
import { AsyncTask } from "../base/AsyncTask";
import type { PatientSummary } from "../../shared/patients/patient";
import { type CreateVisit, untitledVisit, type Visit } from "../../shared/visits/visit";

/** State of the form for a new visit or for the details of an existing visit. All fields are optional. */
export class VisitForm {
  /** The typed name, used while no patient is chosen. */
  patient: string;
  chosen: PatientSummary | null;
  title: string;
  reason: string;
  /** Id of a template; null for the template of the last visit. */
  template: string | null;
  readonly saving = new AsyncTask();
  /** Id of the visit. For a new visit it is generated here, so that repeated calls create only one. */
  id: string;
  /** The fields of the first call that created the visit; null before. */
  sent: CreateVisit | null = null;

  /** @param visit the visit to edit; null for a new one. */
  constructor(readonly visit: Visit | null) {
    this.id = visit?.id ?? crypto.randomUUID();
    this.patient = visit?.patient_name ?? "";
    this.chosen = visit?.patient ?? null;
    this.title = visit ? ownTitle(visit) : "";
    this.reason = visit?.reason ?? "";
    this.template = visit?.template_id ?? null;
    makeAutoObservable(this, { visit: false, id: false, saving: false, sent: false, chosen: observableRef });
  }

  /** Generates a new id, because the visit with the previous one was deleted. */
  renew(): void {
    this.id = crypto.randomUUID();
    this.sent = null;
  }

  set(change: Partial<Pick<VisitForm, "patient" | "chosen" | "title" | "reason" | "template">>): void {
    Object.assign(this, change);
  }

  /** The request body; empty fields become null, except the title. */
  get fields(): CreateVisit {
    const { patient, chosen, title, reason, template } = this;
    return {
      title,
      ...(chosen || this.visit?.patient ? { patient_id: chosen?.id ?? null } : {}),
      ...(!chosen && { patient_name: patient || null }),
      reason: reason || null,
      ...(template !== null && { template_id: template }),
    };
  }
}

/** Returns the visit's title; empty if it is the patient's name or the default, which the server fills in. */
const ownTitle = ({ title, patient_name }: Visit): string => (title === (patient_name ?? untitledVisit) ? "" : title);
