import type { DataKey } from "./DataKey";
import { type KeyRef, nameOfKey } from "./sealedHeader";

/** Maximum number of keys in memory. */
const maxKeys = 10_000;
/** How long a key is used before it is read again, in milliseconds, in case no notice of its end arrived. */
const maxAgeMs = 60_000;

/** Caches unwrapped keys in memory. When it is full, the least recently used key is dropped. */
export class KeyCache {
  private readonly keys = new Map<string, { key: DataKey; until: number }>();
  private forgetCalls = 0;

  /** Number of times that `forget` was called: a key read before the last call must not be added. */
  get generation(): number {
    return this.forgetCalls;
  }

  get size(): number {
    return this.keys.size;
  }

  /** Returns the key; null if it is not cached or too old. */
  get(ref: KeyRef): DataKey | null {
    const name = nameOfKey(ref);
    const found = this.keys.get(name);
    this.keys.delete(name);
    if (!found || found.until < performance.now()) return null;
    this.keys.set(name, found);
    return found.key;
  }

  add(key: DataKey): void {
    this.keys.set(nameOfKey(key.ref), { key, until: performance.now() + maxAgeMs });
    const [oldest] = this.keys.keys();
    if (this.keys.size > maxKeys && oldest !== undefined) this.keys.delete(oldest);
  }

  /** Removes a key, given its name; all keys if it is null. */
  forget(name: string | null): void {
    this.forgetCalls += 1;
    if (name === null) this.keys.clear();
    else this.keys.delete(name);
  }
}
