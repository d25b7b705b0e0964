import type { VisitDocument } from "../../shared/notes/document";
import type { NotedContent } from "./noteEngine";

/**
 * Returns what a note says, and what people removed from it, for drafts of other documents.
 * @param builtInName name of the built-in drafter.
 */
export const notedContent = (
  { sections, removed, engine }: Pick<VisitDocument, "sections" | "removed" | "engine">,
  builtInName: string,
): NotedContent => ({
  isBuiltIn: engine.name === builtInName,
  lines: sections.flatMap(({ key, title, sentences }) =>
    sentences.map(({ text, evidence, origin }) => ({
      section: key,
      title,
      text,
      evidence,
      isWrittenByPerson: origin !== "drafted",
    })),
  ),
  removed: removed.map(({ text, evidence = [] }) => ({ text, evidence })),
});
