import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { KeyMessage } from "../../server/embeddedMessages";
import { writeFileDurably } from "../../server/platform/files/writeFileDurably";
import { AppError } from "../../shared/errors";
import { syncFolder } from "../recordings/durably";
import type { Keychain } from "../sessions/keychain";

const missing =
  "Its key is missing. Put master.key back into the app's folder server, then try again. Nothing was deleted.";
const closed =
  "Its key is in this computer's keychain, which is closed or was reset. Open the keychain, then try again. Nothing was deleted.";

/**
 * The master key of the server inside the app: sealed by the keychain, or, where there is none, in a file that its owner alone
 * can read. A key that lies open is sealed once there is a keychain, and is removed only after the sealed one was read back. No
 * key is ever made where there is data already, or written over another.
 */
export class MasterKey {
  private readonly plainPath: string;
  private readonly sealedPath: string;
  private opened: Promise<KeyMessage> | null = null;

  /** @param folder the server's data; it must exist. */
  constructor(
    private readonly folder: string,
    private readonly keychain: Pick<Keychain, "seal" | "open" | "isAvailable">,
  ) {
    this.plainPath = join(folder, "master.key");
    this.sealedPath = join(folder, "master.key.sealed");
  }

  /** Asked again after a failure it looks again. @throws {AppError} `key_closed` with what a person can do. */
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

  /** Puts the key that lies open into the keychain. @returns whether it is there now; else it stays where it was. */
  private async guard(plain: Buffer): Promise<boolean> {
    const isThere = existsSync(this.sealedPath);
    const isSame = isThere ? (await this.readBack())?.equals(plain) : await this.seal(plain);
    if (!isSame) return false; // a sealed one that is another key is not ours to judge: both stay
    await rm(this.plainPath);
    await syncFolder(this.folder);
    return true;
  }

  /** @returns whether it was read back from the disk; else nothing of it is there. */
  private async seal(key: Buffer): Promise<boolean> {
    try {
      writeFileDurably(this.sealedPath, await this.keychain.seal(key.toString("base64")));
      if ((await this.readBack())?.equals(key)) return true;
    } catch {
      // a keychain that refuses: the key stays in the file
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

  /** @throws {AppError} `key_closed` */
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

  /** Under the keychain's new key. The file that opens is replaced by one that does, or not at all. */
  private async sealAgain(text: string): Promise<void> {
    try {
      const sealed = await this.keychain.seal(text);
      if ((await this.keychain.open(sealed)).text === text) writeFileDurably(this.sealedPath, sealed);
    } catch {
      // the old one still opens
    }
  }
}

const message = (key: Buffer, isInKeychain: boolean): KeyMessage => ({ hex: key.toString("hex"), isInKeychain });

function keyOf(text: string): Buffer | null {
  const bytes = Buffer.from(text.trim(), "base64");
  return bytes.length === 32 ? bytes : null;
}

/** Null where there is no such file. @throws where it is there and cannot be read. */
async function contentOf(path: string): Promise<Buffer | null> {
  return existsSync(path) ? readFile(path) : null;
}
