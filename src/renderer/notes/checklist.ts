import type { Finding, Note, Omission, Sentence } from "../../shared/notes/note";

/** Something a person should look at: what is wrong in a sentence, or what was said but is not in the note. */
export type CheckItem =
  | { kind: "finding"; id: string; must: boolean; finding: Finding; sentence: Sentence }
  | { kind: "omission"; id: string; must: boolean; omission: Omission };

type Content = Pick<Note, "sections" | "omissions">;

/** Omissions as they are listed: those that must be answered first. */
export function listedOmissions(note: Content): Omission[] {
  return [...note.omissions.filter(({ must }) => must), ...note.omissions.filter(({ must }) => !must)];
}

/** What is still open, in the order of the walk: findings as they stand in the note, then omissions. */
export function openItems(note: Content): CheckItem[] {
  const findings = note.sections.flatMap((section) =>
    section.sentences.flatMap((sentence) =>
      sentence.findings
        .filter(({ resolved }) => resolved === null)
        .map((finding): CheckItem => ({ kind: "finding", id: finding.id, must: finding.must, finding, sentence })),
    ),
  );
  const omissions = listedOmissions(note)
    .filter(({ resolved }) => resolved === null)
    .map((omission): CheckItem => ({ kind: "omission", id: omission.id, must: omission.must, omission }));
  return [...findings, ...omissions];
}

/**
 * The open item after (or before) one that may itself be answered by now.
 *
 * @param all every item's id in the order of the walk, open or not.
 * @param from id to go on from; null starts at the beginning (or the end, going back).
 * @returns null when nothing is open. Goes round at the ends.
 */
export function neighbour(
  items: readonly CheckItem[],
  all: readonly string[],
  from: string | null,
  step: 1 | -1,
): CheckItem | null {
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

/** Ids of all findings and omissions, answered ones too, in the order of the walk. */
export function walkOrder(note: Content): string[] {
  const findings = note.sections.flatMap(({ sentences }) => sentences.flatMap((s) => s.findings.map(({ id }) => id)));
  return [...findings, ...listedOmissions(note).map(({ id }) => id)];
}
