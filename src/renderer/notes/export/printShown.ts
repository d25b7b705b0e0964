import type { VisitDocument } from "../../../shared/notes/document";
import { printDocument } from "../../../shared/notes/printDocument";
import type { Visit } from "../../../shared/visits/visit";
import { addPrintedPage, hasPrintedPage } from "./printPage";

/** What is on the screen, with the names that the document has in an export. */
export interface Shown {
  document: VisitDocument;
  visit: Visit;
  /** Title of the document's template. */
  title: string;
  /** Name of the visit's clinician. */
  clinician: string;
}

/**
 * Makes the browser's own print command print the document on the screen as “Print…” does.
 * @returns a function that ends that.
 * @param shown returns what is on the screen; null if no document is.
 */
export function printShown(shown: () => Shown | null): () => void {
  const handlePrint = (): void => {
    if (hasPrintedPage()) return; // “Print…” has added the document that the server returned
    const now = shown();
    if (now) addPrintedPage(printDocument(now.document, now));
  };
  window.addEventListener("beforeprint", handlePrint);
  return () => window.removeEventListener("beforeprint", handlePrint);
}
