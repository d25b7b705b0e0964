import { safeStorage } from "electron";
import { AppError } from "../../shared/errors";

/** What Electron answers on Linux where no keychain runs: it would "encrypt" with a password everybody knows. */
const unsafeBackend = "basic_text";

export interface Opened {
  text: string;
  /** The key changed: what was sealed should be sealed again. */
  isStale: boolean;
}

/** Secrets sealed with a key in this computer's keychain. Without a safe one nothing is sealed, ever. */
export class Keychain {
  /** @throws {AppError} `keychain_missing` */
  async seal(text: string): Promise<Buffer> {
    await this.require();
    return safeStorage.encryptStringAsync(text);
  }

  /**
   * @param sealed what `seal` gave.
   * @throws {AppError} `keychain_missing`; any other error where it is not of this keychain or was changed.
   */
  async open(sealed: Buffer): Promise<Opened> {
    await this.require();
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(sealed);
    return { text: result, isStale: shouldReEncrypt };
  }

  async isAvailable(): Promise<boolean> {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
    return process.platform !== "linux" || safeStorage.getSelectedStorageBackend() !== unsafeBackend;
  }

  private async require(): Promise<void> {
    if (await this.isAvailable()) return;
    throw new AppError("keychain_missing", "This computer has no keychain Chartside can use to keep a secret.");
  }
}
