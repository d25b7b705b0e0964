import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "../../shared/errors";
import { lastGranule, NotOgg, type OggPage, opusPreSkip, readOggPages } from "../../shared/recording/oggPage";
import type { PartsState } from "../../shared/recording/take";
import type { Queryable } from "../platform/database/Database";
import { wakeWorkers } from "../visits/VisitWorkRepository";
import type { ServerContext } from "../platform/ServerContext";
import { partContext, PartsRepository } from "./PartsRepository";
import { type TakeRow, TakesRepository } from "./TakesRepository";

/** A part as the recorder sends it. */
interface IncomingPart {
  seq: number;
  bytes: Buffer;
  /** The `Content-Digest` header (RFC 9530). */
  contentDigest: string | undefined;
}

/**
 * Checks, seals and stores a part; it is committed when this resolves.
 * @returns whether the part is new, and which parts are still missing.
 * @throws {AppError} `digest_mismatch`, `not_ogg`, `unsupported_audio`, `part_conflict`, `take_finished`.
 */
export async function receivePart(
  context: ServerContext,
  take: TakeRow,
  part: IncomingPart,
): Promise<{ isNew: boolean; state: PartsState }> {
  const { database, vault } = context;
  const sha256 = checkDigest(part);
  checkAudio(part);
  if (take.state === "finished") {
    if (await isHeld(new PartsRepository(database), take.id, part.seq, sha256)) return heldAlready(database, take.id);
    throw takeFinished();
  }
  const sealed = vault.seal(part.bytes, partContext(take.id, part.seq));

  return database.transaction(async (tx) => {
    // First, because workers also lock the visit's work before its other rows.
    await wakeWorkers(tx, take.visit_id);
    const parts = new PartsRepository(tx);
    const isNew = await parts.insert(take.id, { seq: part.seq, sha256, bytes: part.bytes.length, sealed });
    if (!isNew) {
      await isHeld(parts, take.id, part.seq, sha256);
      return heldAlready(tx, take.id);
    }
    const takes = new TakesRepository(tx);
    const row = await takes.countPart(take.id, part.seq);
    if (!row) throw takeFinished();
    return { isNew, state: await takes.partsState(row) };
  });
}

async function heldAlready(db: Queryable, takeId: string): Promise<{ isNew: false; state: PartsState }> {
  const takes = new TakesRepository(db);
  const row = await takes.rowById(takeId);
  if (!row) throw new AppError("not_found", "This recording was not found. It may have been deleted.");
  return { isNew: false, state: await takes.partsState(row) };
}

/** @throws {AppError} `part_conflict` if a part with this number has other bytes. */
async function isHeld(parts: PartsRepository, takeId: string, seq: number, sha256: Buffer): Promise<boolean> {
  const held = await parts.digestOf(takeId, seq);
  if (!held) return false;
  if (timingSafeEqual(held, sha256)) return true;
  throw new AppError(
    "part_conflict",
    "This part of the recording already exists with different audio. Nothing was changed.",
  );
}

/** Returns the SHA-256 of the bytes. @throws {AppError} `digest_mismatch` unless it equals the announced one. */
function checkDigest({ bytes, contentDigest = "" }: IncomingPart): Buffer {
  const sha256 = createHash("sha256").update(bytes).digest();
  const announced = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/=]+):/.exec(contentDigest)?.[1];
  if (announced === undefined) {
    throw new AppError(
      "digest_mismatch",
      "This part has no checksum (Content-Digest: sha-256). Send it again with one.",
    );
  }
  if (announced !== sha256.toString("base64")) {
    throw new AppError(
      "digest_mismatch",
      "This part of the recording was damaged in transit. Send it again; the recorder still has it.",
    );
  }
  return sha256;
}

/** @throws {AppError} `not_ogg`; `unsupported_audio` if the first part does not begin an Opus stream. */
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
    throw new AppError(
      "not_ogg",
      "This part is damaged or incomplete: it does not consist of whole Ogg pages. Send it again.",
      {
        cause,
      },
    );
  }
}

/** Returns the length of the audio by the stream's timestamps, in milliseconds; null if they are missing. */
export function spokenMs(firstPart: Uint8Array, lastPart: Uint8Array): number | null {
  const granule = lastGranule(readPages(lastPart));
  const head = readPages(firstPart)[0];
  if (granule === null || !head) return null;
  return Math.max(0, Math.round((granule - (opusPreSkip(head) ?? 0)) / 48));
}

const takeFinished = (): AppError =>
  new AppError("take_finished", "This recording has already been stopped. Nothing can be added to it.");
