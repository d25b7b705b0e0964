import { AppError } from "../../shared/errors";
import { builtInTemplate, builtInTemplates } from "../../shared/templates/builtIn";
import { defaultTemplateId, type Template } from "../../shared/templates/template";

/** The templates a user may draft with. */
export function listTemplates(): readonly Template[] {
  return builtInTemplates;
}

/** @throws {AppError} `not_found`. */
export function requireTemplate(id: string): Template {
  const template = builtInTemplate(id);
  if (!template) throw new AppError("not_found", "This template was not found. Choose another one.");
  return template;
}

/** The template with this id; the default one where it is unset or no longer there, so that a draft never fails on it. */
export function templateOrDefault(id: string | null | undefined): Template {
  return (id && builtInTemplate(id)) || requireTemplate(defaultTemplateId);
}
