import PDFDocument from "pdfkit";
import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import { PdfFonts } from "./PdfFonts";
import { PdfWriter } from "./PdfWriter";
import { printable } from "./printable";

/** Result of `asPdf`: the file, or the names of the writing systems that no font has. */
export type PdfResult = { file: Uint8Array } | { missing: readonly string[] };

let fonts: PdfFonts | undefined;

/**
 * Returns the document as PDF with embedded fonts. Each page has the patient above and the signature or "DRAFT, not
 * signed" with "Page n of m" below; without a signature also a watermark.
 */
export async function asPdf(document: PrintedDocument): Promise<PdfResult> {
  fonts ??= new PdfFonts();
  const shown = withPrintableTexts(document);
  const missing = fonts.missing(JSON.stringify(shown));
  if (missing.length > 0) return { missing };
  const pdf = new PDFDocument({
    size: document.paper === "letter" ? "LETTER" : "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: null as unknown as string, // otherwise the metrics of Helvetica are read from a file that the bundle lacks
    lang: document.language,
    displayTitle: true,
    info: { Title: `${shown.title}, ${document.date}`, Creator: "Chartside", Producer: "Chartside" },
  });
  const chunks: Buffer[] = [];
  const end = new Promise<void>((resolve, reject) => {
    pdf
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("end", resolve)
      .on("error", reject);
  });
  const writer = new PdfWriter(pdf, fonts, shown);
  writer.writeBody();
  writer.writePageMarks();
  pdf.end();
  await end;
  return { file: new Uint8Array(Buffer.concat(chunks)) };
}

/** Returns the document with each of its texts as `printable` returns it. */
function withPrintableTexts(document: PrintedDocument): PrintedDocument {
  return JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === "string" ? printable(value) : value,
  ) as PrintedDocument;
}
