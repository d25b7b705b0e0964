import type { PrintedDocument } from "../../shared/notes/printedDocument";

/** Returns the document as Markdown, with all its text escaped. Lines end with \n. */
export function asMarkdown({ title, mark, details, sections, additions }: PrintedDocument): string {
  const bodies = sections.map(({ title: heading, style, texts }) => {
    const escaped = texts.map(escapeMarkdown);
    const body = style === "bullets" ? escaped.map((text) => `- ${text}`).join("\n") : escaped.join(" ");
    return `## ${escapeMarkdown(heading)}\n\n${body}`;
  });
  const added = additions.map(
    ({ title: heading, by, text }) => `## ${heading}\n\n${escapeMarkdown(text)}\n\n*${escapeMarkdown(by)}*`,
  );
  const head = details.map(({ label, value }) => `- ${label}: ${escapeMarkdown(value)}`).join("\n");
  const status = `**${escapeMarkdown(mark)}**`;
  return `${[`# ${escapeMarkdown(title)}`, status, head, ...bodies, status, ...added].join("\n\n")}\n`;
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
