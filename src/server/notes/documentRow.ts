import {
  type DocumentKind,
  type DocumentVersion,
  documentSchema,
  documentVersionSchema,
  type NoteBasis,
  type VisitDocument,
} from "../../shared/notes/document";
import type { ModelUse } from "../../shared/notes/modelUse";
import type { Opener } from "../platform/crypto/KeySet";
import { UnreadableError } from "../platform/crypto/UnreadableError";
import { readableRows, RowReader, type RowLog } from "../platform/database/readableRows";
import { documentContext } from "../visits/documentContext";
import type { DocumentContent } from "./documentContent";

/** A row of `documents` with one of its versions. */
export interface DocumentRow {
  id: string;
  visit_id: string;
  kind: DocumentKind;
  language: string;
  template_id: string;
  template_version: number;
  replaces: string | null;
  status: VisitDocument["status"];
  version: number;
  drafting: boolean;
  grown_ms: number | null;
  engine: string;
  fallback_reason: string | null;
  model_use: ModelUse | null;
  created_at: Date;
  signed_at: Date | null;
  signed_by: Buffer | null;
  rests_on: Buffer | null;
  v_version: number;
  v_sealed: Buffer;
  v_saved_at: Date;
  v_signed: boolean;
  v_cause: DocumentVersion["cause"];
}

/** A row of the list of a document's versions. `id`: the document's id and the version, e.g. `5f0c…/3`. */
export interface VersionRow {
  id: string;
  version: number;
  saved_at: Date;
  saved_by: Buffer;
  cause: DocumentVersion["cause"];
  signed: boolean;
}

/** Context in which the author of a version is sealed, see `Vault`. */
export const authorContext = (id: string, version: number): string => `document author:${id}:${version}`;
/** Context in which the signer of a document is sealed, see `Vault`. */
export const signerContext = (id: string): string => `document signer:${id}`;
/** Context in which the basis of a document is sealed, see `Vault`. */
export const basisContext = (id: string): string => `document basis:${id}`;

/** Returns the encrypted author of a version. */
export const authorOf = ({ saved_by: author }: VersionRow): Buffer => author;

/**
 * Returns the list of a document's versions with their authors, decrypted. Rows that cannot be read are left out and
 * logged.
 */
export const toVersions = (rows: readonly VersionRow[], documentId: string, keys: Opener, log: RowLog) =>
  readableRows(
    rows,
    ({ version, saved_at, saved_by, cause, signed }): DocumentVersion => ({
      version,
      saved_at: saved_at.toISOString(),
      saved_by: keys.open(saved_by, authorContext(documentId, version)).toString(),
      cause,
      signed,
    }),
    { kind: "version of a document", schema: documentVersionSchema, log },
  );

/**
 * Returns a version with its text and signer, decrypted. An older version that was not signed has the status `draft`,
 * even if the document is signed.
 * @throws {UnreadableError} if it is damaged or its key is missing.
 */
export function toDocument(row: DocumentRow, keys: Opener): VisitDocument {
  const content = keys.openJson<DocumentContent>(row.v_sealed, documentContext(row.id, row.v_version));
  return {
    ...rowOf(row),
    signed_by: row.v_signed && row.signed_by ? keys.open(row.signed_by, signerContext(row.id)).toString() : null,
    ...(row.rests_on && { rests_on: keys.openJson<NoteBasis>(row.rests_on, basisContext(row.id)) }),
    ...content,
  };
}

/** Returns a version as `toDocument` does; one that cannot be read is `unreadable` and has no text. */
export function toAnyDocument(row: DocumentRow, keys: Opener): VisitDocument {
  try {
    return toDocument(row, keys);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return withoutText(row, keys);
  }
}

/**
 * Returns the versions of a list as `toDocument` does. Those that cannot be read are logged; they are `unreadable` and
 * have no text.
 */
export function toDocuments(rows: readonly DocumentRow[], keys: Opener, log: RowLog): VisitDocument[] {
  const reader = new RowReader({ kind: "document", schema: documentSchema, log });
  const documents = rows.map((row) =>
    reader.read(
      row.id,
      () => toDocument(row, keys),
      () => withoutText(row, keys),
    ),
  );
  reader.finish();
  return documents.filter((document) => document !== null);
}

/** Returns what is known about a document whose text cannot be read. */
function withoutText(row: DocumentRow, keys: Opener): VisitDocument {
  return { ...rowOf(row), ...noText, signed_by: signerOf(row, keys), unreadable: true };
}

const noText = { sections: [], omissions: [], removed: [], addenda: [] };

/** Returns who signed; null if that cannot be read either. */
function signerOf({ id, v_signed: signed, signed_by: sealed }: DocumentRow, keys: Opener): string | null {
  try {
    return signed && sealed ? keys.open(sealed, signerContext(id)).toString() : null;
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return null;
  }
}

/** Returns the fields of a document that are not encrypted. */
function rowOf(row: DocumentRow): Omit<VisitDocument, keyof DocumentContent | "signed_by" | "rests_on" | "unreadable"> {
  const isNewest = row.v_version === row.version;
  const signed = row.v_signed;
  const isGrowing = row.grown_ms !== null && row.status === "draft";
  return {
    id: row.id,
    visit_id: row.visit_id,
    kind: row.kind,
    language: row.language,
    version: row.v_version,
    status: isNewest || signed ? row.status : row.status === "signed" ? "draft" : row.status,
    template_id: row.template_id,
    template_version: row.template_version,
    replaces: row.replaces,
    engine: { name: row.engine, fallback_reason: row.fallback_reason },
    ...(row.model_use && { model_use: row.model_use }),
    drafting: row.drafting && isNewest && row.status === "draft",
    ...(isGrowing && { growing: true as const, ...(row.v_cause === "draft" && { drafted: true as const }) }),
    saved_at: row.v_saved_at.toISOString(),
    created_at: row.created_at.toISOString(),
    signed_at: signed ? (row.signed_at?.toISOString() ?? null) : null,
    ...((row.drafting || row.grown_ms !== null) && row.status !== "draft" && { unfinished: true as const }),
  };
}
