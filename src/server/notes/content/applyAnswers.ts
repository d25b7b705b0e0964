import type { z } from "zod";
import type { Finding, NoteSection, Omission, patchDocumentSchema, Sentence } from "../../../shared/notes/document";

type Answers = Pick<z.output<typeof patchDocumentSchema>, "findings" | "omissions">;
interface Answered {
  sections: NoteSection[];
  omissions: Omission[];
}

/**
 * Applies the clinician's answers to a document. Every answer is recorded; null reopens a finding or an omission.
 * `change` also replaces the sentence by the answer's text, `remove` removes the sentence, and `inserted` adds the
 * omission's sentence to its section, unless the section already has it. Changed and inserted sentences get the origin
 * `edited`; a typed sentence stays `typed`. Answers to findings or omissions that no longer exist are ignored.
 * @param saved keys of the sections whose text is part of the same save: answers there are only recorded.
 */
export function applyAnswers(document: Answered, answers: Answers, saved: ReadonlySet<string>): Answered {
  const inserted = document.omissions.filter(
    ({ id, resolved }) => answers.omissions?.[id] === "inserted" && resolved !== "inserted",
  );
  const sections = document.sections.map((section) =>
    saved.has(section.key) ? recordOnly(section, answers) : insertInto(answerFindings(section, answers), inserted),
  );
  const omissions = document.omissions.map((omission) => {
    const answer = answers.omissions?.[omission.id];
    return answer === undefined ? omission : { ...omission, resolved: answer };
  });
  return { sections, omissions };
}

/** Records the answers to findings without changing any text. */
function recordOnly(section: NoteSection, { findings: answers = {} }: Answers): NoteSection {
  const sentences = section.sentences.map((sentence) => ({
    ...sentence,
    findings: sentence.findings.map((finding) => {
      const answer = answers[finding.id]; // null reopens
      return answer === undefined ? finding : { ...finding, resolved: answer };
    }),
  }));
  return { ...section, sentences };
}

function answerFindings(section: NoteSection, { findings: answers = {} }: Answers): NoteSection {
  const sentences = section.sentences.flatMap((sentence): Sentence[] => {
    let next: Sentence | null = sentence;
    for (const finding of sentence.findings) {
      const answer = answers[finding.id];
      if (answer === undefined || !next) continue;
      const chosen = answer === "keep" || answer === null ? undefined : finding.answers.find((a) => a.id === answer);
      const findings: Sentence["findings"] = next.findings.map((f) =>
        f.id === finding.id ? { ...f, resolved: answer } : f,
      );
      next = chosen?.text === "" ? null : { ...withAnswer(next, chosen), findings };
    }
    return next ? [next] : [];
  });
  return { ...section, sentences };
}

/**
 * Returns the sentence with the text of an answer. It rests on its lines as they are now, so the `basis` from before is
 * removed (`withBasis` adds the new one).
 */
function withAnswer(sentence: Sentence, answer: Finding["answers"][number] | undefined): Sentence {
  if (answer?.text === undefined) return sentence;
  const { basis: _, ...rest } = sentence;
  const { text, evidence = sentence.evidence } = answer;
  const origin = text === sentence.text ? sentence.origin : sentence.origin === "typed" ? "typed" : "edited";
  return { ...rest, text, evidence, origin };
}

function insertInto(section: NoteSection, omissions: readonly Omission[]): NoteSection {
  const existing = new Set(section.sentences.map(({ text }) => text.trim()));
  const added = omissions.filter(({ section: key, sentence }) => key === section.key && !existing.has(sentence.trim()));
  if (added.length === 0) return section;
  const sentences = added.map(({ id, sentence, evidence }): Sentence => ({
    id,
    text: sentence,
    evidence,
    origin: "edited",
    findings: [],
  }));
  return { ...section, sentences: [...section.sentences, ...sentences] };
}
