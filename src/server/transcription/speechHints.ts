import type { ServerContext } from "../platform/ServerContext";
import { Visits } from "../visits/Visits";
import { Vocabulary } from "../visits/Vocabulary";

/** Returns names and terms for the engine: the patient's name, then the clinician's own vocabulary. */
export async function speechHints(
  { database, vault }: Pick<ServerContext, "database" | "vault">,
  visitId: string,
  ownerId: string,
): Promise<string[]> {
  const { patient_name } = await new Visits(database, vault).textOf(visitId);
  const words = await new Vocabulary(database, vault).wordsOf(ownerId);
  return [...new Set([patient_name, ...words].filter((word): word is string => Boolean(word)))];
}
