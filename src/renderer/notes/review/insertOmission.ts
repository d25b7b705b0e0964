import type { DashboardStores } from "../../base/useStores";
import { focusSentence } from "../sections/focusSentence";

/** Inserts an omission into the note. If that worked, selects, scrolls to and focuses the new sentence. */
export async function insertOmission(
  { note, evidence }: Pick<DashboardStores, "note" | "evidence">,
  omissionId: string,
): Promise<void> {
  const sentenceId = await note.insertOmission(omissionId);
  const section = note.shown?.sections.find(({ sentences }) => sentences.some(({ id }) => id === sentenceId));
  if (sentenceId === null || !section) return;
  evidence.selectSentence(sentenceId);
  focusSentence(section.key, sentenceId);
}
