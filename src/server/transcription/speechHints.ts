import type { Platform } from "../services";
import { VisitsRepository } from "../visits/visitsRepository";
import { VocabularyRepository } from "../visits/vocabularyRepository";

/** Names and words the engine should expect: the patient's name, then the clinician's own vocabulary. */
export async function speechHints(
  { database, vault }: Pick<Platform, "database" | "vault">,
  visitId: string,
  ownerId: string,
): Promise<string[]> {
  const { patient_name } = await new VisitsRepository(database, vault).textOf(visitId);
  const words = await new VocabularyRepository(database, vault).wordsOf(ownerId);
  return [...new Set([patient_name, ...words].filter((word): word is string => Boolean(word)))];
}
