import type { NoteToFill } from "../../../shared/ehr/ehrFill";
import type { EhrProfile, ProfileField } from "../profile/ehrProfile";

/** A field of the profile with the sections and the text that go into it. */
export interface ComposedField {
  /** Unique among the fields. */
  key: string;
  label: string;
  field: ProfileField;
  /** Ids of the sections. */
  sections: string[];
  text: string;
}

/** A document distributed to the fields of a profile. */
export interface Composition {
  fields: ComposedField[];
  /** Titles of sections that have text but no field. */
  unmapped: string[];
}

/**
 * Distributes a document's sections to the fields of a profile for its kind: by their ids, or by their keys if no field
 * has the id, e.g. because the section is newer than the profile. Empty sections are left out; others without a field
 * go to the field that the profile names for them, or are `unmapped`. Sections that share a field get their titles.
 */
export function composeFields(note: NoteToFill, profile: EhrProfile): Composition {
  const all = profile.note?.fields.filter(({ document }) => document === note.document) ?? [];
  const sections = note.sections.filter(({ text }) => text.trim() !== "");
  const named = new Set(all.flatMap(({ section }) => section));
  const nameOf = ({ id, key }: (typeof sections)[number]) => (named.has(id) || key === undefined ? id : key);
  const rest = named.has("*") ? [] : sections.filter((section) => !named.has(nameOf(section)));
  const unmapped = profile.note?.unmapped ?? "block";
  const putIn = unmapped.startsWith("put-in:") ? unmapped.slice("put-in:".length) : null;
  const takesRest = putIn !== null && named.has(putIn);
  const keys = new Set<string>();
  const fields = all.map((field) => {
    const ids = [field.section].flat();
    const own = ids.includes("*") ? sections : sections.filter((section) => ids.includes(nameOf(section)));
    const taken = takesRest && ids.includes(putIn) ? [...own, ...rest] : own;
    const base = ids.slice(0, maxNamed).join("+");
    const key = uniqueKey(note.document === "note" ? base : `${note.document}:${base}`, keys);
    const isCombined = taken.length > 1 || ids.includes("*");
    const texts = taken.map(({ id, title, text }) => (isCombined ? `${title ?? id}:\n${text.trim()}` : text.trim()));
    return { key, label: field.label ?? key, field, sections: taken.map(({ id }) => id), text: texts.join("\n\n") };
  });
  return { fields, unmapped: takesRest ? [] : rest.map(({ id, title }) => title ?? id) };
}

/** Maximum number of section ids in the key of a field, so that keys stay short. */
const maxNamed = 3;

function uniqueKey(base: string, taken: Set<string>): string {
  let key = base;
  for (let n = 2; taken.has(key); n++) key = `${base}#${n}`;
  taken.add(key);
  return key;
}
