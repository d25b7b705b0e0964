import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { writeFileDurably } from "../../server/platform/files/writeFileDurably";
import type { Keychain } from "../sessions/Keychain";

/** A key that recordings are encrypted with. Its `id` (16 hex digits) is in the header of each file. */
export interface RecordingKey {
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
  /** True if the keychain protects it; otherwise only file permissions do. */
  isInKeychain: boolean;
}

const extensions = { sealed: ".sealed", plain: ".key" } as const;

/**
 * Keys of the recordings on this computer, one file per key: sealed by the keychain or, without a keychain, unencrypted
 * in a file that only its owner can read. Keys are never overwritten, because one that cannot be opened now can be
 * opened again once its keychain is restored.
 */
export class RecordingKeys {
  private known: Promise<RecordingKey[]> | null = null;
  /** Whether a key could not be opened when the keys were read. */
  private hasUnread = false;
  private chosen: Promise<RecordingKey> | null = null;

  /** @param folder of the keys; created if missing. */
  constructor(
    private readonly folder: string,
    private readonly keychain: Pick<Keychain, "seal" | "open" | "isAvailable">,
  ) {}

  /** Returns the key for new recordings; creates it if no existing key has the protection available now. */
  current(): Promise<RecordingKey> {
    this.chosen ??= this.choose().catch((error: unknown) => {
      this.chosen = null;
      throw error;
    });
    return this.chosen;
  }

  /** Returns a key by its id; null if it is missing or cannot be opened. */
  async byId(id: string): Promise<RecordingKey | null> {
    const find = async (): Promise<RecordingKey | null> => (await this.all()).find((key) => key.id === id) ?? null;
    const found = await find();
    if (found || !this.hasUnread) return found;
    this.known = null; // the keychain may have been unlocked since
    return find();
  }

  private all(): Promise<RecordingKey[]> {
    this.known ??= this.read();
    return this.known;
  }

  private async choose(): Promise<RecordingKey> {
    const isInKeychain = await this.keychain.isAvailable();
    const all = await this.all();
    const usable = all.find((key) => key.isInKeychain === isInKeychain);
    if (usable) return usable;
    const bytes = randomBytes(32);
    const made = { id: idOf(bytes), bytes, isInKeychain };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const text = bytes.toString("base64");
    if (isInKeychain) writeFileDurably(this.pathOf(made.id, extensions.sealed), await this.keychain.seal(text));
    else writeFileDurably(this.pathOf(made.id, extensions.plain), text);
    all.push(made);
    return made;
  }

  private async read(): Promise<RecordingKey[]> {
    const names = await readdir(this.folder).catch(() => []);
    const keys = await Promise.all(names.map((name) => this.readKey(name)));
    this.hasUnread = keys.includes(null);
    return keys.filter((key) => key !== null);
  }

  private async readKey(name: string): Promise<RecordingKey | null> {
    const extension = extname(name);
    try {
      const content = await readFile(join(this.folder, name));
      if (extension === extensions.plain) return keyOf(content.toString(), false);
      if (extension !== extensions.sealed || !(await this.keychain.isAvailable())) return null;
      return keyOf((await this.keychain.open(content)).text, true);
    } catch {
      return null; // unreadable or sealed by another keychain: its recordings are kept as they are
    }
  }

  private pathOf(id: string, extension: string): string {
    return join(this.folder, `${id}${extension}`);
  }
}

function keyOf(text: string, isInKeychain: boolean): RecordingKey | null {
  const bytes = Buffer.from(text.trim(), "base64");
  return bytes.length === 32 ? { id: idOf(bytes), bytes, isInKeychain } : null;
}

const idOf = (bytes: Buffer): string =>
  createHash("sha256").update("chartside recordings").update(bytes).digest("hex").slice(0, 16);
