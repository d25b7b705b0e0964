import type { VisitDocument, NoteSection } from "../../../shared/notes/document";
import { formatLocalDateTime } from "../../format/formatTime";

/** A text in the two formats written to the clipboard. */
export interface CopyText {
  plain: string;
  html: string;
}
type Section = Pick<NoteSection, "title" | "style" | "sentences">;

/** Returns the text of a section for pasting into an EHR: title, then prose or bullets. */
export function sectionText(section: Section): CopyText {
  const texts = section.sentences.map(({ text }) => text);
  const isList = section.style === "bullets";
  const body = isList ? texts.map((text) => `- ${text}`).join("\n") : texts.join(" ");
  const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`).join("");
  const html = isList ? `<ul>${items}</ul>` : `<p>${escapeHtml(texts.join(" "))}</p>`;
  return { plain: `${section.title}\n${body}`, html: `<h3>${escapeHtml(section.title)}</h3>${html}` };
}

/** Returns the text of the whole note without empty sections, followed by the addenda with author and local time. */
export function noteText(note: Pick<VisitDocument, "sections" | "addenda">): CopyText {
  const parts = note.sections.filter(({ sentences }) => sentences.length > 0).map(sectionText);
  for (const { text, by, at } of note.addenda) {
    const title = `Addendum, ${by}, ${formatLocalDateTime(at)}`;
    parts.push({ plain: `${title}\n${text}`, html: `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p>` });
  }
  return { plain: parts.map(({ plain }) => plain).join("\n\n"), html: parts.map(({ html }) => html).join("") };
}

/**
 * Returns the text of `noteText` with the signature in bold below the sections; for a draft, with "DRAFT, not signed"
 * above and below them.
 */
export function noteTextWithSignature(note: VisitDocument): CopyText {
  const sections = noteText({ ...note, addenda: [] });
  const addenda = noteText({ ...note, sections: [] });
  const signed = note.signed_at && `Signed by ${note.signed_by}, ${formatLocalDateTime(note.signed_at)}`;
  const mark = signed ?? "DRAFT, not signed";
  const bold = `<p><strong>${escapeHtml(mark)}</strong></p>`;
  return {
    plain: [...(signed ? [] : [mark]), sections.plain, mark, addenda.plain].filter(Boolean).join("\n\n"),
    html: [signed ? "" : bold, sections.html, bold, addenda.html].join(""),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
