import type { NoteSection } from "../../shared/notes/document";
import type { SectionForm } from "../../shared/templates/sectionForm";
import type { Template } from "../../shared/templates/template";

/**
 * Returns the forms of the sections that differ from their template, by the sections' ids: the one requested now, else that of the document before.
 * @param previous sections of the document before if it has the same template; empty otherwise.
 * @param section key of the section that the requested form is for; null for all.
 */
export function sectionForms(
  template: Template,
  previous: readonly NoteSection[],
  form: SectionForm,
  section: string | null,
): Record<string, SectionForm> {
  const before = new Map(previous.map(({ id, style, length = "standard" }) => [id, { style, length }]));
  return Object.fromEntries(
    template.sections.flatMap(({ id, key, style, length = "standard" }) => {
      const now = section === null || section === key ? form : {};
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
