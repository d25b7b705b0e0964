import type { VisitDocument } from "./document";

/** Counts of open findings and omissions. */
interface OpenCounts {
  /** Items to be resolved before signing. */
  toResolve: number;
  /** Items to be reviewed; they do not prevent signing. */
  toReview: number;
  /** How many of `toReview` ask to listen to the recording. */
  toListen: number;
}

/** Counts the open findings and omissions of a document. */
export function countOpen(document: Pick<VisitDocument, "sections" | "omissions">): OpenCounts {
  const findings = document.sections
    .flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.findings))
    .filter(({ resolved }) => resolved === null);
  const open = [...findings, ...document.omissions.filter(({ resolved }) => resolved === null)];
  const toResolve = open.filter((item) => item.must).length;
  return {
    toResolve,
    toReview: open.length - toResolve,
    toListen: findings.filter(({ kind }) => kind === "listen").length,
  };
}
