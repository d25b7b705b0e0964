import type { DataKey } from "./DataKey";
import { UnreadableError } from "./UnreadableError";
import { readKeyName } from "./sealedHeader";

/** Opens sealed values: with one key, or with the keys that a set was loaded with. */
export interface Opener {
  /**
   * Decrypts a value.
   * @throws {UnreadableError} if it was changed, was sealed for another context or has no key left.
   */
  open(sealed: Uint8Array, context: string): Buffer;
  /** Decrypts a value that `sealJson` sealed. The type is not checked: the caller knows it. @throws as `open`. */
  openJson<T>(sealed: Uint8Array, context: string): T;
}

/** The keys of several sealed values, each of which names its own. See `Vault.opener`. */
export class KeySet implements Opener {
  /** @param keys by name. */
  constructor(private readonly keys: ReadonlyMap<string, DataKey>) {}

  open(sealed: Uint8Array, context: string): Buffer {
    return this.keyOf(sealed).open(sealed, context);
  }

  openJson<T>(sealed: Uint8Array, context: string): T {
    return this.keyOf(sealed).openJson<T>(sealed, context);
  }

  private keyOf(sealed: Uint8Array): DataKey {
    const key = this.keys.get(readKeyName(sealed));
    if (!key) throw new UnreadableError("The key of this value does not exist; it may have been destroyed");
    return key;
  }
}
