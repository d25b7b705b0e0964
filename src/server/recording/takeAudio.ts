import type { Platform } from "../services";
import { partContext, type PartSize, PartsRepository } from "./partsRepository";
import { type TakeRow, TakesRepository } from "./takesRepository";

/** A part's own bytes. */
export interface Part {
  seq: number;
  bytes: Uint8Array;
}

/*
 * A stored take is one object: chunk after chunk, each the sealed bytes of `partsPerChunk` parts. The parts' sizes stay in
 * the database, so where a chunk begins follows from them and the object needs no index of its own.
 */
const partsPerChunk = 32;
const batch = 64;
/** What sealing adds to each chunk (see `Vault`). */
const sealBytes = 89;

const storeKey = (takeId: string): string => `take/${takeId}`;
const chunkContext = (takeId: string, chunk: number): string => `take:${takeId}:${chunk}`;

/** Reads one take, wherever its parts are: database or audio store. Remembers where the parts of a stored one begin. */
export class TakeReader {
  private sizes: PartSize[] | null = null;

  constructor(
    private readonly platform: Platform,
    private readonly takeId: string,
  ) {}

  /**
   * The parts from `fromSeq` on, without a gap, at most `limit`. Empty where that part has not come yet, or the sound was
   * deleted.
   */
  async parts(fromSeq: number, limit: number): Promise<Part[]> {
    const { platform, takeId } = this;
    const take = await new TakesRepository(platform.database, platform.vault).rowById(takeId);
    if (!take || take.audio_deleted_at) return [];
    const repository = new PartsRepository(platform.database);
    if (take.stored_key) {
      this.sizes ??= await repository.sizes(takeId, take.parts ?? 0);
      return readStored(platform, take, this.sizes, { from: fromSeq, limit });
    }
    const parts: Part[] = [];
    for (const { seq, sealed } of await repository.sealedFrom(takeId, fromSeq, limit)) {
      if (seq !== fromSeq + parts.length) break;
      // Emptied between the two queries: the take went into the store meanwhile.
      if (!sealed) return this.parts(fromSeq, limit);
      parts.push({ seq, bytes: platform.vault.open(sealed, partContext(takeId, seq)) });
    }
    return parts;
  }
}

/** A few parts of a take; see `TakeReader.parts`. */
export const readParts = (platform: Platform, takeId: string, fromSeq: number, limit: number): Promise<Part[]> =>
  new TakeReader(platform, takeId).parts(fromSeq, limit);

/**
 * Moves a finished take into the audio store as one encrypted object. Safe to repeat and to interrupt: the bytes leave the
 * database only in the transaction that says where they are now.
 */
export async function storeTake(platform: Platform, takeId: string): Promise<void> {
  const take = await new TakesRepository(platform.database, platform.vault).rowById(takeId);
  if (!take || take.state !== "finished" || take.stored_key || take.audio_deleted_at) return;
  const key = storeKey(takeId);
  const { bytes } = await platform.audioStore.put(key, sealedChunks(platform, take));
  const isKept = await platform.database.transaction((tx) =>
    new TakesRepository(tx, platform.vault).markStored(takeId, key, bytes),
  );
  if (!isKept) await deleteStored(platform, { id: takeId, stored_key: key }); // its visit was deleted meanwhile
}

/** Removes a take's object from the audio store, also one that a crash left unmentioned in the database. */
export async function deleteStored(
  { audioStore }: Pick<Platform, "audioStore">,
  take: Pick<TakeRow, "id" | "stored_key">,
): Promise<void> {
  await audioStore.delete(take.stored_key ?? storeKey(take.id));
}

async function* sealedChunks(platform: Platform, take: TakeRow): AsyncIterable<Uint8Array> {
  const parts = take.parts ?? 0;
  const reader = new TakeReader(platform, take.id);
  for (let from = 0; from < parts; from += partsPerChunk) {
    const count = Math.min(partsPerChunk, parts - from);
    const chunk = await reader.parts(from, count);
    if (chunk.length !== count) throw new Error(`take ${take.id}: parts from ${from} are not all there`);
    const plain = Buffer.concat(chunk.map(({ bytes }) => bytes));
    yield platform.vault.seal(plain, chunkContext(take.id, from / partsPerChunk));
  }
}

async function readStored(
  platform: Platform,
  take: TakeRow,
  sizes: PartSize[],
  { from, limit }: { from: number; limit: number },
): Promise<Part[]> {
  const end = Math.min(from + limit, sizes.length);
  const parts: Part[] = [];
  for (let chunk = Math.floor(from / partsPerChunk); chunk * partsPerChunk < end; chunk++) {
    for (const part of await readChunk(platform, take, sizes, chunk)) {
      if (part.seq >= from && part.seq < end) parts.push(part);
    }
  }
  return parts;
}

async function readChunk(platform: Platform, take: TakeRow, sizes: PartSize[], chunk: number): Promise<Part[]> {
  const first = chunk * partsPerChunk;
  const start = sumBytes(sizes.slice(0, first)) + chunk * sealBytes;
  const inside = sizes.slice(first, first + partsPerChunk);
  const end = start + sumBytes(inside) + sealBytes;
  const sealed = await platform.audioStore.read(take.stored_key ?? "", start, end);
  const plain = platform.vault.open(sealed, chunkContext(take.id, chunk));
  let at = 0;
  return inside.map(({ seq, bytes }) => ({ seq, bytes: plain.subarray(at, (at += bytes)) }));
}

/** Sizes of the parts that can be heard right now: all of them, or while it is recorded what came without a gap. */
export async function audibleParts(platform: Platform, take: TakeRow): Promise<PartSize[]> {
  return new PartsRepository(platform.database).sizes(take.id, take.next_part);
}

/** The bytes `start` to `end` (exclusive) of a take's parts laid end to end. */
export async function* readAudio(
  platform: Platform,
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
    if (parts.length === 0) return; // deleted while it was read
    for (const { bytes } of parts) {
      const piece = bytes.subarray(Math.max(0, start - at), Math.max(0, end - at));
      if (piece.length > 0) yield piece;
      at += bytes.length;
    }
    seq += parts.length;
  }
}

export const sumBytes = (sizes: PartSize[]): number => sizes.reduce((sum, { bytes }) => sum + bytes, 0);
