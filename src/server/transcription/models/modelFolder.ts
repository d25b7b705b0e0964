import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeFileDurably } from "../../platform/files/writeFileDurably";
import type { CatalogueModel, ModelFile } from "./catalogue";

/** What a model's folder says of a download that is not done: whether it goes on by itself after a restart. */
const downloadSchema = z.object({
  state: z.enum(["downloading", "paused", "failed"]),
  problem: z.string().nullable(),
});
export type KeptDownload = z.infer<typeof downloadSchema>;

const installedSchema = z.object({ digests: z.array(z.string()) });
const loadsSchema = z.object({ failed: z.number() });
/** So many loads that never ended (the process died in them) make a model broken: it is not tried again and again. */
const patience = 2;

/** The files of one model: `<file>.part` while it arrives, `<file>` once it was checked, `installed.json` when all are. */
export class ModelFolder {
  readonly path: string;

  constructor(
    folder: string,
    readonly model: CatalogueModel,
  ) {
    this.path = join(folder, model.id);
  }

  file({ name }: ModelFile): string {
    return join(this.path, name);
  }

  part(file: ModelFile): string {
    return `${this.file(file)}.part`;
  }

  make(): void {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
  }

  /** All files were checked against the digests that the catalogue has today, and are still whole. */
  get isInstalled(): boolean {
    const kept = this.read("installed.json", installedSchema);
    const isSame = kept?.digests.join() === this.model.files.map(({ sha256 }) => sha256).join();
    return isSame && this.model.files.every((file) => sizeOf(this.file(file)) === file.bytes);
  }

  /** Says that every file is checked and in its place. */
  setInstalled(): void {
    this.write("installed.json", { digests: this.model.files.map(({ sha256 }) => sha256 ?? "") });
    this.forget("download.json");
  }

  get download(): KeptDownload | null {
    return this.read("download.json", downloadSchema);
  }

  setDownload(kept: KeptDownload): void {
    this.make();
    this.write("download.json", kept);
  }

  /** Bytes that are here, checked or not. */
  get received(): number {
    return this.model.files.reduce((sum, file) => sum + (sizeOf(this.file(file)) || sizeOf(this.part(file))), 0);
  }

  /** Whether loading it brought its process down before. */
  get isBroken(): boolean {
    return (this.read("loads.json", loadsSchema)?.failed ?? 0) >= patience;
  }

  /** To be called before a load, and `loaded` after it, whatever came of it: a process that dies calls only the first. */
  loading(): void {
    this.write("loads.json", { failed: (this.read("loads.json", loadsSchema)?.failed ?? 0) + 1 });
  }

  loaded(): void {
    this.forget("loads.json");
  }

  /** From now on it is none; its files are still there for who has them open. */
  hide(): void {
    this.forget("installed.json");
    this.forget("download.json");
  }

  /** After `hide`: a crash in between leaves no model that seems to be one. */
  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  private read<T>(name: string, schema: z.ZodType<T>): T | null {
    const path = join(this.path, name);
    if (!existsSync(path)) return null;
    try {
      return schema.parse(JSON.parse(readFileSync(path, "utf8")));
    } catch {
      return null; // as good as none: the files themselves tell the rest
    }
  }

  private write(name: string, content: object): void {
    writeFileDurably(join(this.path, name), JSON.stringify(content));
  }

  private forget(name: string): void {
    rmSync(join(this.path, name), { force: true });
  }
}

/** 0 for a file that is not there. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
