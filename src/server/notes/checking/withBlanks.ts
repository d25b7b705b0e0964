import type { Finding, NoteSection, Sentence } from "../../../shared/notes/document";
import { contentId } from "../content/contentId";
import { blank } from "../writing/documents/blank";

/** Blanks of drafted documents and of snippets. */
const blanks = [blank, "***"];

/**
 * Adds a finding that blocks signing to each sentence with a blank, in place of others: what is missing is filled in or
 * removed. Keeping it is no answer, so one that was recorded does not count.
 */
export const withBlanks = (sections: readonly NoteSection[]): NoteSection[] =>
  sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) =>
      blanks.some((one) => sentence.text.includes(one))
        ? { ...sentence, findings: [blankFinding(sentence)] }
        : sentence,
    ),
  }));

const blankFinding = ({ id, text }: Sentence): Finding => ({
  id: contentId("finding", id, "blank", text),
  kind: "blank",
  detail: text.includes(blank)
    ? "This wasn’t said in the visit. Fill in the blank, or remove the sentence."
    : "Fill in the blank, or remove the sentence.",
  must: true,
  value: null,
  heard: null,
  heard_in: null,
  answers: [{ id: "remove", label: "Remove", text: "" }],
  resolved: null,
});
