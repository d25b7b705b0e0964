import type { VisitDocument } from "../../../shared/notes/document";
import type { SectionForm } from "../../../shared/templates/sectionForm";
import type { Template } from "../../../shared/templates/template";

/** The part of a draft request that concerns forms (style and length): for one section, by key, or for all sections. */
type Request = SectionForm & { section?: string | undefined; latest?: boolean | undefined };

/**
 * Returns, by section id, the forms that differ from the template's. A section has the form requested now, else that of
 * the previous document, unless that has another template or the template's newest version is requested (`latest`).
 */
export function sectionForms(
  template: Template,
  previous: Pick<VisitDocument, "template_id" | "sections"> | null,
  request: Request,
): Record<string, SectionForm> {
  const { section, latest, ...form } = request;
  const kept = previous?.template_id === template.id && !latest ? previous.sections : [];
  const before = new Map(kept.map(({ id, style, length = "standard" }) => [id, { style, length }]));
  return Object.fromEntries(
    template.sections.flatMap(({ id, key, style, length = "standard" }) => {
      const now = section === undefined || section === key ? form : {};
      const wanted = { style, length, ...before.get(id), ...definedOf(now) };
      const isOther = wanted.style !== style || wanted.length !== length;
      return isOther ? [[id, wanted]] : [];
    }),
  );
}

/** Returns the template with these forms of its sections. */
export function withForms(template: Template, forms: Record<string, SectionForm> = {}): Template {
  const sections = template.sections.map((section) => ({ ...section, ...definedOf(forms[section.id] ?? {}) }));
  return { ...template, sections };
}

/** Returns a form without the fields that are undefined. */
const definedOf = ({ style, length }: SectionForm) => ({
  ...(style !== undefined && { style }),
  ...(length !== undefined && { length }),
});
