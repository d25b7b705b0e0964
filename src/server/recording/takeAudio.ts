import type { ServerContext } from "../platform/ServerContext";
import { partContext, type PartSize, PartsRepository } from "./PartsRepository";
import { type TakeRow, TakesRepository } from "./TakesRepository";

/** A part as stored by the server. */
interface ReceivedPart {
  seq: number;
  bytes: Uint8Array;
}

/*
 * A stored take is one object of consecutive chunks, each the sealed bytes of `partsPerChunk` parts. The offset of a chunk
 * is computed from the sizes of the parts, which stay in the database; the object needs no index.
 */
const partsPerChunk = 32;
const batch = 64;
/** Bytes that sealing adds to each chunk (see `Vault`). */
const sealBytes = 89;

const storeKey = (takeId: string): string => `take/${takeId}`;
const chunkContext = (takeId: string, chunk: number): string => `take:${takeId}:${chunk}`;

/** Reads the parts of a take from the database or the audio store. Caches the sizes of a stored take. */
export class TakeReader {
  private sizes: PartSize[] | null = null;

  constructor(
    private readonly platform: ServerContext,
    private readonly takeId: string,
  ) {}

  /**
   * Returns up to `limit` consecutive parts from `fromSeq` on; none if that part has not arrived or the audio was deleted.
   */
  async parts(fromSeq: number, limit: number): Promise<ReceivedPart[]> {
    const { platform, takeId } = this;
    const take = await new TakesRepository(platform.database).rowById(takeId);
    if (!take || take.audio_deleted_at) return [];
    const repository = new PartsRepository(platform.database);
    if (take.stored_key) {
      this.sizes ??= await repository.sizes(takeId, take.parts ?? 0);
      return readStored(platform, take, this.sizes, { from: fromSeq, limit });
    }
    const parts: ReceivedPart[] = [];
    for (const { seq, sealed } of await repository.sealedFrom(takeId, fromSeq, limit)) {
      if (seq !== fromSeq + parts.length) break;
      // The take was moved to the audio store between the two queries.
      if (!sealed) return this.parts(fromSeq, limit);
      parts.push({ seq, bytes: platform.vault.open(sealed, partContext(takeId, seq)) });
    }
    return parts;
  }
}

/** Reads parts of a take once; see `TakeReader.parts`. */
export const readParts = (
  platform: ServerContext,
  takeId: string,
  fromSeq: number,
  limit: number,
): Promise<ReceivedPart[]> => new TakeReader(platform, takeId).parts(fromSeq, limit);

/**
 * Moves a finished take to the audio store as one encrypted object. Can be repeated and interrupted: the transaction that
 * records the new location also removes the bytes from the database.
 */
export async function storeTake(platform: ServerContext, takeId: string): Promise<void> {
  const take = await new TakesRepository(platform.database).rowById(takeId);
  if (!take || take.state !== "finished" || take.stored_key || take.audio_deleted_at) return;
  const key = storeKey(takeId);
  const { bytes } = await platform.audioStore.put(key, sealedChunks(platform, take));
  const isKept = await platform.database.transaction(async (tx) => {
    if (!(await new TakesRepository(tx).markStored(takeId, key, bytes))) return false;
    await new PartsRepository(tx).dropStored(takeId);
    return true;
  });
  if (!isKept) await deleteStored(platform, { id: takeId, stored_key: key }); // the visit was deleted in the meantime
}

/** Deletes a take's object from the audio store, even if a crash left it unknown to the database. */
export async function deleteStored(
  { audioStore }: Pick<ServerContext, "audioStore">,
  take: Pick<TakeRow, "id" | "stored_key">,
): Promise<void> {
  await audioStore.delete(take.stored_key ?? storeKey(take.id));
}

async function* sealedChunks(platform: ServerContext, take: TakeRow): AsyncIterable<Uint8Array> {
  const parts = take.parts ?? 0;
  const reader = new TakeReader(platform, take.id);
  for (let from = 0; from < parts; from += partsPerChunk) {
    const count = Math.min(partsPerChunk, parts - from);
    const chunk = await reader.parts(from, count);
    if (chunk.length !== count) throw new Error(`take ${take.id}: parts from ${from} are incomplete`);
    const plain = Buffer.concat(chunk.map(({ bytes }) => bytes));
    yield platform.vault.seal(plain, chunkContext(take.id, from / partsPerChunk));
  }
}

async function readStored(
  platform: ServerContext,
  take: TakeRow,
  sizes: PartSize[],
  { from, limit }: { from: number; limit: number },
): Promise<ReceivedPart[]> {
  const end = Math.min(from + limit, sizes.length);
  const parts: ReceivedPart[] = [];
  for (let chunk = Math.floor(from / partsPerChunk); chunk * partsPerChunk < end; chunk++) {
    for (const part of await readChunk(platform, take, sizes, chunk)) {
      if (part.seq >= from && part.seq < end) parts.push(part);
    }
  }
  return parts;
}

async function readChunk(
  platform: ServerContext,
  take: TakeRow,
  sizes: PartSize[],
  chunk: number,
): Promise<ReceivedPart[]> {
  const first = chunk * partsPerChunk;
  const start = sumBytes(sizes.slice(0, first)) + chunk * sealBytes;
  const inside = sizes.slice(first, first + partsPerChunk);
  const end = start + sumBytes(inside) + sealBytes;
  const sealed = await platform.audioStore.read(take.stored_key ?? "", start, end);
  const plain = platform.vault.open(sealed, chunkContext(take.id, chunk));
  let at = 0;
  return inside.map(({ seq, bytes }) => ({ seq, bytes: plain.subarray(at, (at += bytes)) }));
}

/** Returns the sizes of the parts that can be played: all of them or, while recording, those before the first gap. */
export async function audibleParts(platform: ServerContext, take: TakeRow): Promise<PartSize[]> {
  return new PartsRepository(platform.database).sizes(take.id, take.next_part);
}

/** Yields bytes `start` to `end` (exclusive) of the take's concatenated parts. */
export async function* readAudio(
  platform: ServerContext,
  take: TakeRow,
  sizes: PartSize[],
  { start, end }: { start: number; end: number },
): AsyncIterable<Uint8Array> {
  let seq = 0;
  let at = 0;
  while (seq < sizes.length && at + (sizes[seq]?.bytes ?? 0) <= start) at += sizes[seq++]?.bytes ?? 0;
  while (at < end && seq < sizes.length) {
    const range = { from: seq, limit: Math.min(batch, sizes.length - seq) };
    const parts = take.stored_key
      ? await readStored(platform, take, sizes, range)
      : await readParts(platform, take.id, range.from, range.limit);
    if (parts.length === 0) return; // deleted in the meantime
    for (const { bytes } of parts) {
      const piece = bytes.subarray(Math.max(0, start - at), Math.max(0, end - at));
      if (piece.length > 0) yield piece;
      at += bytes.length;
    }
    seq += parts.length;
  }
}

export const sumBytes = (sizes: PartSize[]): number => sizes.reduce((sum, { bytes }) => sum + bytes, 0);
