import { randomUUID } from "node:crypto";
import { AppError } from "../../shared/errors";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { notFound, Patients } from "./Patients";

/** Organizations by id, and the user on whose behalf a patient is copied. */
interface Copying {
  from: string;
  to: string;
  userId: string;
}

/**
 * Copies a patient, as it is after all merges, to another organization. If a patient there has one of the record
 * numbers, the copy has none: equal numbers of two practices can be two people.
 * @returns the id of the copy. @throws {AppError} `not_found`.
 */
export async function copyPatient(tx: Queryable, vault: Vault, id: string, copying: Copying): Promise<string> {
  const source = new Patients(tx, vault, copying.from);
  const row = await source.rows.byId(id);
  if (!row) throw notFound();
  const text = source.textOf(row);
  const target = new Patients(tx, vault, copying.to);
  const copy = randomUUID();
  try {
    await target.insert(copy, copying.userId, text);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    await target.update(copy, { ...text, record_numbers: [] });
  }
  return copy;
}
