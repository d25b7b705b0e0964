import type { Note } from "../../shared/notes/note";
import type { SectionNames } from "../../shared/notes/noteTopic";
import type { Queryable } from "../platform/database/database";
import { templateOfVisit } from "../templates/templateSource";

/**
 * The sections that what is missing in this note may go to. A person's own template may have other ones since the draft;
 * a sentence put into a section that the note lacks would be lost, so then the note's own count.
 */
export async function sectionsOfNote(
  db: Queryable,
  note: Pick<Note, "visit_id" | "template_id" | "sections">,
): Promise<SectionNames> {
  const template = await templateOfVisit(db, note.visit_id, note.template_id);
  return template.built_in ? template : note;
}
