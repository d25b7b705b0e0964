import { AppError } from "../../shared/errors";
import type { VisitDocument, SignDocument } from "../../shared/notes/document";
import { countOpen } from "../../shared/notes/countOpen";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { setVisitStatus } from "../visits/setVisitStatus";
import { Visits } from "../visits/Visits";
import { blank } from "./writing/documents/blank";
import { nounOf, requireDocument, requireWritable } from "./requireDocument";
import { addVersion } from "./saveDocument";
import { lockVisit } from "./lockVisit";
import { DocumentsRepository } from "./DocumentsRepository";

/**
 * Signs the document as the clinician saw it: adds a signed version, which never changes, with name and time. The visit
 * then keeps its patient, whom only an amendment changes. Signing the note also sets the visit to `signed`.
 * @param request `version` is the version that the clinician saw, by default the newest; `unchecked` confirms signing a
 * document whose check was not completed.
 * @throws {AppError} `findings_open` while findings or omissions must be resolved or a blank is left, or if the check
 * was not completed and `unchecked` is not set; `note_conflict` with the current document if `version` is not the
 * newest; `conflict` while the document is being drafted, while the visit of a note is recorded or transcribed, or if
 * it is being redrafted, is superseded or its draft failed; `note_signed`; `not_found`.
 */
export async function signDocument(
  context: ServerContext,
  user: CurrentUser,
  documentId: string,
  { version, unchecked = false }: SignDocument,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const document = await requireDocument(tx, context, user, documentId, { lock: true });
    requireWritable(document);
    requireDrafted(document);
    if (document.kind === "note") await requireEnded(tx, document.visit_id);
    const current = await new DocumentsRepository(tx, context.vault).currentOfKind(document.visit_id, document.kind);
    if (current?.id !== document.id)
      throw new AppError("conflict", `The ${nounOf(document)} is being redrafted. Sign it when the draft is complete.`);
    if (version !== undefined && version !== document.version)
      throw new AppError(
        "note_conflict",
        `The ${nounOf(document)} was changed since you opened it. Review it again, then sign.`,
        { current: document },
      );
    const { toResolve } = countOpen(document);
    if (toResolve > 0)
      throw new AppError("findings_open", `Resolve ${toResolve} issue${toResolve === 1 ? "" : "s"} before signing.`);
    if (document.sections.some(({ sentences }) => sentences.some(({ text }) => text.includes(blank))))
      throw new AppError("findings_open", `Fill in or remove the blanks (${blank}) before signing.`);
    if (document.unchecked && !unchecked)
      throw new AppError(
        "findings_open",
        `This ${nounOf(document)} wasn’t checked against the transcript, because that took too long. Read every line, then sign it without checks.`,
      );
    const signed = await addVersion(tx, context, document, document, "sign", user);
    await new Visits(tx, context.vault).keepPatient(document.visit_id);
    if (document.kind === "note") await signVisit(tx, context, document.visit_id);
    return signed;
  });
}

/** Rejects a document that is not complete. @throws {AppError} `conflict`. */
function requireDrafted(document: VisitDocument): void {
  if (document.drafting)
    throw new AppError(
      "conflict",
      `The ${nounOf(document)} is still being drafted. Sign it when the draft is complete.`,
    );
  if (document.growing)
    throw new AppError(
      "conflict",
      "This note is a draft so far. Sign it when the draft of the whole session is complete.",
    );
}

/** Rejects the note of a visit that is still being recorded or transcribed. @throws {AppError} `conflict`. */
async function requireEnded(tx: Queryable, visitId: string): Promise<void> {
  const { isInProgress } = await lockVisit(tx, visitId);
  if (isInProgress)
    throw new AppError(
      "conflict",
      "This session is still being recorded or transcribed. Sign the note when its draft is complete.",
    );
}

/**
 * Sets the visit of a signed note to `signed`, and makes it findable for colleagues if the practice shares signed
 * notes.
 */
async function signVisit(tx: Queryable, { vault }: Pick<ServerContext, "vault">, visitId: string): Promise<void> {
  await setVisitStatus(tx, visitId, "signed");
  await new Visits(tx, vault).indexShared(visitId);
}

/** Maximum number of addenda of a document, far more than one gets: each addendum stores the whole document again. */
const maxAddenda = 100;

/**
 * Adds an addendum to a signed document as a new signed version; the signed text is unchanged.
 * @throws {AppError} `conflict` if the document is not signed or has too many addenda; `not_found`.
 */
export async function addAddendum(
  context: ServerContext,
  user: CurrentUser,
  documentId: string,
  text: string,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const document = await requireDocument(tx, context, user, documentId, { lock: true });
    if (document.status !== "signed")
      throw new AppError("conflict", `This ${nounOf(document)} isn’t signed yet. Edit it instead.`);
    if (document.addenda.length >= maxAddenda)
      throw new AppError("conflict", `A document can have up to ${maxAddenda} addenda. This one has as many.`);
    const addendum = { text, by: user.displayName, at: new Date().toISOString() };
    return addVersion(
      tx,
      context,
      document,
      { ...document, addenda: [...document.addenda, addendum] },
      "addendum",
      user,
    );
  });
}
