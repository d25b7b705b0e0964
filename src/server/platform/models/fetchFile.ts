import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { DownloadableFile } from "./DownloadableModel";
import { sizeOf } from "./ModelFolder";

/** A failure that ends the download. `message` is shown: what happened and what to do. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
}

/** A failure that a retry can fix. `message` is part of a sentence, as in "The download stopped: …". */
class PassingFailure extends Error {}

/** Timeouts, retries and disk checks of a download; shorter in tests. */
export interface DownloadLimits {
  /** Time without data after which the connection counts as broken. */
  idleMs: number;
  /** Delay after the first failed attempt in a row (see `tries`); doubles with each, up to thirty times as much. */
  waitMs: number;
  /** Number of failed attempts in a row after which the download fails. One that received data resets the count. */
  tries: number;
  /** Free disk space is checked each time this many bytes have arrived. */
  checkEvery: number;
}

/** The limits if none are given. */
export const defaultLimits: DownloadLimits = { idleMs: 30_000, waitMs: 1_000, tries: 6, checkEvery: 8 * 1024 * 1024 };

interface Fetching {
  file: DownloadableFile;
  /** Final path of the verified file. */
  path: string;
  /** Path of the partial file; bytes already there are not downloaded again. */
  partialPath: string;
  signal: AbortSignal;
  limits: DownloadLimits;
  /** Sentence that says what to do if the file is not at its address. */
  ifMoved: string;
  /** @throws {DownloadError} if the disk has no room for `bytes` more. */
  requireRoom(bytes: number): Promise<void>;
  /** Called with the size of the partial file whenever it changed. */
  onReceived(bytes: number): void;
  /** Called with the state: receiving, verifying, or waiting after a failure. */
  onState(state: "downloading" | "checking", problem: string | null): void;
}

/**
 * Downloads one file: resumes where it stopped, retries, and moves it to its final path only if its digest matches. If
 * the digest differs, downloads the file once more.
 * @throws {DownloadError}; the reason of `signal`, or an `AbortError`, if it was aborted.
 */
export async function fetchFile(fetching: Fetching): Promise<void> {
  for (let wrong = 0; ; wrong += 1) {
    await receive(fetching);
    fetching.onState("checking", null);
    if ((await digestOf(fetching.partialPath, fetching.signal)) === fetching.file.sha256) break;
    await rm(fetching.partialPath, { force: true });
    fetching.onReceived(0);
    if (wrong > 0) {
      throw new DownloadError(
        "The downloaded file doesn’t match the published one, twice. It was deleted and is not used. " +
          "Try again later, or on another network.",
      );
    }
  }
  await rename(fetching.partialPath, fetching.path);
}

async function receive(fetching: Fetching): Promise<void> {
  const { file, partialPath, signal, limits } = fetching;
  for (let failures = 0; sizeOf(partialPath) !== file.bytes;) {
    const before = sizeOf(partialPath);
    fetching.onState("downloading", null);
    try {
      await receiveOnce(fetching);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PassingFailure)) throw asDownloadError(error);
      failures = sizeOf(partialPath) > before ? 1 : failures + 1;
      if (failures >= limits.tries) {
        throw new DownloadError(`The download stopped: ${error.message}. What has arrived is kept. Try again.`);
      }
      fetching.onState("downloading", `Trying again: ${error.message}.`);
      await delay(limits.waitMs * Math.min(30, 2 ** (failures - 1)), undefined, { signal });
    }
  }
}

/** One request, from the end of the partial file. */
async function receiveOnce(fetching: Fetching): Promise<void> {
  const { file, partialPath, limits } = fetching;
  const have = sizeOf(partialPath) > file.bytes ? 0 : sizeOf(partialPath);
  await fetching.requireRoom(file.bytes - have);
  const timeout = new IdleTimeout(fetching.signal, limits.idleMs);
  try {
    const response = await fetch(file.url, {
      headers: { "accept-encoding": "identity", ...(have > 0 && { range: `bytes=${have}-` }) },
      signal: timeout.signal,
    }).catch((cause: unknown) => {
      throw new PassingFailure(timeout.isLate ? "no data arrived for a while" : "the server does not answer", {
        cause,
      });
    });
    const from = await offsetOf(response, have, fetching);
    await writeBody(response, from, fetching, timeout);
  } finally {
    timeout.end();
  }
  if (sizeOf(partialPath) < file.bytes) throw new PassingFailure("the connection broke");
}

/**
 * Returns the offset in the file at which the answer begins.
 * @throws {PassingFailure} or {DownloadError} if the answer cannot be used.
 */
async function offsetOf(response: Response, have: number, { file, partialPath, ifMoved }: Fetching): Promise<number> {
  const { status } = response;
  if (status === 206) {
    const [, from, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get("content-range") ?? "") ?? [];
    if (Number(from) === have && (total === "*" || Number(total) === file.bytes)) return have;
  }
  const length = response.headers.get("content-length");
  // no support for ranges: from the start
  if (status === 200 && (length === null || Number(length) === file.bytes)) return 0;
  await response.body?.cancel().catch(() => {});
  if (status === 416 || status === 206) {
    await rm(partialPath, { force: true });
    throw new PassingFailure("the server sent another part of the file");
  }
  if (status === 408 || status === 429 || status >= 500) throw new PassingFailure(`the server failed (${status})`);
  if (status === 404 || status === 410) {
    throw new DownloadError(`The file is not at its address. ${ifMoved}`);
  }
  if (status === 200) {
    throw new DownloadError(
      "The download was intercepted, perhaps by the network’s sign-in page. Sign in there, then try again.",
    );
  }
  throw new DownloadError(`The server refused the download (${status}). Try again later, or on another network.`);
}

async function writeBody(response: Response, from: number, fetching: Fetching, timeout: IdleTimeout): Promise<void> {
  const { file, partialPath, limits } = fetching;
  const handle = await open(partialPath, from === 0 ? "w" : "r+", 0o600);
  let at = from;
  let checkedAt = from;
  try {
    for await (const chunk of chunksOf(response, timeout)) {
      if (at + chunk.length > file.bytes) {
        await handle.truncate(0);
        throw new PassingFailure("the server sent too much");
      }
      await writeAll(handle, chunk, at);
      at += chunk.length;
      fetching.onReceived(at);
      if (at - checkedAt < limits.checkEvery) continue;
      checkedAt = at;
      await handle.datasync();
      await fetching.requireRoom(file.bytes - at);
    }
  } finally {
    await handle.datasync().catch(() => {}); // a full disk is reported by the write
    await handle.close();
  }
}

async function* chunksOf(response: Response, timeout: IdleTimeout): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const next = await reader?.read().catch((cause: unknown) => {
        throw new PassingFailure(timeout.isLate ? "no data arrived for a while" : "the connection broke", { cause });
      });
      if (!next || next.done) return;
      timeout.alive();
      yield next.value;
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, at + done);
    done += bytesWritten;
  }
}

/** Aborts a request when `signal` aborts, or after `idleMs` without a call of `alive`. */
class IdleTimeout {
  private readonly late = new AbortController();
  private timer: NodeJS.Timeout;
  readonly signal: AbortSignal;

  constructor(signal: AbortSignal, idleMs: number) {
    this.timer = setTimeout(() => this.late.abort(), idleMs);
    this.signal = AbortSignal.any([signal, this.late.signal]);
  }

  get isLate(): boolean {
    return this.late.signal.aborted;
  }

  alive(): void {
    this.timer.refresh();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

const diskFull = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

function asDownloadError(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code && diskFull.has(code)) return noRoom(error);
  return new DownloadError("The download could not be written to the disk. What has arrived is kept. Try again.", {
    cause: error,
  });
}

/** Returns the error for a disk that is too full. */
export const noRoom = (cause?: unknown): DownloadError =>
  new DownloadError("The disk is too full for this model. Free some space, then try again. What has arrived is kept.", {
    cause,
  });

/** Returns the SHA-256 of a file, in hex. */
async function digestOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { signal, highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer);
  return hash.digest("hex");
}
