import { z } from "zod";
import { type EhrExport, type EhrPatientData, type EhrSession, ehrSessionSchema } from "../../../shared/ehr/ehrData";
import type { EhrPatient } from "../../../shared/ehr/ehrPatient";
import type { SecretStore } from "../fill/FillRecord";
import { comparePatients } from "../identity/comparePatients";

/** Stores what was read from pages of the EHR: each session has the data read from one page at one time. */
export class CapturedSessions {
  private loaded: Promise<EhrSession[]> | null = null;

  constructor(private readonly store: SecretStore) {}

  async add(session: EhrSession): Promise<void> {
    await this.change((all) => [...all, session]);
  }

  /** Returns the sessions of a patient, newest first. A name alone can match several patients. */
  async ofPatient(patient: EhrPatient): Promise<EhrSession[]> {
    return newestFirst((await this.all()).filter((each) => matchesPatient(each, patient)));
  }

  /** Returns the sessions whose patient or texts contain all words of the query, newest first. */
  async search(query: string): Promise<EhrSession[]> {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return newestFirst((await this.all()).filter((each) => words.every((word) => textOf(each).includes(word))));
  }

  /**
   * Returns the newest item of each kind, label and place, from sessions with the patient's record number or with their
   * name and birth date. Returns null if there are none, or if it is not certain that all of them belong to one
   * patient. Without a record number in the query, one session with the same name and no birth date makes it uncertain.
   */
  async dataOf(patient: EhrPatient): Promise<EhrPatientData | null> {
    const [newest, ...older] = newestFirst((await this.all()).filter((each) => canBelongTo(each, patient)));
    if (!newest) return null;
    const all = [newest, ...older];
    if (!all.every((each) => isCertain(each.patient, patient)) || areOfSeveralPatients(all)) return null;
    const items = new Map<string, EhrPatientData["items"][number]>();
    for (const { items: read, at } of [...older.toReversed(), newest])
      for (const item of read) {
        const key = `${item.kind}\0${item.label}\0`;
        items.delete(key); // an item stored before items had a `place`
        items.set(`${key}${item.place ?? ""}`, { ...item, at });
      }
    return { patient: newest.patient, items: [...items.values()] };
  }

  async export(): Promise<EhrExport> {
    return { format: "chartside-ehr-sessions", version: 1, sessions: await this.all() };
  }

  /** Adds the sessions of an export; those with a known id are replaced. */
  async import({ sessions }: EhrExport): Promise<void> {
    const ids = new Set(sessions.map(({ id }) => id));
    await this.change((all) => [...all.filter(({ id }) => !ids.has(id)), ...sessions]);
  }

  async clear(): Promise<void> {
    await this.change(() => []);
  }

  private all(): Promise<EhrSession[]> {
    this.loaded ??= this.store.read().then((value) => z.array(ehrSessionSchema).parse(value ?? []));
    this.loaded.catch(() => (this.loaded = null));
    return this.loaded;
  }

  private async change(make: (all: EhrSession[]) => EhrSession[]): Promise<void> {
    const next = make(await this.all());
    await this.store.write(next);
    this.loaded = Promise.resolve(next);
  }
}

function matchesPatient(session: EhrSession, patient: EhrPatient): boolean {
  const { mrn, name, result } = comparePatients(session.patient, patient);
  if (result === "mismatch") return false;
  return patient.mrn === null ? name === "equal" : mrn === "equal";
}

/** Whether a session counts for the data of a patient; with a record number in the query, only if that is certain. */
function canBelongTo(session: EhrSession, patient: EhrPatient): boolean {
  const { name, result } = comparePatients(session.patient, patient);
  if (result === "mismatch") return false;
  return isCertain(session.patient, patient) || (patient.mrn === null && name === "equal");
}

/**
 * Whether two patients are the same person by record number, or by name and birth date. The name alone is not enough.
 */
function isCertain(a: EhrPatient, b: EhrPatient): boolean {
  const { name, birthDate, mrn, result } = comparePatients(a, b);
  return result !== "mismatch" && (mrn === "equal" || (name === "equal" && birthDate === "equal"));
}

/** Whether two of the sessions belong to different patients. */
function areOfSeveralPatients(sessions: EhrSession[]): boolean {
  const patients = [...new Map(sessions.map(({ patient }) => [JSON.stringify(patient), patient])).values()];
  return patients.some((patient, index) =>
    patients.slice(index + 1).some((other) => comparePatients(patient, other).result === "mismatch"),
  );
}

const textOf = ({ patient, items }: EhrSession): string =>
  [patient.name, patient.mrn, patient.birthDate, ...items.flatMap(({ label, text }) => [label, text])]
    .join(" ")
    .toLowerCase();

const newestFirst = (sessions: EhrSession[]): EhrSession[] => sessions.toSorted((a, b) => b.at.localeCompare(a.at));
