import { readableOr } from "../platform/crypto/readableOr";
import type { ServerContext } from "../platform/ServerContext";
import { Visits } from "../visits/Visits";
import type { SpeechHint } from "./engines/SpeechEngine";
import { Vocabulary } from "../visits/Vocabulary";

/** Returns names and terms for the engine: the patient's name, then the clinician's own vocabulary. */
export async function speechHints(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  visitId: string,
  ownerId: string,
): Promise<SpeechHint[]> {
  const { patient_name } = await new Visits(database, vault).textOf(visitId);
  const read = () => new Vocabulary(database, vault).wordsOf(ownerId);
  const words = await readableOr([], read, { kind: "vocabulary", id: ownerId, log });
  const terms = [...new Set(words)].filter((word) => word !== "" && word !== patient_name);
  return [
    ...(patient_name ? [{ text: patient_name, isPatient: true }] : []),
    ...terms.map((text) => ({ text, isPatient: false })),
  ];
}
