import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { KeyMessage } from "../../server/embeddedMessages";
import { writeFileDurably } from "../../server/platform/files/writeFileDurably";
import { AppError } from "../../shared/errors";
import { syncFolder } from "../recordings/durableFiles";
import type { Keychain } from "../sessions/Keychain";

const missing =
  "The key to your data is missing. Put master.key back into the “server” folder of the app’s data, then try again. Nothing was deleted.";
const closed =
  "The key to your data is in this computer’s keychain, which is locked or was reset. Unlock the keychain, then try again. Nothing was deleted.";

/**
 * The master key of the embedded server: sealed by the keychain or, without a keychain, in a file that only its owner
 * can read. A plain key file is sealed as soon as a keychain is available and is removed only after the sealed copy was
 * read back. A key is never created if data already exists, and never overwritten.
 */
export class MasterKey {
  private readonly plainPath: string;
  private readonly sealedPath: string;
  private opened: Promise<KeyMessage> | null = null;

  /** @param folder the server's data folder, which must exist. */
  constructor(
    private readonly folder: string,
    private readonly keychain: Pick<Keychain, "seal" | "open" | "isAvailable">,
  ) {
    this.plainPath = join(folder, "master.key");
    this.sealedPath = join(folder, "master.key.sealed");
  }

  /**
   * Returns the key, which is created at the first start. A call after a failure tries again.
   * @throws {AppError} `key_closed` if there is data but no key, or if the key cannot be unsealed.
   */
  open(): Promise<KeyMessage> {
    this.opened ??= this.read().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async read(): Promise<KeyMessage> {
    const hasKeychain = await this.keychain.isAvailable();
    const plain = keyOf((await contentOf(this.plainPath))?.toString() ?? "");
    const isSealed = existsSync(this.sealedPath);
    if (plain) return message(plain, hasKeychain && (await this.guard(plain)));
    if (isSealed) return message(await this.unseal(), true);
    if (existsSync(join(this.folder, "postgres"))) throw new AppError("key_closed", missing);
    return this.make(hasKeychain);
  }

  private async make(hasKeychain: boolean): Promise<KeyMessage> {
    const key = randomBytes(32);
    const isGuarded = hasKeychain && (await this.seal(key));
    if (!isGuarded) writeFileDurably(this.plainPath, key.toString("base64"));
    return message(key, isGuarded);
  }

  /** Seals the plain key and removes its file. @returns whether the key is sealed; if not, the file stays. */
  private async guard(plain: Buffer): Promise<boolean> {
    const isThere = existsSync(this.sealedPath);
    const isSame = isThere ? (await this.readBack())?.equals(plain) : await this.seal(plain);
    // not sealed, or the sealed key is another one: both are kept, because either can be the right one
    if (!isSame) return false;
    await rm(this.plainPath);
    await syncFolder(this.folder);
    return true;
  }

  /** Writes the sealed key. @returns whether it could be read back; if not, the sealed file is removed. */
  private async seal(key: Buffer): Promise<boolean> {
    try {
      writeFileDurably(this.sealedPath, await this.keychain.seal(key.toString("base64")));
      if ((await this.readBack())?.equals(key)) return true;
    } catch {
      // The keychain refused; the key stays in the plain file.
    }
    await rm(this.sealedPath, { force: true });
    return false;
  }

  private async readBack(): Promise<Buffer | null> {
    try {
      return keyOf((await this.keychain.open(await readFile(this.sealedPath))).text);
    } catch {
      return null;
    }
  }

  /** Reads the sealed key and seals it again if the keychain's key changed. @throws {AppError} `key_closed` */
  private async unseal(): Promise<Buffer> {
    try {
      const { text, isStale } = await this.keychain.open(await readFile(this.sealedPath));
      const key = keyOf(text);
      if (!key) throw new Error("Not a key");
      if (isStale) await this.sealAgain(text);
      return key;
    } catch (cause) {
      throw new AppError("key_closed", closed, { cause });
    }
  }

  /** Seals the key with the keychain's new key. The file is replaced only if the new seal can be opened. */
  private async sealAgain(text: string): Promise<void> {
    try {
      const sealed = await this.keychain.seal(text);
      if ((await this.keychain.open(sealed)).text === text) writeFileDurably(this.sealedPath, sealed);
    } catch {
      // The old file can still be opened.
    }
  }
}

const message = (key: Buffer, isInKeychain: boolean): KeyMessage => ({ hex: key.toString("hex"), isInKeychain });

/** Decodes a base64 key; null unless it has 32 bytes. */
function keyOf(text: string): Buffer | null {
  const bytes = Buffer.from(text.trim(), "base64");
  return bytes.length === 32 ? bytes : null;
}

/** Returns the content of a file; null if it does not exist. @throws if it exists and cannot be read. */
async function contentOf(path: string): Promise<Buffer | null> {
  return existsSync(path) ? readFile(path) : null;
}
