import { type DocumentHeading, documentAsMarkdown, documentAsText } from "./content/documentAsText";
import type { exportFormats, VisitDocument } from "../../shared/notes/document";
import { ageAt, dayIn, formatAge } from "../../shared/patients/age";
import type { PatientSummary } from "../../shared/patients/patient";
import type { ServerContext } from "../platform/ServerContext";
import { templateOfVisit } from "../templates/findTemplate";
import { Visits } from "../visits/Visits";

/**
 * Returns the document as a file: its name, media type and text. The name has the kind, the day of the visit and the
 * built-in template of a note, never the patient or a title. Days and times are in the visit's time zone; UTC if it is not known.
 */
export async function exportDocument(
  context: Pick<ServerContext, "database" | "vault">,
  document: VisitDocument,
  format: (typeof exportFormats)[number],
): Promise<{ name: string; type: string; text: string }> {
  const visit = await new Visits(context.database, context.vault).byId(document.visit_id);
  const timeZone = visit?.time_zone ?? "UTC";
  const date = dayIn(visit?.started_at ?? visit?.created_at ?? document.created_at, timeZone);
  const { visit_id, template_id, template_version } = document;
  const template = await templateOfVisit(context.database, context.vault, visit_id, template_id, template_version);
  const heading: DocumentHeading = {
    title: template.title,
    visit: visit?.title ?? "",
    patient: visit?.patient ? identityLines(visit.patient, date, visit.title) : [],
    date,
    timeZone,
    amendments: visit?.amendments ?? [],
  };
  // the title of a user's own template is free text
  const about = document.kind === "note" && template.built_in ? `-${template.id}` : "";
  const name = `${document.kind.replaceAll("_", "-")}-${date}${about}.${format}`;
  return format === "md"
    ? { name, type: "text/markdown; charset=utf-8", text: documentAsMarkdown(document, heading) }
    : { name, type: "text/plain; charset=utf-8", text: documentAsText(document, heading) };
}

/** Returns the lines that identify the patient: the name unless it is the title, birth date with the age, numbers. */
function identityLines({ name, birth_date, record_numbers }: PatientSummary, day: string, title: string): string[] {
  const age = birth_date === null ? null : ageAt(birth_date, day);
  const born = birth_date !== null && `Born ${birth_date}${age ? ` (${formatAge(age)})` : ""}`;
  const numbers = record_numbers.map(({ system, value }) => `${system} ${value}`);
  const identity = [...(born ? [born] : []), ...numbers].join(", ");
  return [name === title ? "" : name, identity].filter((line) => line !== "");
}
