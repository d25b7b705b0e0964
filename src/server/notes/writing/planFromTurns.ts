import { readTurns } from "../../facts/readTurns";
import type { Turn } from "../../transcription/Turn";
import type { PlannedSentence } from "./PlannedSentence";
import { personOf } from "./personOf";
import { planDocument } from "./planDocument";
import { withQuotations } from "./history/withQuotations";
import { withNamingTurns } from "./sentences/withNamingTurns";

/** The turns of a visit, with the patient's sex. */
interface SpokenVisit {
  turns: readonly Turn[];
  /** Decides the pronouns: null means "they"; unset, it is inferred from the turns. */
  sex?: "male" | "female" | null | undefined;
}

/** Returns the sentences of the note of one visit. Each has a topic but no section yet. Pure. */
export function planFromTurns({ turns, sex }: SpokenVisit): PlannedSentence[] {
  const { facts, sentences } = readTurns(turns);
  const person = personOf(turns, sex);
  const planned = planDocument(facts, person).map(withNamingTurns(turns));
  return withQuotations(planned, facts, { turns, sentences }, person);
}
