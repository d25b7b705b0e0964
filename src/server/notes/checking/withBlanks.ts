import type { Finding, NoteSection, Sentence } from "../../../shared/notes/document";
import { contentId } from "../content/contentId";
import { blank } from "../writing/documents/blank";

/**
 * Adds a finding that blocks signing to each sentence with a blank, in place of others: what was not said is filled in or
 * removed. Keeping it is no answer, so one that was recorded does not count.
 */
export const withBlanks = (sections: readonly NoteSection[]): NoteSection[] =>
  sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) =>
      sentence.text.includes(blank) ? { ...sentence, findings: [blankFinding(sentence)] } : sentence,
    ),
  }));

const blankFinding = ({ id, text }: Sentence): Finding => ({
  id: contentId("finding", id, "blank", text),
  kind: "blank",
  detail: "This wasn’t said in the visit. Fill in the blank, or remove the sentence.",
  must: true,
  value: null,
  heard: null,
  heard_in: null,
  answers: [{ id: "remove", label: "Remove", text: "" }],
  resolved: null,
});
