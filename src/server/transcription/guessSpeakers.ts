import type { Speaker, Utterance } from "../../shared/transcription/utterance";
import { inferSpeakers } from "./inferSpeakers";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import type { ServerContext } from "../platform/ServerContext";
import { publishChange } from "../visits/VisitEventsRepository";
import { UtterancesRepository } from "./UtterancesRepository";

type ReadContext = Pick<ServerContext, "vault" | "log">;

/** Number of last utterances whose speakers are inferred together; only those of the later half are stored. */
const lookBack = 24;

/** Runs `inferSpeakers` outside the server's main thread. `unknown` if that takes too long. */
export type InferSpeakers = (...turns: Parameters<typeof inferSpeakers>) => Promise<Speaker[]>;

/**
 * Infers the speakers of the last utterances of a visit, and stores and publishes the changes. Speakers named by the
 * engine or a person are unchanged, and help to infer the others.
 */
export async function guessNewestSpeakers(tx: Queryable, context: ReadContext, visitId: string): Promise<void> {
  const { vault, log } = context;
  const utterances = await new UtterancesRepository(tx, vault).newestByVisit(visitId, lookBack, log);
  // The first utterances of a window lack the context before them: they keep the speaker inferred with that context.
  const firstChanged = utterances.length < lookBack ? 0 : lookBack / 2;
  await storeGuesses(tx, vault, visitId, utterances, inferSpeakers(utterances.map(asTurn)), firstChanged);
}

/**
 * As `guessNewestSpeakers`, for all utterances of a visit.
 * @param infer works in another thread, because there can be many.
 */
export async function guessAllSpeakers(
  tx: Queryable,
  { vault, log }: ReadContext,
  visitId: string,
  infer: InferSpeakers,
): Promise<void> {
  const utterances = await new UtterancesRepository(tx, vault).listByVisit(visitId, log);
  await storeGuesses(tx, vault, visitId, utterances, await infer(utterances.map(asTurn)), 0);
}

async function storeGuesses(
  tx: Queryable,
  vault: Vault,
  visitId: string,
  utterances: readonly Utterance[],
  guesses: readonly Speaker[],
  firstChanged: number,
): Promise<void> {
  const changes = utterances.flatMap(({ id, speaker, speaker_source }, index) => {
    const guess = guesses[index];
    const isFree = speaker_source === "inferred" && index >= firstChanged;
    return isFree && guess !== undefined && guess !== "unknown" && guess !== speaker ? [{ id, speaker: guess }] : [];
  });
  if (changes.length === 0) return;
  const changed = await new UtterancesRepository(tx, vault).guessSpeakers(changes);
  if (changed.length > lookBack) await publishChange(tx, visitId, "transcript");
  else for (const id of changed) await publishChange(tx, visitId, "utterance", id);
}

function asTurn({ text, speaker, speaker_source }: Utterance): { text: string; known: Speaker | null } {
  return { text, known: speaker_source === "inferred" ? null : speaker };
}
