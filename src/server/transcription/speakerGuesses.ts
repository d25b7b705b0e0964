import type { Speaker, Utterance } from "../../shared/transcription/utterance";
import { inferSpeakers } from "../../shared/transcription/inferSpeakers";
import type { Vault } from "../platform/crypto/vault";
import type { Queryable } from "../platform/database/database";
import { publishChange } from "../platform/events/visitEvents";
import { UtterancesRepository } from "./utterancesRepository";

/** How far back a new utterance can change what was guessed of earlier ones. */
const lookBack = 24;

/**
 * Guesses who speaks in the last utterances of a visit, or in all of them, and keeps and publishes what changed. What the
 * engine or a person said is never touched, and helps to guess the others.
 */
export async function guessSpeakers(tx: Queryable, vault: Vault, visitId: string, { all = false } = {}): Promise<void> {
  const repository = new UtterancesRepository(tx, vault);
  const utterances = all ? await repository.listByVisit(visitId) : await repository.newestByVisit(visitId, lookBack);
  const guesses = inferSpeakers(utterances.map(asTurn));
  // The first of a look back have lost what came before them: their guess stays as it was made with it.
  const settled = all || utterances.length < lookBack ? 0 : lookBack / 2;
  for (const [index, utterance] of utterances.entries()) {
    const guess = guesses[index];
    if (!guess || index < settled || utterance.speaker_source !== "inferred" || utterance.speaker === guess) continue;
    if (await repository.guessSpeaker(utterance.id, guess)) await publishChange(tx, visitId, "utterance", utterance.id);
  }
}

function asTurn({ text, speaker, speaker_source }: Utterance): { text: string; known: Speaker | null } {
  return { text, known: speaker_source === "inferred" ? null : speaker };
}
