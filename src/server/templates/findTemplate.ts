import { AppError } from "../../shared/errors";
import type { DocumentKind } from "../../shared/notes/document";
import { builtInTemplate, builtInTemplates, otherBuiltInTemplates } from "../../shared/templates/builtInTemplates";
import { defaultTemplateId, type Template } from "../../shared/templates/template";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import type { RowLog } from "../platform/database/readableRows";
import type { Owner } from "../platform/http/currentUser";
import { TemplatesRepository } from "./TemplatesRepository";

/**
 * Returns the templates a user can draft with: the built-in ones of all kinds of documents, those of notes first, then
 * their own by title.
 */
export async function listTemplates(db: Queryable, vault: Vault, owner: Owner, log: RowLog): Promise<Template[]> {
  return [
    ...builtInTemplates,
    ...otherBuiltInTemplates,
    ...(await new TemplatesRepository(db, vault).listByOwner(owner, log)),
  ];
}

/**
 * Returns a built-in template or this user's own; null for any other id, including other users'.
 * @param kind the kind of documents that it must be of; null for any.
 */
export async function findTemplate(
  db: Queryable,
  vault: Vault,
  owner: Owner,
  id: string,
  kind: DocumentKind | null = "note",
): Promise<Template | null> {
  const found = builtInTemplate(id) ?? (await new TemplatesRepository(db, vault).byId(owner, id));
  return found && (kind === null || found.kind === kind) ? found : null;
}

/** As `findTemplate`. @throws {AppError} `not_found` instead of returning null. */
export async function requireTemplate(
  db: Queryable,
  vault: Vault,
  owner: Owner,
  id: string,
  kind: DocumentKind | null,
): Promise<Template> {
  const template = await findTemplate(db, vault, owner, id, kind);
  if (!template) throw new AppError("not_found", "This template was not found. Choose another one.");
  return template;
}

/**
 * Returns the template with this id, built-in or of the visit's owner; otherwise the default template, so that a draft
 * never fails for lack of a template.
 * @param version of the user's own template; null for the newest.
 */
export async function templateOfVisit(
  db: Queryable,
  vault: Vault,
  visitId: string,
  id: string | null | undefined,
  version: number | null,
): Promise<Template> {
  const known = id && (builtInTemplate(id) ?? (await new TemplatesRepository(db, vault).ofVisit(visitId, id, version)));
  return known || defaultTemplate();
}

function defaultTemplate(): Template {
  const template = builtInTemplate(defaultTemplateId);
  if (!template) throw new Error(`No built-in template ${defaultTemplateId}`);
  return template;
}
