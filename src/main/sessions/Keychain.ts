import { safeStorage } from "electron";
import { AppError } from "../../shared/errors";

/** Electron's backend on Linux without a keychain: it encrypts with a fixed, public password. */
const unsafeBackend = "basic_text";

interface Opened {
  text: string;
  /** Whether the keychain's key has changed since the text was sealed; then seal it again. */
  isStale: boolean;
}

/** Seals secrets with a key in this computer's keychain. Without a secure keychain nothing is sealed. */
export class Keychain {
  /** @throws {AppError} `keychain_missing` */
  async seal(text: string): Promise<Buffer> {
    await this.requireAvailable();
    return safeStorage.encryptStringAsync(text);
  }

  /**
   * @param sealed the result of `seal`.
   * @throws {AppError} `keychain_missing`; another error if it was sealed by a different keychain or modified.
   */
  async open(sealed: Buffer): Promise<Opened> {
    await this.requireAvailable();
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(sealed);
    return { text: result, isStale: shouldReEncrypt };
  }

  /** Whether this computer has a secure keychain that can be used now. */
  async isAvailable(): Promise<boolean> {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
    return process.platform !== "linux" || safeStorage.getSelectedStorageBackend() !== unsafeBackend;
  }

  private async requireAvailable(): Promise<void> {
    if (await this.isAvailable()) return;
    throw new AppError("keychain_missing", "Chartside can’t use a keychain on this computer.");
  }
}
