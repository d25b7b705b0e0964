import { makeAutoObservable } from "mobx";
import { readBirthDates } from "../../shared/patients/readBirthDates";
import type { CreatePatient, Patient, Pronouns, RecordNumber, Sex } from "../../shared/patients/patient";
import { splitName } from "../../shared/patients/patientName";
import type { SeenPatient } from "./withDemographics";
import { AsyncTask } from "../base/AsyncTask";
import { readTypedDay, typedDay } from "../format/typedDay";

/** The fields of a patient while they are edited; dates and numbers as typed. */
export class PatientForm {
  given = "";
  family = "";
  birth = "";
  sex: Sex = "unknown";
  pronouns: Pronouns | "" = "";
  numbers: RecordNumber[] = [{ system: "MRN", value: "" }];
  phone = "";
  language = "";
  /** Generated once, so that a retry does not create a second patient. */
  readonly id = crypto.randomUUID();
  readonly saving = new AsyncTask();

  /**
   * @param patient the patient to edit; null for a new one.
   * @param typed text typed into the patient search, which prefills a new patient.
   * @param seen the patient shown in the EHR, who prefills a new patient.
   */
  constructor(
    readonly patient: Patient | null,
    typed = "",
    seen: SeenPatient | null = null,
  ) {
    makeAutoObservable(this, { patient: false, id: false, saving: false });
    if (patient) this.fill(patient);
    else if (seen) this.prefill(seen);
    else if (readTypedDay(typed) !== undefined || readBirthDates(typed).length > 0) this.birth = typed.trim();
    else if (/\p{N}/u.test(typed)) this.numbers = [{ system: "MRN", value: typed.trim() }];
    else ({ given_name: this.given, family_name: this.family } = splitName(typed));
  }

  private prefill({ name, birthDate, mrn, sex, phone }: SeenPatient): void {
    ({ given_name: this.given, family_name: this.family } = splitName(name ?? ""));
    this.birth = birthDate ? typedDay(birthDate) : "";
    this.numbers = [{ system: "MRN", value: mrn ?? "" }];
    Object.assign(this, { sex: sex ?? "unknown", phone: phone ?? "" });
  }

  set(
    change: Partial<Pick<PatientForm, "given" | "family" | "birth" | "sex" | "pronouns" | "phone" | "language">>,
  ): void {
    Object.assign(this, change);
  }

  setNumber(index: number, change: Partial<RecordNumber>): void {
    this.numbers = this.numbers.map((number, at) => (at === index ? { ...number, ...change } : number));
  }

  addNumber(): void {
    this.numbers = [...this.numbers, { system: "", value: "" }];
  }

  /** The birth date as a day; null if empty, undefined if it cannot be read. */
  get birthDate(): string | null | undefined {
    return this.birth.trim() === "" ? null : readTypedDay(this.birth);
  }

  get hasName(): boolean {
    return (this.given + this.family).trim() !== "";
  }

  /**
   * The request body. An empty field means that the value is not known. Record numbers without a value are left out.
   */
  get fields(): CreatePatient {
    return {
      given_name: this.given,
      family_name: this.family,
      birth_date: this.birthDate ?? null,
      sex: this.sex,
      pronouns: this.pronouns || null,
      record_numbers: this.numbers.filter(({ value }) => value.trim() !== ""),
      phone: this.phone || null,
      language: this.language || null,
    };
  }

  private fill({ given_name, family_name, birth_date, sex, pronouns, record_numbers, phone, language }: Patient): void {
    Object.assign(this, { given: given_name, family: family_name, birth: birth_date ? typedDay(birth_date) : "", sex });
    Object.assign(this, { pronouns: pronouns ?? "", phone: phone ?? "", language: language ?? "" });
    if (record_numbers.length > 0) this.numbers = [...record_numbers];
  }
}
