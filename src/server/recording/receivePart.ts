import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "../../shared/errors";
import {
  isHead,
  isRecordedHead,
  lastGranule,
  NotOgg,
  type OggPage,
  opusExtent,
  opusPreSkip,
  readOggPages,
} from "../../shared/recording/oggPage";
import { maxPartSeconds, maxTakeMs, type PartsState } from "../../shared/recording/take";
import type { Queryable } from "../platform/database/Database";
import { wakeWorkers } from "../visits/VisitWorkRepository";
import type { ServerContext } from "../platform/ServerContext";
import { partContext, PartsRepository } from "./PartsRepository";
import { type TakeRow, TakesRepository } from "./TakesRepository";

const samplesPerMs = 48;
const maxSamples = maxTakeMs * samplesPerMs;
/** Maximum by which timestamps may exceed the length of the packets, because encoders round: 1 s at 48 kHz. */
const tolerance = 48_000;

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
 * @throws {AppError} `digest_mismatch`, `not_ogg`, `unsupported_audio`, `too_large`, `part_conflict`, `take_finished`,
 * `not_found`.
 */
export async function receivePart(
  context: ServerContext,
  take: TakeRow,
  part: IncomingPart,
): Promise<{ isNew: boolean; state: PartsState }> {
  const { database, vault } = context;
  const sha256 = checkDigest(part);
  const { end, samples } = checkAudio(part);
  if (take.state === "finished") {
    if (await isStored(new PartsRepository(database), take.id, part.seq, sha256))
      return storedAlready(database, take.id);
    throw takeFinished();
  }
  const key = await vault.key(database, "visit", take.visit_id);
  const sealed = key.seal(part.bytes, partContext(take.id, part.seq));

  return database.transaction(async (tx) => {
    // First, because workers lock the row of the visit's work before its other rows.
    await wakeWorkers(tx, take.visit_id, { isUrgent: false });
    const parts = new PartsRepository(tx);
    const isNew = await parts.insert(take.id, { seq: part.seq, sha256, bytes: part.bytes.length, sealed });
    if (!isNew) {
      await isStored(parts, take.id, part.seq, sha256);
      return storedAlready(tx, take.id);
    }
    const takes = new TakesRepository(tx);
    const row = await takes.countPart(take.id, part.seq, samples);
    if (!row) throw takeFinished();
    if (row.next_part > part.seq && end > (row.packet_samples ?? Infinity) + tolerance) throw wrongTimes();
    return { isNew, state: await takes.partsState(row) };
  });
}

async function storedAlready(db: Queryable, takeId: string): Promise<{ isNew: false; state: PartsState }> {
  const takes = new TakesRepository(db);
  const row = await takes.rowById(takeId);
  if (!row) throw new AppError("not_found", "This recording was not found. It may have been deleted.");
  return { isNew: false, state: await takes.partsState(row) };
}

/** Returns whether the part is stored. @throws {AppError} `part_conflict` if its number is stored with other bytes. */
async function isStored(parts: PartsRepository, takeId: string, seq: number, sha256: Buffer): Promise<boolean> {
  const held = await parts.digestOf(takeId, seq);
  if (!held) return false;
  if (timingSafeEqual(held, sha256)) return true;
  throw new AppError(
    "part_conflict",
    "This part of the recording already exists with different audio. Nothing was changed.",
  );
}

/** Returns the SHA-256 of the bytes. @throws {AppError} `digest_mismatch` unless `Content-Digest` has the same. */
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

/**
 * Checks a part's timestamps against its own packets. `receivePart` also checks them against the whole take, unless an
 * earlier part is missing.
 * @returns the part's last timestamp (0 if it has none) and the length of its packets, in samples at 48 kHz. The length
 * of the first part includes the time before its first packet.
 * @throws {AppError} `not_ogg`; `too_large` if the part has more than a minute of sound or ends beyond 24 h of the
 * take; `unsupported_audio` if the first part does not begin an Opus stream, a stream has channels that are not
 * recorded, or the times do not match the packets.
 */
function checkAudio({ seq, bytes }: IncomingPart): { end: number; samples: number } {
  const pages = readPages(bytes);
  const [first] = pages;
  const isUnknown = (page: OggPage) => (isHead(page) || (seq === 0 && page === first)) && !isRecordedHead(page);
  if (pages.some(isUnknown)) {
    const sentence =
      "This recording is not Ogg Opus with one or two channels. Import it in the app, which converts it.";
    throw new AppError("unsupported_audio", sentence);
  }
  const times = pages.flatMap(({ granule }) => granule ?? []);
  if (times.some((granule) => granule > maxSamples)) throw tooLong();
  const { start, samples } = opusExtent(pages);
  if (samples > maxPartSeconds * 1_000 * samplesPerMs) throw tooDense();
  const end = times.at(-1) ?? 0;
  if (end - start > samples + tolerance) throw wrongTimes();
  return { end, samples: seq === 0 ? start + samples : samples };
}

const tooLong = (): AppError =>
  new AppError("too_large", "A recording can be up to 24 hours long. What was sent before is saved; start a new one.");
const tooDense = (): AppError =>
  new AppError("too_large", "A part of a recording can have up to a minute of sound. Send it in shorter parts.");
const wrongTimes = (): AppError =>
  new AppError(
    "unsupported_audio",
    "The times in this recording don’t match its sound. What was sent before is saved.",
  );

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

/** Returns the length of the audio by the stream's timestamps, in milliseconds; null if the last part has none. */
export function audioMs(firstPart: Uint8Array, lastPart: Uint8Array): number | null {
  const granule = lastGranule(readPages(lastPart));
  const firstPages = readPages(firstPart);
  const [head] = firstPages;
  if (granule === null || !head) return null;
  const { start } = opusExtent(firstPages);
  return Math.max(0, Math.round((granule - start - (opusPreSkip(head) ?? 0)) / samplesPerMs));
}

/** Returns the length to store for a take, in milliseconds: `countedMs`, but at most that of its packets and 24 h. */
export const storedMs = (countedMs: number, packetSamples: number | null): number =>
  Math.min(countedMs, maxTakeMs, Math.ceil((packetSamples ?? Infinity) / samplesPerMs));

const takeFinished = (): AppError =>
  new AppError("take_finished", "This recording has already been stopped. Nothing can be added to it.");
