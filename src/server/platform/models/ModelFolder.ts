import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeFileDurably } from "../files/writeFileDurably";
import type { DownloadableFile, DownloadableModel } from "./DownloadableModel";

/** `download.json`: the state of an unfinished download. `downloading` resumes after a restart. */
const downloadSchema = z.object({
  state: z.enum(["downloading", "paused", "failed"]),
  problem: z.string().nullable(),
});
type DownloadState = z.infer<typeof downloadSchema>;

const installedSchema = z.object({ digests: z.array(z.string()) });
/** `loads.json`: the number of loads that began since the last one that did not crash. */
const loadsSchema = z.object({ failed: z.number() });
/** Consecutive loads that crashed their process after which a model counts as broken: one can have another cause. */
const maxFailedLoads = 2;

/** The files of one model: `<file>.part` during the download, `<file>` once verified, `installed.json` when all are. */
export class ModelFolder<M extends DownloadableModel = DownloadableModel> {
  readonly path: string;

  constructor(
    folder: string,
    readonly model: M,
  ) {
    this.path = join(folder, model.id);
  }

  /** Returns the path of a verified file. */
  pathOf({ name }: Pick<DownloadableFile, "name">): string {
    return join(this.path, name);
  }

  /** Returns the path of a file during its download. */
  partialPathOf(file: DownloadableFile): string {
    return `${this.pathOf(file)}.part`;
  }

  /** Creates the folder if it is missing. */
  create(): void {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
  }

  /** Whether all files were verified against the digests that are known now, and still have their size. */
  get isInstalled(): boolean {
    const kept = this.read("installed.json", installedSchema);
    const isSame = kept?.digests.join() === this.model.files.map(({ sha256 }) => sha256).join();
    return isSame && this.model.files.every((file) => sizeOf(this.pathOf(file)) === file.bytes);
  }

  /** Records that every file is verified and in place. */
  setInstalled(): void {
    this.write("installed.json", { digests: this.model.files.map(({ sha256 }) => sha256 ?? "") });
    this.removeFile("download.json");
  }

  /** The state of an unfinished download; null if there is none. */
  get download(): DownloadState | null {
    return this.read("download.json", downloadSchema);
  }

  /** Stores the state of an unfinished download. */
  setDownload(kept: DownloadState): void {
    this.create();
    this.write("download.json", kept);
  }

  /** Number of bytes downloaded, verified or not. */
  get received(): number {
    return this.model.files.reduce(
      (sum, file) => sum + (sizeOf(this.pathOf(file)) || sizeOf(this.partialPathOf(file))),
      0,
    );
  }

  /** Whether loading the model crashed twice in a row. */
  get isBroken(): boolean {
    return (this.read("loads.json", loadsSchema)?.failed ?? 0) >= maxFailedLoads;
  }

  /** Records that a load begins. Call `recordNoCrash` after it, unless the process crashed. */
  recordLoadStart(): void {
    this.write("loads.json", { failed: (this.read("loads.json", loadsSchema)?.failed ?? 0) + 1 });
  }

  /** Records that the last load did not crash. */
  recordNoCrash(): void {
    this.removeFile("loads.json");
  }

  /** Makes the model not installed. Its files stay until `remove`, for processes that have them open. */
  hide(): void {
    this.removeFile("installed.json");
    this.removeFile("download.json");
  }

  /** Deletes the files. Call it after `hide`, so that after a crash no model looks installed. */
  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  private read<T>(name: string, schema: z.ZodType<T>): T | null {
    const path = join(this.path, name);
    if (!existsSync(path)) return null;
    try {
      return schema.parse(JSON.parse(readFileSync(path, "utf8")));
    } catch {
      return null; // an unreadable file counts as missing: the sizes of the model's files show what is downloaded
    }
  }

  private write(name: string, content: object): void {
    writeFileDurably(join(this.path, name), JSON.stringify(content));
  }

  private removeFile(name: string): void {
    rmSync(join(this.path, name), { force: true });
  }
}

/** Returns the size of a file in bytes; 0 for a missing file. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
