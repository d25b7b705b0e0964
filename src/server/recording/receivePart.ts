import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "../../shared/errors";
import { lastGranule, NotOgg, type OggPage, opusPreSkip, readOggPages } from "../../shared/recording/oggPages";
import type { PartsState } from "../../shared/recording/take";
import { wakeWorkers } from "../platform/events/visitEvents";
import type { Platform } from "../services";
import { partContext, PartsRepository } from "./partsRepository";
import { type TakeRow, TakesRepository } from "./takesRepository";

/** What the recorder claims to send. */
export interface IncomingPart {
  seq: number;
  bytes: Buffer;
  /** The `Content-Digest` header (RFC 9530). */
  contentDigest: string | undefined;
}

/**
 * Keeps a part: checked, sealed and committed before this resolves.
 * @returns whether it is new, and what the server still lacks.
 * @throws {AppError} `digest_mismatch`, `not_ogg`, `unsupported_audio`, `part_conflict`, `take_finished`.
 */
export async function receivePart(
  platform: Platform,
  take: TakeRow,
  part: IncomingPart,
): Promise<{ isNew: boolean; state: PartsState }> {
  const { database, vault } = platform;
  const sha256 = checkDigest(part);
  checkAudio(part);
  if (take.state === "finished") {
    if (await isHeld(new PartsRepository(database), take.id, part.seq, sha256)) return heldAlready(platform, take.id);
    throw takeFinished();
  }
  const sealed = vault.seal(part.bytes, partContext(take.id, part.seq));

  return database.transaction(async (tx) => {
    // First: workers, too, lock the visit's work before anything else of it.
    await wakeWorkers(tx, take.visit_id);
    const parts = new PartsRepository(tx);
    const isNew = await parts.insert(take.id, { seq: part.seq, sha256, bytes: part.bytes.length, sealed });
    if (!isNew) {
      await isHeld(parts, take.id, part.seq, sha256);
      return heldAlready({ ...platform, database: tx }, take.id);
    }
    const takes = new TakesRepository(tx, vault);
    const row = await takes.countPart(take.id, part.seq);
    if (!row) throw takeFinished();
    return { isNew, state: await takes.partsState(row) };
  });
}

type Reading = Pick<Platform, "vault"> & { database: ConstructorParameters<typeof TakesRepository>[0] };

async function heldAlready({ database, vault }: Reading, takeId: string): Promise<{ isNew: false; state: PartsState }> {
  const takes = new TakesRepository(database, vault);
  const row = await takes.rowById(takeId);
  if (!row) throw new AppError("not_found", "This recording was not found. It may have been deleted.");
  return { isNew: false, state: await takes.partsState(row) };
}

/** @throws {AppError} `part_conflict` where the number is taken by other bytes. */
async function isHeld(parts: PartsRepository, takeId: string, seq: number, sha256: Buffer): Promise<boolean> {
  const held = await parts.digestOf(takeId, seq);
  if (!held) return false;
  if (timingSafeEqual(held, sha256)) return true;
  throw new AppError(
    "part_conflict",
    "This part of the recording is here already, with other sound. Nothing was changed.",
  );
}

/** @returns the SHA-256 of the bytes, which is the one that was announced. */
function checkDigest({ bytes, contentDigest = "" }: IncomingPart): Buffer {
  const sha256 = createHash("sha256").update(bytes).digest();
  const announced = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/=]+):/.exec(contentDigest)?.[1];
  if (announced === undefined) {
    throw new AppError(
      "digest_mismatch",
      "This part came without its checksum (Content-Digest: sha-256). Send it again with it.",
    );
  }
  if (announced !== sha256.toString("base64")) {
    throw new AppError(
      "digest_mismatch",
      "This part of the recording changed on its way. Send it again; the recorder still has it.",
    );
  }
  return sha256;
}

/** @throws {AppError} `not_ogg`; `unsupported_audio` where the first part does not begin an Opus stream. */
function checkAudio({ seq, bytes }: IncomingPart): void {
  const [first] = readPages(bytes);
  if (seq === 0 && first && opusPreSkip(first) === null) {
    throw new AppError("unsupported_audio", "This recording is not Ogg Opus. Import it in the app, which converts it.");
  }
}

function readPages(bytes: Uint8Array): OggPage[] {
  try {
    return readOggPages(bytes);
  } catch (cause) {
    if (!(cause instanceof NotOgg)) throw cause;
    throw new AppError("not_ogg", "This part is not whole Ogg pages: it is damaged or cut off. Send it again.", {
      cause,
    });
  }
}

/** Milliseconds of sound from the first part to the last, by the stream's own clock; null where it does not say. */
export function spokenMs(firstPart: Uint8Array, lastPart: Uint8Array): number | null {
  const granule = lastGranule(readPages(lastPart));
  const head = readPages(firstPart)[0];
  if (granule === null || !head) return null;
  return Math.max(0, Math.round((granule - (opusPreSkip(head) ?? 0)) / 48));
}

const takeFinished = (): AppError =>
  new AppError("take_finished", "This recording was stopped already, so nothing can be added to it.");
