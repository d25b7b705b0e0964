import { AppError } from "../../shared/errors";
import { builtInTemplate, builtInTemplates } from "../../shared/templates/builtIn";
import { defaultTemplateId, type Template } from "../../shared/templates/template";
import type { Queryable } from "../platform/database/database";
import { TemplatesRepository } from "./templatesRepository";

/** The templates a person may draft with: the built-in ones, then their own by title. */
export async function listTemplates(db: Queryable, ownerId: string): Promise<Template[]> {
  return [...builtInTemplates, ...(await new TemplatesRepository(db).listByOwner(ownerId))];
}

/** A built-in template, or this person's own; null for any other id, also somebody else's. */
export async function findTemplate(db: Queryable, ownerId: string, id: string): Promise<Template | null> {
  return builtInTemplate(id) ?? (await new TemplatesRepository(db).byId(ownerId, id));
}

/** As `findTemplate`. @throws {AppError} `not_found`. */
export async function requireTemplate(db: Queryable, ownerId: string, id: string): Promise<Template> {
  const template = await findTemplate(db, ownerId, id);
  if (!template) throw new AppError("not_found", "This template was not found. Choose another one.");
  return template;
}

/**
 * The template a visit's note is written with; the default one where it is unset or not its owner's, so that a draft
 * never fails on it.
 */
export async function templateOfVisit(
  db: Queryable,
  visitId: string,
  id: string | null | undefined,
): Promise<Template> {
  const known = id && (builtInTemplate(id) ?? (await new TemplatesRepository(db).ofVisit(visitId, id)));
  return known || defaultTemplate();
}

function defaultTemplate(): Template {
  const template = builtInTemplate(defaultTemplateId);
  if (!template) throw new Error(`No built-in template ${defaultTemplateId}`);
  return template;
}
