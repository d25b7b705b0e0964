import { randomUUID } from "node:crypto";
import { AppError } from "../../shared/errors";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { notFound, Patients } from "./Patients";

/** Ids of the two organizations, and of the user who is recorded as the creator of the copy. */
interface CopyOptions {
  from: string;
  to: string;
  userId: string;
}

/**
 * Copies a patient, as it is after all merges, to another organization. If a patient there already has one of the
 * record numbers, the copy has none: the same number can belong to different people in two practices.
 * @returns the id of the copy.
 * @throws {AppError} `not_found`.
 */
export async function copyPatient(tx: Queryable, vault: Vault, id: string, options: CopyOptions): Promise<string> {
  const source = new Patients(tx, vault, options.from);
  const row = await source.rows.byId(id);
  if (!row) throw notFound();
  const text = await source.textOf(row);
  const target = new Patients(tx, vault, options.to);
  const copy = randomUUID();
  try {
    await target.insert(copy, options.userId, text);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "number_taken") throw error;
    await target.update(copy, { ...text, record_numbers: [] });
  }
  return copy;
}
