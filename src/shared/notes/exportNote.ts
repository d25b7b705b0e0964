import type { Note } from "./note";

export interface NoteHeading {
  /** What kind of note: the template's title. */
  title: string;
  /** Title of the visit; may be empty. */
  visit: string;
  /** Day of the visit, as it should be read. */
  date: string;
}

/** A stamp people can read and machines can sort; UTC, since a file has no reader's clock. */
const stamp = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

function signature(note: Note): string {
  if (!note.signed_at) return "Draft, not signed.";
  return `Signed by ${note.signed_by ?? "unknown"}, ${stamp(note.signed_at)}.`;
}

/** The note as plain text: title, date, sections with text in them, signature, addenda. Lines end with \n. */
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

/** The same as Markdown; whatever was typed stands there as typed, never as markup. */
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

/** Every character Markdown or HTML could take for markup, escaped; line starts that would make lists or headings too. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~&$!]/g, "\\$&")
    .replace(/^(\s*)([-+=])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2");
}
