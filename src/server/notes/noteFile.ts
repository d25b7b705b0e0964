import { type NoteHeading, noteAsMarkdown, noteAsText } from "../../shared/notes/exportNote";
import type { exportFormats, Note } from "../../shared/notes/note";
import type { Platform } from "../services";
import { templateOrDefault } from "../templates/templateSource";
import { VisitsRepository } from "../visits/visitsRepository";

/** The note as a file. Its name tells the day and the kind of note, never the patient. */
export async function exportNote(
  platform: Pick<Platform, "database" | "vault">,
  note: Note,
  format: (typeof exportFormats)[number],
): Promise<{ name: string; type: string; text: string }> {
  const visit = await new VisitsRepository(platform.database, platform.vault).byId(note.visit_id);
  const date = (visit?.started_at ?? visit?.created_at ?? note.created_at).slice(0, 10);
  const heading: NoteHeading = {
    title: templateOrDefault(note.template_id).title,
    visit: visit?.title ?? "",
    date,
  };
  const name = `note-${date}-${note.template_id.replace(/[^a-z0-9-]/gi, "")}.${format}`;
  return format === "md"
    ? { name, type: "text/markdown; charset=utf-8", text: noteAsMarkdown(note, heading) }
    : { name, type: "text/plain; charset=utf-8", text: noteAsText(note, heading) };
}
