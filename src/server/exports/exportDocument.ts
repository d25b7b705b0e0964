import { cutText } from "../../shared/cutText";
import type { ExportFormat, VisitDocument } from "../../shared/notes/document";
import type { PrintedDocument } from "../../shared/notes/printedDocument";
import { printDocument } from "../../shared/notes/printDocument";
import { isInProgress } from "../../shared/visits/isInProgress";
import { AppError } from "../../shared/errors";
import { nounOf } from "../notes/requireDocument";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { templateOfVisit } from "../templates/findTemplate";
import type { Visit } from "../../shared/visits/visit";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { Visits } from "../visits/Visits";
import { asMarkdown } from "./asMarkdown";
import { asText } from "./asText";
import type { FhirInput } from "./fhir/asFhir";
import type { ExportThreads } from "./thread/ExportThreads";

interface ExportOptions {
  user: CurrentUser;
  format: ExportFormat;
  /** Whether the patient's name is part of the file's name. */
  isNamed: boolean;
}

interface ExportedFile {
  name: string;
  /** Media type. */
  type: string;
  body: string | Buffer;
}

/** Maximum number of characters of a Word, PDF or FHIR file, about 40 pages. A long note has 5,000. */
const maxCharacters = 100_000;
/**
 * Matches characters outside the Latin, Greek and Cyrillic scripts. Their words are placed in a PDF one by one, which
 * takes longer, so each of these characters counts as `otherScriptsWeight`: the longest PDF takes about as long in any
 * script.
 */
const otherScriptsPattern = /[\u0590-\u1dff\u2190-\uffff]/g;
const otherScriptsWeight = 3;

/**
 * Returns the document as a file. Its name has the kind, the day of the visit and the built-in template of a note; the
 * patient only if `isNamed`, and never a title.
 * @throws {AppError} `conflict` while the document is being drafted, if its draft failed, and for a draft while its
 * visit is recorded or transcribed; `too_large` or `timeout` for a Word, PDF or FHIR file; `unsupported_text` for a
 * PDF.
 */
export async function exportDocument(
  context: Pick<ServerContext, "database" | "vault" | "log">,
  threads: ExportThreads,
  document: VisitDocument,
  { user, format, isNamed }: ExportOptions,
): Promise<ExportedFile> {
  requireDrafted(document);
  const visit = await new Visits(context.database, context.vault).get(document.visit_id);
  if (isInProgress(visit) && document.status === "draft")
    throw new AppError(
      "conflict",
      "This session is still being recorded or transcribed. Export the draft of the whole session when it is complete.",
    );
  const { visit_id, template_id, template_version } = document;
  const template = await templateOfVisit(context.database, context.vault, visit_id, template_id, template_version);
  const printed = printDocument(document, { title: template.title, clinician: user.displayName, visit });
  const patient = isNamed ? fileNamePart(visit.patient_name ?? "") : "";
  // the title of a user's own template is free text
  const about = document.kind === "note" && template.built_in ? template.id : "";
  const parts = [patient, document.kind.replaceAll("_", "-"), printed.date, about].filter((part) => part !== "");
  const {
    type,
    extension = format,
    body,
  } = format === "fhir"
    ? await fhirFile(context, threads, { printed: withLimitedSize(printed), document, visit, user })
    : await contentOf(printed, format, threads);
  return { name: `${parts.join("-")}.${extension}`, type, body };
}

/** Rejects a document whose text is not complete. @throws {AppError} `conflict`. */
function requireDrafted(document: VisitDocument): void {
  const noun = nounOf(document);
  if (document.drafting)
    throw new AppError("conflict", `This ${noun} is still being drafted. Export it when the draft is complete.`);
  if (document.growing)
    throw new AppError("conflict", `This ${noun} is a draft so far. Export it when the draft is complete.`);
  if (document.status === "failed")
    throw new AppError("conflict", `This ${noun} could not be drafted, so there is nothing to export. Draft it again.`);
}

/** Returns the document as a FHIR bundle, with the facts of the visit that it states. */
async function fhirFile(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  threads: ExportThreads,
  { printed, document, visit, user }: Pick<FhirInput, "printed" | "document"> & { visit: Visit; user: CurrentUser },
): Promise<{ type: string; extension: string; body: string }> {
  const utterances = await new UtterancesRepository(database, vault).listByVisit(visit.id, log);
  const body = await threads.fhir({
    printed,
    document,
    patient: visit.patient,
    patientName: visit.patient_name,
    clinician: document.signed_by ?? user.displayName,
    visit: {
      id: visit.id,
      startedAt: visit.started_at,
      isSigned: visit.signed_at !== null,
      amendedAt: visit.amendments.map(({ at }) => at),
    },
    turns: utterances.map(({ id, speaker, speaker_name, speaker_source, text }) => ({
      id,
      speaker,
      speaker_name,
      speaker_source,
      text,
    })),
  });
  return { type: "application/fhir+json; charset=utf-8", extension: "fhir.json", body };
}

async function contentOf(
  printed: PrintedDocument,
  format: Exclude<ExportFormat, "fhir">,
  threads: ExportThreads,
): Promise<{ type: string; extension?: string; body: string | Buffer }> {
  switch (format) {
    case "txt":
      return { type: "text/plain; charset=utf-8", body: asText(printed) };
    case "md":
      return { type: "text/markdown; charset=utf-8", body: asMarkdown(printed) };
    case "print":
      return { type: "application/json; charset=utf-8", extension: "json", body: JSON.stringify(printed) };
    case "docx":
      return {
        type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        body: Buffer.from(await threads.docx(withLimitedSize(printed))),
      };
    case "pdf":
      return {
        type: "application/pdf",
        body: Buffer.from(await threads.pdf(withLimitedSize(printed, otherScriptsWeight))),
      };
  }
}

/** @param weight what a character that `otherScriptsPattern` matches counts. @throws {AppError} `too_large`. */
function withLimitedSize(printed: PrintedDocument, weight = 1): PrintedDocument {
  const text = JSON.stringify(printed);
  const others = weight === 1 || text.length > maxCharacters ? 0 : (text.match(otherScriptsPattern)?.length ?? 0);
  if (text.length + others * (weight - 1) <= maxCharacters) return printed;
  throw new AppError("too_large", "This document is too long for this format. Export it as text instead.");
}

/** Returns a name as a part of a file name: letters, digits and hyphens, at most 60 characters. */
function fileNamePart(name: string): string {
  const words = cutText(name, 60).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join("-");
}
