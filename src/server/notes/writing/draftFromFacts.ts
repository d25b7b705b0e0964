import { readFacts } from "../../facts/readFacts";
import { inferSex } from "../../facts/roles/inferSex";
import { sexToldByOthers } from "../../facts/roles/sexToldByOthers";
import type { Turn } from "../../transcription/Turn";
import type { PlannedSentence } from "./PlannedSentence";
import { planDocument } from "./planDocument";

/** The input of a draft. The `sex` decides the pronouns: null means "they"; unset, it is inferred from the turns. */
interface DraftVisit {
  turns: readonly Turn[];
  sex?: "male" | "female" | null | undefined;
}

/** Returns the sentences of a note for one visit. Each has a topic but no section yet. Pure. */
export function draftFromFacts({ turns, sex }: DraftVisit): PlannedSentence[] {
  const known = sex === undefined ? (inferSex(turns) ?? sexToldByOthers(turns)) : sex;
  return planDocument(readFacts(turns), { noun: "the patient", sex: known ?? null });
}
