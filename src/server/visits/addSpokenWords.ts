import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { spokenTokens, visitTokensOf } from "./searchTokens";
import { VisitsRepository } from "./VisitsRepository";

/**
 * Adds the words of an utterance to the search index of its visit. Call it in the transaction that stores the
 * utterance. After a correction both the original and the corrected words find the visit.
 */
export async function addSpokenWords(tx: Queryable, vault: Vault, visitId: string, text: string): Promise<void> {
  const visits = new VisitsRepository(tx);
  const ownerId = await visits.ownerOf(visitId);
  const tokens = ownerId === null ? [] : await spokenTokens(await visitTokensOf(tx, vault, ownerId), text);
  if (tokens.length > 0) await visits.addTranscriptTokens(visitId, tokens);
}
