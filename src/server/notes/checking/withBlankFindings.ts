import type { Finding, NoteSection, Sentence } from "../../../shared/notes/document";
import { contentId } from "../content/contentId";
import { blank } from "../writing/documents/blank";

/** The blanks of drafted documents (`____`) and of snippets (`***`). */
const blanks = [blank, "***"];

/**
 * In each sentence that contains a blank, replaces the findings with one that blocks signing until the blank is filled
 * or the sentence removed. An earlier answer to it is dropped, because a blank cannot be kept.
 */
export const withBlankFindings = (sections: readonly NoteSection[]): NoteSection[] =>
  sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) =>
      blanks.some((each) => sentence.text.includes(each))
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
