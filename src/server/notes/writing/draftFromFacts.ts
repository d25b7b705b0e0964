import { readTurns } from "../../facts/readTurns";
import type { Turn } from "../../transcription/Turn";
import type { PlannedSentence } from "./PlannedSentence";
import { personOf } from "./personOf";
import { planDocument } from "./planDocument";

/** The input of a draft. The `sex` decides the pronouns: null means "they"; unset, it is inferred from the turns. */
interface DraftVisit {
  turns: readonly Turn[];
  sex?: "male" | "female" | null | undefined;
}

/** Returns the sentences of a note for one visit. Each has a topic but no section yet. Pure. */
export function draftFromFacts({ turns, sex }: DraftVisit): PlannedSentence[] {
  return planDocument(readTurns(turns).facts, personOf(turns, sex));
}
