import type { Speaker, Utterance } from "../../shared/transcription/utterance";
import { inferSpeakers } from "./inferSpeakers";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { UtterancesRepository } from "./UtterancesRepository";

/** Number of last utterances whose speakers are inferred together; a new utterance changes the later half. */
const lookBack = 24;

/**
 * Infers the speakers of the last utterances of a visit, or of all of them, and stores and publishes the changes.
 * Speakers named by the engine or a person are unchanged, and help to infer the others.
 */
export async function guessSpeakers(tx: Queryable, vault: Vault, visitId: string, { all = false } = {}): Promise<void> {
  const repository = new UtterancesRepository(tx, vault);
  const utterances = all ? await repository.listByVisit(visitId) : await repository.newestByVisit(visitId, lookBack);
  const guesses = inferSpeakers(utterances.map(asTurn));
  // The first utterances of a window lack the context before them: they keep the speaker inferred with that context.
  const settled = all || utterances.length < lookBack ? 0 : lookBack / 2;
  const changes = utterances.flatMap(({ id, speaker, speaker_source }, index) => {
    const guess = guesses[index];
    const isNew = guess !== undefined && guess !== speaker && speaker_source === "inferred" && index >= settled;
    return isNew ? [{ id, speaker: guess }] : [];
  });
  if (changes.length === 0) return;
  const changed = await repository.guessSpeakers(changes);
  if (changed.length > lookBack) await publishChange(tx, visitId, "transcript");
  else for (const id of changed) await publishChange(tx, visitId, "utterance", id);
}

function asTurn({ text, speaker, speaker_source }: Utterance): { text: string; known: Speaker | null } {
  return { text, known: speaker_source === "inferred" ? null : speaker };
}
