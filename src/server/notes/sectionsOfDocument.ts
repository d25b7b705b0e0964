import type { VisitDocument } from "../../shared/notes/document";
import type { SectionNames } from "../../shared/notes/noteTopic";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { templateOfVisit } from "../templates/findTemplate";

/**
 * Returns the sections that omissions can be inserted into: those of a built-in template. For a user's own template,
 * which can have changed since the draft, these are the document's own sections, because a sentence in a section that
 * the document lacks would be lost.
 */
export async function sectionsOfDocument(
  db: Queryable,
  vault: Vault,
  document: Pick<VisitDocument, "visit_id" | "template_id" | "template_version" | "sections">,
): Promise<SectionNames> {
  const template = await templateOfVisit(db, vault, document.visit_id, document.template_id, document.template_version);
  return template.built_in ? template : document;
}
