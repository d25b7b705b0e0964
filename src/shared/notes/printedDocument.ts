import { z } from "zod";

/**
 * A document as every export shows it, in any format: what identifies it, whether it is signed, its non-empty sections,
 * and what was added after the signature. Days and times are formatted in the visit's time zone.
 */
export const printedDocumentSchema = z.object({
  /** Title of the template, e.g. "SOAP". */
  title: z.string(),
  /** A BCP 47 tag. */
  language: z.string(),
  /** Size of the pages: Letter for time zones of countries that use it and if the zone is not known, otherwise A4. */
  paper: z.enum(["letter", "a4"]),
  /** Day of the visit, e.g. "2026-03-13". */
  date: z.string(),
  /** The patient in one line, for the top of each page: name, birth date, record numbers. */
  patient: z.string(),
  /**
   * Patient, birth date with age, record numbers, visit, day and clinician. A detail that is not known is left out.
   */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  isSigned: z.boolean(),
  /** Who signed and when; "DRAFT, not signed" without a signature. Also whether it was replaced or not checked. */
  mark: z.string(),
  sections: z.array(z.object({ title: z.string(), style: z.enum(["prose", "bullets"]), texts: z.array(z.string()) })),
  /** Addenda, then amendments, each oldest first. */
  additions: z.array(z.object({ title: z.enum(["Addendum", "Amendment"]), by: z.string(), text: z.string() })),
});
export type PrintedDocument = z.infer<typeof printedDocumentSchema>;
