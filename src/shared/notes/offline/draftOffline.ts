import type { DraftedSentence, DraftInput } from "../noteEngine";
import { sectionFor } from "../noteTopic";

export function* draftOffline({ turns, template }: DraftInput): Generator<DraftedSentence> {
  for (const turn of turns) {
    if (turn.text.trim().split(/\s+/).length < 3) continue;
    const isPatient = turn.speaker === "patient";
    yield {
      section: sectionFor(isPatient ? "hpi" : "plan", template),
      text: `${isPatient ? "The patient says" : "The clinician says"}: “${turn.text.trim()}”`,
      evidence: [turn.id],
    };
  }
}
