import { makeAutoObservable } from "mobx";
import { AsyncTask } from "../base/AsyncTask";
import type { CreateVisit, Visit } from "../../shared/visits/visit";

/** The open form of a visit: a new one, or the details of an existing one. All fields are optional. */
export class VisitForm {
  patient: string;
  title: string;
  reason: string;
  /** Null for the template of the last visit. */
  template: string | null;
  readonly saving = new AsyncTask();

  /** @param visit the visit to edit; null for a new one. */
  constructor(readonly visit: Visit | null) {
    this.patient = visit?.patient_name ?? "";
    this.title = visit ? ownTitle(visit) : "";
    this.reason = visit?.reason ?? "";
    this.template = visit?.template_id ?? null;
    makeAutoObservable(this, { visit: false, saving: false });
  }

  set(change: Partial<Pick<VisitForm, "patient" | "title" | "reason" | "template">>): void {
    Object.assign(this, change);
  }

  /** The fields as the server accepts them. */
  get fields(): CreateVisit {
    const { patient, title, reason, template } = this;
    return {
      title,
      patient_name: patient || null,
      reason: reason || null,
      ...(template !== null && { template_id: template }),
    };
  }
}

/** Returns the title if one was entered; otherwise the server uses the patient's name. */
const ownTitle = ({ title, patient_name }: Visit): string =>
  title === (patient_name ?? "Unnamed session") ? "" : title;
