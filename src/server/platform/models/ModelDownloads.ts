import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../../../shared/errors";
import type { ModelDownload } from "../../../shared/system/modelDownload";
import { type FreeBytes, minFreeBytes } from "../storage/DiskGuard";
import { bytesOf, type DownloadableModel, isVerifiable } from "./DownloadableModel";
import { DownloadError, fetchFile, noRoom, type DownloadLimits, defaultLimits } from "./fetchFile";
import { ModelFolder, sizeOf } from "./ModelFolder";

/** Folder, catalog and limits of the downloads of one kind of model. */
export interface ModelDownloadsOptions<M extends DownloadableModel> {
  /** A private folder of these models alone, created when needed. */
  folder: string;
  catalog: readonly M[];
  log: FastifyBaseLogger;
  freeBytes?: FreeBytes;
  limits?: DownloadLimits;
}

/** Words for log lines and errors: the kind of model, and a sentence on what to do if a file is not at its address. */
interface ModelWords {
  kind: "speech model" | "language model";
  ifMoved: string;
}

/** A download in progress. */
interface Job {
  state: "downloading" | "checking";
  received: number;
  problem: string | null;
  abort: AbortController;
  done: Promise<void>;
}

async function freeBytesOf(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/**
 * The models on this machine: downloaded, verified, kept and deleted. All state is on disk, so that a killed server
 * resumes where it stopped.
 */
export class ModelDownloads<M extends DownloadableModel> {
  protected readonly folders: ReadonlyMap<string, ModelFolder<M>>;
  private readonly jobs = new Map<string, Job>();
  private readonly freeBytes: FreeBytes;
  private readonly limits: DownloadLimits;
  /** Called after a model was installed, and while an installed one is deleted: after `hide`, before `remove`. */
  onChange: () => Promise<void> | void = () => {};

  constructor(
    private readonly options: ModelDownloadsOptions<M>,
    private readonly words: ModelWords,
  ) {
    this.freeBytes = options.freeBytes ?? freeBytesOf;
    this.limits = options.limits ?? defaultLimits;
    this.folders = new Map(options.catalog.map((model) => [model.id, new ModelFolder(options.folder, model)]));
  }

  /** Resumes the downloads that were in progress when the server ended, and removes unknown files. */
  start(): void {
    this.removeLeftovers();
    for (const [id, folder] of this.folders) {
      if (folder.download?.state === "downloading" && !folder.isInstalled) this.begin(id, folder);
    }
  }

  /** Stops the downloads; they resume at the next start. */
  async stop(): Promise<void> {
    const running = [...this.jobs.values()];
    for (const { abort } of running) abort.abort();
    await Promise.all(running.map(({ done }) => done));
  }

  /** Returns the free disk space for the models, in bytes. */
  free(): Promise<number> {
    this.makeFolder();
    return this.freeBytes(this.options.folder);
  }

  /** Returns the state of one model. @throws {AppError} `not_found`. */
  stateOf(id: string): ModelDownload {
    const folder = this.folderOf(id);
    const { problem, received, state } = this.jobs.get(id) ?? keptState(folder);
    return { bytes: bytesOf(folder.model), received_bytes: received, state, problem };
  }

  /**
   * Starts, resumes or retries a download, which continues after this resolves. Does nothing if the model is being
   * downloaded or is installed.
   * @throws {AppError} `not_found`; `conflict` for a model that cannot be verified; `storage_full`.
   */
  async download(id: string): Promise<void> {
    const folder = this.folderOf(id);
    if (this.jobs.has(id) || folder.isInstalled) return;
    if (!isVerifiable(folder.model)) {
      throw new AppError(
        "conflict",
        "The digest of this model is not known yet, so it can’t be verified and is not downloaded.",
      );
    }
    this.makeFolder();
    try {
      await this.requireRoom(bytesOf(folder.model) - folder.received);
    } catch (error) {
      if (error instanceof DownloadError) throw new AppError("storage_full", error.message, { cause: error });
      throw error;
    }
    if (!this.jobs.has(id)) this.begin(id, folder);
  }

  /** Stops a download and keeps what has arrived; nothing if there is none. @throws {AppError} `not_found`. */
  async pause(id: string): Promise<void> {
    const folder = this.folderOf(id);
    if (!this.jobs.has(id)) return;
    await this.end(id);
    if (!folder.isInstalled) folder.setDownload({ state: "paused", problem: null });
  }

  /** Stops a download and deletes the model's files. @throws {AppError} `not_found`. */
  async delete(id: string): Promise<void> {
    const folder = this.folderOf(id);
    await this.end(id);
    const wasInstalled = folder.isInstalled;
    folder.hide();
    if (wasInstalled) await this.onChange();
    folder.remove();
  }

  protected folderOf(id: string): ModelFolder<M> {
    const folder = this.folders.get(id);
    if (!folder) throw new AppError("not_found", `There is no such ${this.words.kind}.`);
    return folder;
  }

  private begin(id: string, folder: ModelFolder<M>): void {
    folder.setDownload({ state: "downloading", problem: null });
    this.options.log.info({ model: id }, `Downloading the ${this.words.kind}`);
    const abort = new AbortController();
    const job: Job = { state: "downloading", received: folder.received, problem: null, abort, done: Promise.resolve() };
    this.jobs.set(id, job);
    job.done = this.run(folder, job).finally(() => this.jobs.delete(id));
  }

  /** Downloads and installs the model, or stores why that failed. Never rejects. */
  private async run(folder: ModelFolder<M>, job: Job): Promise<void> {
    try {
      await this.fetchAll(folder, job);
      folder.setInstalled();
      this.options.log.info({ model: folder.model.id }, `The ${this.words.kind} is installed`);
      await this.onChange();
    } catch (error) {
      if (job.abort.signal.aborted) return;
      this.options.log.warn({ model: folder.model.id, err: error }, `Downloading the ${this.words.kind} failed`);
      const problem = error instanceof DownloadError ? error.message : unknownProblem;
      try {
        folder.setDownload({ state: "failed", problem });
      } catch (err) {
        this.options.log.error({ err }, "Storing the state of a download failed"); // resumes at the next start
      }
    }
  }

  private async fetchAll(folder: ModelFolder<M>, job: Job): Promise<void> {
    let before = 0;
    for (const file of folder.model.files) {
      const [path, partialPath] = [folder.pathOf(file), folder.partialPathOf(file)];
      if (sizeOf(path) !== file.bytes) {
        await fetchFile({
          file,
          path,
          partialPath,
          signal: job.abort.signal,
          limits: this.limits,
          ifMoved: this.words.ifMoved,
          requireRoom: (bytes) => this.requireRoom(bytes),
          onReceived: (bytes) => void (job.received = before + bytes),
          onState: (state, problem) => void Object.assign(job, { state, problem }),
        });
      }
      before += file.bytes;
      job.received = before;
    }
  }

  /** @throws {DownloadError} if the disk would be too full for the server after `bytes` more. */
  private async requireRoom(bytes: number): Promise<void> {
    if ((await this.freeBytes(this.options.folder)) - bytes < minFreeBytes) throw noRoom();
  }

  private async end(id: string): Promise<void> {
    const job = this.jobs.get(id);
    job?.abort.abort();
    await job?.done;
  }

  private makeFolder(): void {
    mkdirSync(this.options.folder, { recursive: true, mode: 0o700 });
  }

  /** Removes the rest of an interrupted deletion, and models that are no longer in the catalog. */
  private removeLeftovers(): void {
    this.makeFolder();
    for (const name of readdirSync(this.options.folder)) {
      const folder = this.folders.get(name);
      if (!folder || (!folder.isInstalled && !folder.download)) {
        rmSync(join(this.options.folder, name), { recursive: true, force: true });
      }
    }
  }
}

const unknownProblem = "The download stopped for an unexpected reason. What has arrived is kept. Try again.";

/** Returns the state of a model that is not being downloaded. */
function keptState(folder: ModelFolder): Pick<ModelDownload, "state" | "problem"> & { received: number } {
  const { isInstalled, isBroken, download, model, received } = folder;
  if (isInstalled) return { state: isBroken ? "broken" : "installed", problem: null, received: bytesOf(model) };
  return { state: download?.state ?? "absent", problem: download?.problem ?? null, received };
}
