import type { Finding, NoteSection, Sentence } from "../../../shared/notes/document";

/**
 * Returns the checked sections with findings about the clinician's own words as optional, with Keep as their first
 * answer: what a clinician knows and the visit does not say never blocks signing. Own words are a sentence that a
 * person typed, and what an edit added to a drafted sentence. A fault that the sentence had before the edit still
 * blocks, and so does a blank, whoever wrote it.
 * @param before the sections before the check, whose sentences have the findings of the previous version.
 * @param wasChecked whether that version was checked; otherwise what an edit brought in is not known.
 */
export function allowOwnWords(
  checked: readonly NoteSection[],
  before: readonly NoteSection[],
  wasChecked: boolean,
): NoteSection[] {
  const former = new Map(
    before.flatMap(({ key, sentences }) => sentences.map(({ id, findings }) => [`${key} ${id}`, findings] as const)),
  );
  return checked.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => {
      const known = former.get(`${section.key} ${sentence.id}`) ?? [];
      const isOwn = (finding: Finding): boolean =>
        finding.kind !== "blank" &&
        (sentence.origin === "typed" || (sentence.origin === "edited" && wasChecked && !isFormer(finding, known)));
      return { ...sentence, findings: sentence.findings.map((each) => (isOwn(each) ? optional(each) : each)) };
    }),
  }));
}

/**
 * Whether the finding is not about the clinician's own words: the sentence had it before the edit as one that blocks,
 * or it is about a corrected line of the transcript.
 */
function isFormer({ kind, value }: Finding, known: Sentence["findings"]): boolean {
  return kind === "changed" || known.some((each) => each.must && each.kind === kind && each.value === value);
}

function optional(finding: Finding): Finding {
  if (!finding.must) return finding;
  const isKeep = ({ id }: Finding["answers"][number]): boolean => id === "keep";
  const answers = [...finding.answers.filter(isKeep), ...finding.answers.filter((answer) => !isKeep(answer))];
  return { ...finding, must: false, answers };
}
