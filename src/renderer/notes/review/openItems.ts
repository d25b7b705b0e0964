import type { Finding, VisitDocument, Omission, Sentence } from "../../../shared/notes/document";

/** An item to review: a finding of a sentence, or an omission. */
export type ReviewItem =
  | { kind: "finding"; id: string; must: boolean; finding: Finding; sentence: Sentence }
  | { kind: "omission"; id: string; must: boolean; omission: Omission };

type Content = Pick<VisitDocument, "sections" | "omissions">;

/** Returns the omissions in the order in which they are listed: required omissions first. */
export function listedOmissions(note: Content): Omission[] {
  return [...note.omissions.filter(({ must }) => must), ...note.omissions.filter(({ must }) => !must)];
}

/** Returns the open items in review order: findings in the order of the note, then omissions. */
export function openItems(note: Content): ReviewItem[] {
  const findings = note.sections.flatMap((section) =>
    section.sentences.flatMap((sentence) =>
      sentence.findings
        .filter(({ resolved }) => resolved === null)
        .map((finding): ReviewItem => ({ kind: "finding", id: finding.id, must: finding.must, finding, sentence })),
    ),
  );
  const omissions = listedOmissions(note)
    .filter(({ resolved }) => resolved === null)
    .map((omission): ReviewItem => ({ kind: "omission", id: omission.id, must: omission.must, omission }));
  return [...findings, ...omissions];
}

/**
 * Returns the open item after (or before) an item that may have been answered already. Wraps around.
 *
 * @param items the open items.
 * @param all the ids of all items in review order, open or not.
 * @param from id of the item to start after; null starts at the beginning (or at the end if `step` is -1).
 * @returns null if nothing is open.
 */
export function neighbor(
  items: readonly ReviewItem[],
  all: readonly string[],
  from: string | null,
  step: 1 | -1,
): ReviewItem | null {
  if (items.length === 0) return null;
  const open = new Map(items.map((item) => [item.id, item]));
  const start = from === null ? -1 : all.indexOf(from);
  const begin = start >= 0 ? start : step === 1 ? -1 : all.length;
  for (let n = 1; n <= all.length; n++) {
    const id = all[(begin + step * n + all.length * 2) % all.length];
    const item = id === undefined ? undefined : open.get(id);
    if (item) return item;
  }
  return items[0] ?? null;
}

/** Returns the ids of all findings and omissions, including answered ones, in review order. */
export function reviewOrder(note: Content): string[] {
  const findings = note.sections.flatMap(({ sentences }) => sentences.flatMap((s) => s.findings.map(({ id }) => id)));
  return [...findings, ...listedOmissions(note).map(({ id }) => id)];
}
