import { nameWords } from "./nameWords";
import {
  type Patient,
  type PatientPage,
  type PatientSummary,
  patientSummarySchema,
} from "../../shared/patients/patient";
import { isSuspectedDuplicate } from "./isSuspectedDuplicate";
import { AppError } from "../../shared/errors";
import type { DataKey, TokenOf } from "../platform/crypto/DataKey";
import type { Opener } from "../platform/crypto/KeySet";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import { type PatientRow, PatientsRepository } from "./PatientsRepository";
import { openPatient, patientContext, type PatientText, summaryOf } from "./patientText";
import { numberToken, patientTokens, type QueryWord, readPatientQuery } from "./patientTokens";
import { type PageCursor, writeCursor } from "../platform/http/pageCursor";

type SealedPatient = Pick<PatientRow, "id" | "sealed">;

interface ListFilter {
  q?: string | undefined;
  after: PageCursor | null;
  limit: number;
}

/** Maximum number of patients whose visits a search finds: the most recently used. */
const maxMatches = 500;
/** Maximum number of patients that each query for duplicates compares. */
const maxCandidates = 200;
/** Maximum number of duplicates that are returned. */
const maxDuplicates = 10;
/** Maximum number of words of a name by which duplicates are found: each takes a query. */
const maxWords = 8;

/** The patients of one organization. Encrypts and decrypts the rows of `PatientsRepository`. */
export class Patients {
  readonly rows: PatientsRepository;

  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
    private readonly organizationId: string,
  ) {
    this.rows = new PatientsRepository(db, organizationId);
  }

  /**
   * Returns a record, even one that was merged into another. Records merged into it that cannot be read are logged and
   * left out.
   * @throws {AppError} `not_found` if this organization has none with this id.
   */
  async get(id: string, log?: RowLog): Promise<Patient> {
    const row = await this.rows.byId(id);
    if (!row) throw notFound();
    const merged = await this.rows.mergedInto(id);
    const text = await this.textOf(row);
    const { phone, language, given_name, family_name } = text;
    return {
      ...summaryOf(id, text),
      given_name,
      family_name,
      phone,
      language,
      merged_into: row.merged_into,
      merged: await this.summaries(merged, log),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  }

  /** Returns the id of the patient that a record belongs to after all merges. @throws {AppError} `not_found`. */
  async survivorId(id: string): Promise<string> {
    const row = await this.rows.byId(id);
    if (!row) throw notFound();
    return row.survivor_id;
  }

  /** Returns the patient that a record belongs to after all merges. @throws {AppError} `not_found`. */
  async survivor(id: string): Promise<PatientSummary> {
    const row = await this.rows.byId(id);
    const last = row && row.survivor_id !== id ? await this.rows.byId(row.survivor_id) : row;
    if (!last) throw notFound();
    return openPatient(await this.openerOf([last]), last.id, last.sealed);
  }

  /** Returns a page of patients, most recently used first. Only the rows of the page are decrypted. */
  async list({ q = "", after, limit }: ListFilter, log: RowLog): Promise<PatientPage> {
    const words = await this.readQuery(q);
    if (q.trim() !== "" && words.length === 0) return { items: [], next_cursor: null };
    const rows = await this.rows.list({ words, after, limit });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: await this.summaries(page, log),
      next_cursor: last ? writeCursor({ time: last.used_at, id: last.id }) : null,
    };
  }

  /** Returns the ids of the records that a search finds, merged ones included; none for an empty text. */
  async idsMatching(q: string): Promise<string[]> {
    return this.rows.idsMatching(await this.readQuery(q), maxMatches);
  }

  /** Returns patients that may be the same person, at most 10. @throws {AppError} `not_found`. */
  async duplicatesOf(id: string, log: RowLog): Promise<PatientSummary[]> {
    const patient = await this.get(id);
    const { name, birth_date, merged_into } = patient;
    // the whole name also finds records without a birth date
    const queries = [
      name,
      ...(birth_date === null
        ? []
        : nameWords(name)
            .slice(0, maxWords)
            .map((word) => `${word} ${birth_date}`)),
    ];
    const found = new Map<string, PatientSummary>();
    for (const q of queries) {
      const { items } = await this.list({ q, after: null, limit: maxCandidates }, log);
      for (const one of items) found.set(one.id, one);
    }
    const others = [...found.values()].filter((each) => each.id !== id && each.id !== merged_into);
    return others.filter((each) => isSuspectedDuplicate(patient, each)).slice(0, maxDuplicates);
  }

  /** Encrypts and inserts a patient. @returns false if the id exists. @throws {AppError} `number_taken`. */
  async insert(id: string, userId: string, text: PatientText): Promise<boolean> {
    const { key, store } = await this.vault.newKey(this.db, { kind: "patient", id }, this.organizationId);
    const row = { id, organizationId: this.organizationId, userId, ...(await this.seal(key, id, text)) };
    if (!(await this.rows.insert(row))) return false;
    await store(this.db);
    await this.setNumbers(id, text);
    return true;
  }

  /** Encrypts and replaces the content of a record. @throws {AppError} `number_taken`. */
  async update(id: string, text: PatientText): Promise<void> {
    const key = await this.vault.key(this.db, "patient", id);
    const { sealed, searchTokens } = await this.seal(key, id, text);
    await this.rows.update(id, sealed, searchTokens);
    await this.renewTokens(id);
    await this.setNumbers(id, text);
  }

  /** Recomputes the search tokens of a patient: those of its own record and of the records merged into it. */
  async renewTokens(id: string): Promise<void> {
    const own = await this.rows.byId(id);
    const records = [...(own ? [own] : []), ...(await this.rows.mergedInto(id))];
    const read = await this.summaries(records);
    const tokenOf = await this.tokensOf();
    const tokens = read.flatMap((each) => patientTokens(tokenOf, each));
    await this.rows.setTokens(id, [...new Set(tokens)]);
  }

  /** Returns the decrypted content of a row. */
  async textOf({ id, sealed }: SealedPatient): Promise<PatientText> {
    return (await this.openerOf([{ id, sealed }])).openJson<PatientText>(sealed, patientContext(id));
  }

  private async setNumbers(id: string, { record_numbers: numbers }: PatientText): Promise<void> {
    const tokenOf = await this.tokensOf();
    const tokens = new Set(numbers.map((number) => numberToken(tokenOf, number)));
    const owner = await this.rows.setNumbers(id, [...tokens]);
    if (owner === null) return;
    const message =
      "Another patient of your practice has this record number. Choose that patient, or check the number.";
    throw new AppError("number_taken", message, {
      errors: [{ path: "record_numbers", message }],
      current: await this.survivor(owner),
    });
  }

  /** Tokens are made with the organization's key, because its clinicians share the list. */
  private tokensOf(): Promise<TokenOf> {
    return this.vault.tokensOf(this.db, "organization", this.organizationId, "patients");
  }

  private async readQuery(q: string): Promise<QueryWord[]> {
    return q.trim() === "" ? [] : readPatientQuery(await this.tokensOf(), q);
  }

  private async seal(key: DataKey, id: string, text: PatientText): Promise<{ sealed: Buffer; searchTokens: string[] }> {
    const searchTokens = patientTokens(await this.tokensOf(), summaryOf(id, text));
    return { sealed: key.sealJson(text, patientContext(id)), searchTokens };
  }

  private openerOf(rows: readonly SealedPatient[]): Promise<Opener> {
    return this.vault.opener(
      this.db,
      rows.map(({ sealed }) => sealed),
    );
  }

  private async summaries(rows: readonly PatientRow[], log: RowLog = { error: () => {} }): Promise<PatientSummary[]> {
    const keys = await this.openerOf(rows);
    const read = { kind: "patient", schema: patientSummarySchema, log };
    return readableRows(rows, ({ id, sealed }) => openPatient(keys, id, sealed), read);
  }
}

/** Returns the error for a patient of another practice or an unknown id. */
export const notFound = (): AppError => new AppError("not_found", "This patient was not found in your practice.");
