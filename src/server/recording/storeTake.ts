import type { ServerContext } from "../platform/ServerContext";
import { PartsRepository } from "./PartsRepository";
import { chunkContext, partsPerChunk, TakeReader } from "./TakeReader";
import { type TakeRow, TakesRepository } from "./TakesRepository";

const storeKey = (takeId: string): string => `take/${takeId}`;

/**
 * Moves a finished take to the audio store as one encrypted object; does nothing if the take is open, already stored or
 * deleted, or if its audio was deleted. Can be repeated and interrupted: the transaction that records the object's key
 * also removes the bytes from the database.
 * @throws {Error} if a part of the take is missing.
 */
export async function storeTake(context: ServerContext, takeId: string): Promise<void> {
  const take = await new TakesRepository(context.database).rowById(takeId);
  if (!take || take.state !== "finished" || take.stored_key || take.audio_deleted_at) return;
  const key = storeKey(takeId);
  const { bytes } = await context.audioStore.put(key, sealedChunks(context, take));
  const isKept = await context.database.transaction(async (tx) => {
    if (!(await new TakesRepository(tx).markStored(takeId, key, bytes))) return false;
    await new PartsRepository(tx).dropStored(takeId);
    return true;
  });
  if (!isKept) await deleteStored(context, { id: takeId, stored_key: key }); // the take or its audio was deleted
}

/** Deletes a take's object from the audio store, even if a crash kept its key out of the database. */
export async function deleteStored(
  { audioStore }: Pick<ServerContext, "audioStore">,
  take: Pick<TakeRow, "id" | "stored_key">,
): Promise<void> {
  await audioStore.delete(take.stored_key ?? storeKey(take.id));
}

async function* sealedChunks(context: ServerContext, take: TakeRow): AsyncIterable<Uint8Array> {
  const parts = take.parts ?? 0;
  const reader = new TakeReader(context, take.id);
  const key = await context.vault.key(context.database, "visit", take.visit_id);
  for (let from = 0; from < parts; from += partsPerChunk) {
    const count = Math.min(partsPerChunk, parts - from);
    const chunk = await reader.parts(from, count);
    if (chunk.length !== count) throw new Error(`take ${take.id}: parts from ${from} are incomplete`);
    const plain = Buffer.concat(chunk.map(({ bytes }) => bytes));
    yield key.seal(plain, chunkContext(take.id, from / partsPerChunk));
  }
}
