import type { PrintedDocument } from "../../shared/notes/printedDocument";

/** Returns the document as plain text. Lines end with \n. */
export function asText({ title, mark, details, sections, additions }: PrintedDocument): string {
  const bodies = sections.map(({ title: heading, style, texts }) => {
    const body = style === "bullets" ? texts.map((text) => `- ${text}`).join("\n") : texts.join(" ");
    return `${heading.toUpperCase()}\n\n${body}`;
  });
  const added = additions.map(({ title: heading, by, text }) => `${heading.toUpperCase()} by ${by}\n\n${text}`);
  const head = details.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return `${[title, mark, head, ...bodies, mark, ...added].join("\n\n")}\n`;
}
