import type { Note } from "../../shared/notes/note";

/** The lines above the sections of an exported note. */
export interface NoteHeading {
  /** Kind of note: the template's title. */
  title: string;
  /** Title of the visit; can be empty. */
  visit: string;
  /** Day of the visit, formatted. */
  date: string;
}

/** Formats a timestamp in UTC ("2026-01-31 14:05 UTC"), because the reader's time zone is unknown. */
const stamp = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

function signature(note: Note): string {
  if (!note.signed_at) return "Draft, not signed.";
  return `Signed by ${note.signed_by ?? "unknown"}, ${stamp(note.signed_at)}.`;
}

/** Returns the note as plain text: heading, non-empty sections, signature, addenda. Lines end with \n. */
export function noteAsText(note: Note, heading: NoteHeading): string {
  const sections = note.sections
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, style, sentences }) => {
      const body =
        style === "bullets"
          ? sentences.map(({ text }) => `- ${text}`).join("\n")
          : sentences.map(({ text }) => text).join(" ");
      return `${title.toUpperCase()}\n\n${body}`;
    });
  const addenda = note.addenda.map(({ text, by, at }) => `ADDENDUM by ${by}, ${stamp(at)}\n\n${text}`);
  const head = [heading.title, heading.visit, heading.date].filter((line) => line !== "").join("\n");
  return `${[head, ...sections, signature(note), ...addenda].join("\n\n")}\n`;
}

/** Returns the same content as Markdown, with the text escaped. */
export function noteAsMarkdown(note: Note, heading: NoteHeading): string {
  const sections = note.sections
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, style, sentences }) => {
      const texts = sentences.map(({ text }) => escapeMarkdown(text));
      return `## ${escapeMarkdown(title)}\n\n${style === "bullets" ? texts.map((text) => `- ${text}`).join("\n") : texts.join(" ")}`;
    });
  const addenda = note.addenda.map(
    ({ text, by, at }) => `## Addendum\n\n${escapeMarkdown(text)}\n\n*${escapeMarkdown(by)}, ${stamp(at)}*`,
  );
  const head = [`# ${escapeMarkdown(heading.title)}`, escapeMarkdown(heading.visit), heading.date].filter(Boolean);
  return `${[...head, ...sections, `*${escapeMarkdown(signature(note))}*`, ...addenda].join("\n\n")}\n`;
}

/**
 * Escapes every character that Markdown or HTML treats as markup, and line starts that would make lists or headings.
 */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~&$!]/g, "\\$&")
    .replace(/^([^\S\n]*)([-+=])/gm, "$1\\$2")
    .replace(/^([^\S\n]*\d+)([.)])/gm, "$1\\$2");
}
