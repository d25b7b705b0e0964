import { dayIn } from "../../../shared/patients/age";
import type { VisitDocument } from "../../../shared/notes/document";
import type { Amendment } from "../../../shared/visits/amendment";

/** The lines above the sections of an exported document. */
export interface DocumentHeading {
  /** Kind of document: the template's title. */
  title: string;
  /** Title of the visit; can be empty. */
  visit: string;
  /** Lines that identify the patient; empty if the visit has no patient record. */
  patient: readonly string[];
  /** Day of the visit, formatted. */
  date: string;
  /** Time zone of the visit, in which times are written. */
  timeZone: string;
  /** Changes of the session's details since the signature. */
  amendments: readonly Amendment[];
}

/** Formats a timestamp with its time zone, which can differ from the reader's: "2026-01-31 14:05 UTC". */
function formatTime(iso: string, timeZone: string): string {
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short", timeZone } as const;
  return `${dayIn(iso, timeZone)} ${new Intl.DateTimeFormat("en-US", time).format(new Date(iso))}`;
}

/** Returns an amendment as a heading (who and when) and a text: each change with its old and new value, and why. */
function formatAmendment(
  { at, by, changes, explanation }: Amendment,
  timeZone: string,
): { head: string; text: string } {
  const from = ({ field, before, after }: Amendment["changes"][number]): string =>
    `${field.charAt(0).toUpperCase()}${field.slice(1)} changed from “${before ?? "none"}” to “${after ?? "none"}”.`;
  return { head: `${by}, ${formatTime(at, timeZone)}`, text: [...changes.map(from), explanation].join(" ") };
}

function signature(document: VisitDocument, timeZone: string): string {
  if (!document.signed_at) return "Draft, not signed.";
  return `Signed by ${document.signed_by ?? "unknown"}, ${formatTime(document.signed_at, timeZone)}.`;
}

/** Returns the document as plain text: heading, non-empty sections, signature, addenda. Lines end with \n. */
export function documentAsText(document: VisitDocument, heading: DocumentHeading): string {
  const sections = document.sections
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, style, sentences }) => {
      const body =
        style === "bullets"
          ? sentences.map(({ text }) => `- ${text}`).join("\n")
          : sentences.map(({ text }) => text).join(" ");
      return `${title.toUpperCase()}\n\n${body}`;
    });
  const addenda = document.addenda.map(
    ({ text, by, at }) => `ADDENDUM by ${by}, ${formatTime(at, heading.timeZone)}\n\n${text}`,
  );
  const amendments = heading.amendments
    .map((one) => formatAmendment(one, heading.timeZone))
    .map(({ head, text }) => `AMENDMENT by ${head}\n\n${text}`);
  const head = [heading.title, heading.visit, ...heading.patient, heading.date]
    .filter((line) => line !== "")
    .join("\n");
  return `${[head, ...sections, signature(document, heading.timeZone), ...addenda, ...amendments].join("\n\n")}\n`;
}

/** Returns the content of `documentAsText` as Markdown, with the text escaped. */
export function documentAsMarkdown(document: VisitDocument, heading: DocumentHeading): string {
  const sections = document.sections
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, style, sentences }) => {
      const texts = sentences.map(({ text }) => escapeMarkdown(text));
      return `## ${escapeMarkdown(title)}\n\n${style === "bullets" ? texts.map((text) => `- ${text}`).join("\n") : texts.join(" ")}`;
    });
  const addenda = document.addenda.map(
    ({ text, by, at }) =>
      `## Addendum\n\n${escapeMarkdown(text)}\n\n*${escapeMarkdown(by)}, ${formatTime(at, heading.timeZone)}*`,
  );
  const amendments = heading.amendments
    .map((one) => formatAmendment(one, heading.timeZone))
    .map(({ head, text }) => `## Amendment\n\n${escapeMarkdown(text)}\n\n*${escapeMarkdown(head)}*`);
  const lines = [heading.visit, ...heading.patient].map(escapeMarkdown);
  const head = [`# ${escapeMarkdown(heading.title)}`, ...lines, heading.date].filter(Boolean);
  const signed = `*${escapeMarkdown(signature(document, heading.timeZone))}*`;
  return `${[...head, ...sections, signed, ...addenda, ...amendments].join("\n\n")}\n`;
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
