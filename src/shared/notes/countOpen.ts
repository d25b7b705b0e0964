import type { VisitDocument } from "./document";

/** Counts of open findings and omissions. */
interface OpenCounts {
  /** Items to be resolved before signing. */
  must: number;
  /** Items to be reviewed; they do not prevent signing. */
  look: number;
  /** How many of `look` ask to listen to the recording. */
  listen: number;
}

/** Counts the open findings and omissions of a document. */
export function countOpen(document: Pick<VisitDocument, "sections" | "omissions">): OpenCounts {
  const findings = document.sections
    .flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.findings))
    .filter(({ resolved }) => resolved === null);
  const open = [...findings, ...document.omissions.filter(({ resolved }) => resolved === null)];
  const must = open.filter((item) => item.must).length;
  return { must, look: open.length - must, listen: findings.filter(({ kind }) => kind === "listen").length };
}
