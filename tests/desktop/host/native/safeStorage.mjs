import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { app } from "../app/app.mjs";
import { markGaps } from "../gaps.mjs";
import { host } from "../host.mjs";

const prefix = Buffer.from("v10");

/**
 * Encrypts with a key in a file of the app's folder. `DESKTOP_HOST_KEYCHAIN=unavailable` simulates a machine without a
 * keychain, `basic_text` a Linux desktop whose only store has a fixed, public key.
 */
class SafeStorage {
  #backend = process.env.DESKTOP_HOST_KEYCHAIN ?? "gnome_libsecret";
  #isPlainTextAllowed = false;

  getSelectedStorageBackend() {
    return host.isReady ? this.#backend : "unknown";
  }

  setUsePlainTextEncryption(isAllowed) {
    this.#isPlainTextAllowed = isAllowed;
  }

  isEncryptionAvailable() {
    if (!host.isReady || this.#backend === "unavailable") return false;
    return this.#backend !== "basic_text" || this.#isPlainTextAllowed;
  }

  async isAsyncEncryptionAvailable() {
    await app.whenReady();
    return this.isEncryptionAvailable();
  }

  encryptString(text) {
    this.#check("encrypting the text provided to safeStorage.encryptString. Encryption");
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", keychainKey(), iv);
    return Buffer.concat([prefix, iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  }

  decryptString(encrypted) {
    this.#check("decrypting the ciphertext provided to safeStorage.decryptString. Decryption");
    try {
      const decipher = createDecipheriv("aes-256-gcm", keychainKey(), encrypted.subarray(3, 15));
      decipher.setAuthTag(encrypted.subarray(-16));
      return Buffer.concat([decipher.update(encrypted.subarray(15, -16)), decipher.final()]).toString("utf8");
    } catch {
      throw new Error("Error while decrypting the ciphertext provided to safeStorage.decryptString.");
    }
  }

  async encryptStringAsync(text) {
    return this.encryptString(text);
  }

  async decryptStringAsync(encrypted) {
    return { result: this.decryptString(encrypted), shouldReEncrypt: false };
  }

  #check(deed) {
    if (!this.isEncryptionAvailable()) throw new Error(`Error while ${deed} is not available.`);
  }
}

function keychainKey() {
  const file = join(app.getPath("userData"), "host-keychain");
  if (!existsSync(file)) {
    mkdirSync(app.getPath("userData"), { recursive: true });
    writeFileSync(file, randomBytes(32), { mode: 0o600 });
  }
  return readFileSync(file);
}

export const safeStorage = new (markGaps("SafeStorage", SafeStorage))();
