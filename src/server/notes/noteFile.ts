import { type NoteHeading, noteAsMarkdown, noteAsText } from "../../shared/notes/exportNote";
import type { exportFormats, Note } from "../../shared/notes/note";
import type { Platform } from "../services";
import { templateOfVisit } from "../templates/templateSource";
import { VisitsRepository } from "../visits/visitsRepository";

/** The note as a file. Its name tells the day and the kind of note, never the patient. */
export async function exportNote(
  platform: Pick<Platform, "database" | "vault">,
  note: Note,
  format: (typeof exportFormats)[number],
): Promise<{ name: string; type: string; text: string }> {
  const visit = await new VisitsRepository(platform.database, platform.vault).byId(note.visit_id);
  const date = (visit?.started_at ?? visit?.created_at ?? note.created_at).slice(0, 10);
  const template = await templateOfVisit(platform.database, note.visit_id, note.template_id);
  const heading: NoteHeading = {
    title: template.title,
    visit: visit?.title ?? "",
    date,
  };
  const kind = template.built_in ? `-${template.id}` : ""; // the title of one's own may say anything
  const name = `note-${date}${kind}.${format}`;
  return format === "md"
    ? { name, type: "text/markdown; charset=utf-8", text: noteAsMarkdown(note, heading) }
    : { name, type: "text/plain; charset=utf-8", text: noteAsText(note, heading) };
}
