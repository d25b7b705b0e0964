import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import { asDocx } from "../docx/asDocx";
import { asFhir, type FhirInput } from "../fhir/asFhir";
import { asPdf, type PdfResult } from "../pdf/asPdf";

/** The jobs of the export threads. Each makes a file, which takes long enough to delay other requests. */
export const exportJobs = {
  docx: (document: PrintedDocument): Promise<Uint8Array> => asDocx(document),
  fhir: (input: FhirInput): string => asFhir(input),
  pdf: (document: PrintedDocument): Promise<PdfResult> => asPdf(document),
};
