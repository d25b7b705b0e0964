import { readFacts } from "../../facts/readFacts";
import { inferSex } from "../../facts/roles/inferSex";
import type { Turn } from "../../transcription/Turn";
import type { Message } from "./Message";
import { planDocument } from "./planDocument";

/** The input of a draft. */
interface DraftVisit {
  turns: readonly Turn[];
  sex?: "male" | "female" | undefined;
}

/** Returns the messages of a note for one visit: reads and resolves the facts, and puts them into sentences. Pure. */
export function draftFromFacts({ turns, sex }: DraftVisit): Message[] {
  const known = sex ?? inferSex(turns);
  return planDocument(readFacts(turns), { noun: "the patient", sex: known ?? null });
}
