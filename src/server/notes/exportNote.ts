import { type NoteHeading, noteAsMarkdown, noteAsText } from "./noteAsText";
import type { exportFormats, Note } from "../../shared/notes/note";
import type { ServerContext } from "../platform/ServerContext";
import { templateOfVisit } from "../templates/findTemplate";
import { Visits } from "../visits/Visits";

/**
 * Returns the note as a file: its name, media type and text. The name has the day of the visit (UTC) and the built-in
 * template, never the patient or a title.
 */
export async function exportNote(
  context: Pick<ServerContext, "database" | "vault">,
  note: Note,
  format: (typeof exportFormats)[number],
): Promise<{ name: string; type: string; text: string }> {
  const visit = await new Visits(context.database, context.vault).byId(note.visit_id);
  const date = (visit?.started_at ?? visit?.created_at ?? note.created_at).slice(0, 10);
  const template = await templateOfVisit(context.database, context.vault, note.visit_id, note.template_id);
  const heading: NoteHeading = {
    title: template.title,
    visit: visit?.title ?? "",
    date,
  };
  const kind = template.built_in ? `-${template.id}` : ""; // the title of a user's own template is free text
  const name = `note-${date}${kind}.${format}`;
  return format === "md"
    ? { name, type: "text/markdown; charset=utf-8", text: noteAsMarkdown(note, heading) }
    : { name, type: "text/plain; charset=utf-8", text: noteAsText(note, heading) };
}
