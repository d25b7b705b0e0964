import type { RootStore } from "../app/RootStore";
import { focusSentence } from "./focusSentence";

/** Puts what was said into the note, then shows the new sentence: selected, in view, with the focus. */
export async function insertOmission(
  { note, evidence }: Pick<RootStore, "note" | "evidence">,
  omissionId: string,
): Promise<void> {
  const sentenceId = await note.insertOmission(omissionId);
  const section = note.shown?.sections.find(({ sentences }) => sentences.some(({ id }) => id === sentenceId));
  if (sentenceId === null || !section) return;
  evidence.selectSentence(sentenceId);
  focusSentence(section.key, sentenceId);
}
