import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../../../shared/errors";
import type { ModelDownload } from "../../../shared/system/modelDownload";
import type { DownloadLimits } from "../../platform/models/fetchFile";
import { ModelDownloads } from "../../platform/models/ModelDownloads";
import { ModelError } from "./ModelError";

interface Options {
  dataDir: string;
  url: string;
  /** SHA-256 digest of the file, in hex. */
  sha256: string;
  bytes: number;
  log: FastifyBaseLogger;
  limits?: DownloadLimits;
}

/** The file of a language model, which the server’s settings name by address, digest and size, and its download. */
export class DownloadedModel {
  /** Name of the file, without `.gguf`. */
  readonly name: string;
  private readonly downloads: ModelDownloads<{
    id: string;
    files: { name: string; url: string; bytes: number; sha256: string }[];
  }>;
  private readonly id: string;
  private readonly path: string;
  private refusal: string | null = null;

  constructor(private readonly options: Options) {
    const { dataDir, url, bytes, log, limits } = options;
    const sha256 = options.sha256.toLowerCase();
    const name = fileName(url);
    const folder = join(dataDir, "language-model");
    this.name = name.replace(/\.gguf$/i, "");
    // From the digest, so that the file of another model is never used for this one.
    this.id = sha256.slice(0, 16);
    this.path = join(folder, this.id, name);
    const catalog = [{ id: this.id, files: [{ name, url, bytes, sha256 }] }];
    const words = {
      kind: "language model",
      ifMoved: "Ask the server’s operator to check CHARTSIDE_NOTES_MODEL_URL.",
    } as const;
    this.downloads = new ModelDownloads({ folder, catalog, log, ...(limits && { limits }) }, words);
  }

  /**
   * Begins or resumes the download, which continues after this resolves, and deletes the files of other models. A
   * failure is only logged.
   */
  async start(): Promise<void> {
    this.downloads.start();
    await this.download().catch((error: unknown) =>
      this.options.log.warn({ err: error }, "The language model is not downloaded"),
    );
  }

  /**
   * Begins, resumes or retries the download, which continues after this resolves. Does nothing if the model is
   * installed.
   * @throws {AppError} `storage_full`, or the error of a folder that cannot be written.
   */
  async download(): Promise<void> {
    this.refusal = null;
    try {
      await this.downloads.download(this.id);
    } catch (error) {
      this.refusal = error instanceof AppError ? error.message : "The folder of the language model cannot be written.";
      throw error;
    }
  }

  /** Stops the download; it continues at the next start. */
  stop(): Promise<void> {
    return this.downloads.stop();
  }

  /** State of the download; `failed` also if it could not begin. */
  get state(): ModelDownload {
    const state = this.downloads.stateOf(this.id);
    return this.refusal && state.state !== "installed" ? { ...state, state: "failed", problem: this.refusal } : state;
  }

  /**
   * Returns the path of the verified file.
   * @throws {ModelError} with the progress or the problem until it is installed.
   */
  file(): string {
    const { state, problem, received_bytes: received, bytes } = this.state;
    if (state === "installed") return this.path;
    if (state === "failed") throw new ModelError(`The language model is not on the server’s computer yet. ${problem}`);
    const share = `${Math.floor((received / bytes) * 100)} %`;
    throw new ModelError(`The language model is still being downloaded to the server’s computer (${share}).`);
  }
}

/** Returns the last part of an address as a file name; `model.gguf` if it is not a plain name. */
function fileName(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  return /^[\w-][\w.-]{0,120}$/.test(last) ? last : "model.gguf";
}
