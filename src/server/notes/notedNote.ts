import type { VisitDocument } from "../../shared/notes/document";
import type { NotedNote } from "./noteEngine";

/**
 * Returns what a note says, and what people removed from it, for drafts of other documents.
 * @param offline name of the built-in drafter.
 */
export const notedNote = (
  { sections, removed, engine }: Pick<VisitDocument, "sections" | "removed" | "engine">,
  offline: string,
): NotedNote => ({
  isOffline: engine.name === offline,
  lines: sections.flatMap(({ key, title, sentences }) =>
    sentences.map(({ text, evidence, origin }) => ({
      section: key,
      title,
      text,
      evidence,
      isWritten: origin !== "drafted",
    })),
  ),
  removed: removed.map(({ text, evidence = [] }) => ({ text, evidence })),
});
