import type { NoteToFill } from "../../../shared/ehr/ehrFill";
import type { EhrProfile, ProfileField } from "../profile/ehrProfile";

export interface ComposedField {
  /** Unique among the fields. */
  key: string;
  label: string;
  field: ProfileField;
  sections: string[];
  text: string;
}

export interface Composition {
  fields: ComposedField[];
  /** Titles of sections with text that no field takes. */
  unmapped: string[];
}

/** Distributes a note's sections to the fields of a profile. Empty sections are left out. */
export function composeFields(note: NoteToFill, profile: EhrProfile): Composition {
  const all = profile.note?.fields.filter(({ document }) => document === note.document) ?? [];
  const sections = note.sections.filter(({ text }) => text.trim() !== "");
  const named = new Set(all.flatMap(({ section }) => section));
  const rest = named.has("*") ? [] : sections.filter(({ id }) => !named.has(id));
  const putIn = profile.note?.unmapped.startsWith("put-in:") ? profile.note.unmapped.slice("put-in:".length) : null;
  const keys = new Set<string>();
  const fields = all.map((field) => {
    const ids = [field.section].flat();
    const own = ids.includes("*") ? sections : sections.filter(({ id }) => ids.includes(id));
    const taken = putIn !== null && ids.includes(putIn) ? [...own, ...rest] : own;
    const key = uniqueKey(ids.join("+"), keys);
    const isCombined = taken.length > 1 || ids.includes("*");
    const texts = taken.map(({ id, title, text }) => (isCombined ? `${title ?? id}:\n${text.trim()}` : text.trim()));
    return { key, label: field.label ?? key, field, sections: taken.map(({ id }) => id), text: texts.join("\n\n") };
  });
  return { fields, unmapped: putIn === null ? rest.map(({ id, title }) => title ?? id) : [] };
}

function uniqueKey(base: string, taken: Set<string>): string {
  let key = base;
  for (let n = 2; taken.has(key); n++) key = `${base}#${n}`;
  taken.add(key);
  return key;
}
