import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import { asDocx } from "../docx/asDocx";
import { asPdf, type PdfResult } from "../pdf/asPdf";

/** The jobs of the export threads: files whose making takes long enough to delay other requests. */
export const exportJobs = {
  docx: (document: PrintedDocument): Promise<Uint8Array> => asDocx(document),
  pdf: (document: PrintedDocument): Promise<PdfResult> => asPdf(document),
};
