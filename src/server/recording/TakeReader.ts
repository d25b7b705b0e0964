import type { ServerContext } from "../platform/ServerContext";
import { sealBytes } from "../platform/crypto/DataKey";
import { partContext, type PartSize, PartsRepository, sumBytes } from "./PartsRepository";
import { type TakeRow, TakesRepository } from "./TakesRepository";

/** A part that the server has received, decrypted. */
export interface ReceivedPart {
  seq: number;
  bytes: Uint8Array;
}

/*
 * A stored take is one object of consecutive chunks, each the sealed bytes of `partsPerChunk` parts (about half a
 * minute). The offset of a chunk is computed from the sizes of the parts, which stay in the database, so the object
 * needs no index.
 */
export const partsPerChunk = 32;
/** Returns the context with which the vault seals and opens a chunk of a stored take. */
export const chunkContext = (takeId: string, chunk: number): string => `take:${takeId}:${chunk}`;

/** Reads the parts of a take from the database or the audio store. Caches the sizes of a stored take. */
export class TakeReader {
  private sizes: PartSize[] | null = null;

  constructor(
    private readonly context: ServerContext,
    private readonly takeId: string,
  ) {}

  /**
   * Returns up to `limit` consecutive parts from `fromSeq` on; an empty list if part `fromSeq` has not arrived or the
   * audio was deleted.
   */
  async parts(fromSeq: number, limit: number): Promise<ReceivedPart[]> {
    const { context, takeId } = this;
    const inDatabase = await this.fromDatabase(fromSeq, limit);
    if (inDatabase) return inDatabase;
    const take = await new TakesRepository(context.database).rowById(takeId);
    if (!take || take.audio_deleted_at) return [];
    const repository = new PartsRepository(context.database);
    if (take.stored_key) {
      this.sizes ??= await repository.sizes(takeId, take.parts ?? 0);
      return readStored(context, take, this.sizes, { from: fromSeq, limit });
    }
    return []; // the part has not arrived
  }

  /** Returns consecutive parts whose bytes are in the database; null if the bytes of part `fromSeq` are not there. */
  private async fromDatabase(fromSeq: number, limit: number): Promise<ReceivedPart[] | null> {
    if (this.sizes) return null;
    const { context, takeId } = this;
    const parts: ReceivedPart[] = [];
    const rows = await new PartsRepository(context.database).sealedFrom(takeId, fromSeq, limit);
    const keys = await context.vault.opener(
      context.database,
      rows.map(({ sealed }) => sealed),
    );
    for (const { seq, sealed } of rows) {
      if (!sealed || seq !== fromSeq + parts.length) break;
      parts.push({ seq, bytes: keys.open(sealed, partContext(takeId, seq)) });
    }
    return parts.length > 0 ? parts : null;
  }
}

/** Reads parts of a take with a new reader, which caches nothing for later calls; see `TakeReader.parts`. */
export const readParts = (
  context: ServerContext,
  takeId: string,
  fromSeq: number,
  limit: number,
): Promise<ReceivedPart[]> => new TakeReader(context, takeId).parts(fromSeq, limit);

/**
 * Returns up to `limit` parts of a stored take from part `from` on. Reads whole chunks from the audio store.
 * @param sizes of all parts of the take, in order.
 */
export async function readStored(
  context: ServerContext,
  take: TakeRow,
  sizes: PartSize[],
  { from, limit }: { from: number; limit: number },
): Promise<ReceivedPart[]> {
  const end = Math.min(from + limit, sizes.length);
  const parts: ReceivedPart[] = [];
  for (let chunk = Math.floor(from / partsPerChunk); chunk * partsPerChunk < end; chunk++) {
    for (const part of await readChunk(context, take, sizes, chunk)) {
      if (part.seq >= from && part.seq < end) parts.push(part);
    }
  }
  return parts;
}

async function readChunk(
  context: ServerContext,
  take: TakeRow,
  sizes: PartSize[],
  chunk: number,
): Promise<ReceivedPart[]> {
  const first = chunk * partsPerChunk;
  const start = sumBytes(sizes.slice(0, first)) + chunk * sealBytes;
  const inside = sizes.slice(first, first + partsPerChunk);
  const end = start + sumBytes(inside) + sealBytes;
  const sealed = await context.audioStore.read(take.stored_key ?? "", start, end);
  const keys = await context.vault.opener(context.database, [sealed]);
  const plain = keys.open(sealed, chunkContext(take.id, chunk));
  let at = 0;
  return inside.map(({ seq, bytes }) => ({ seq, bytes: plain.subarray(at, (at += bytes)) }));
}
