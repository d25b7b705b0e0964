import { randomBytes } from "node:crypto";
import type { Queryable } from "../database/Database";
import { DataKey, type TokenOf } from "./DataKey";
import { DataKeysRepository, type FoundKey, type WrappedKey } from "./DataKeysRepository";
import { KeyCache } from "./KeyCache";
import { KeySet, type Opener } from "./KeySet";
import { OpenedValues } from "./OpenedValues";
import { type KeyRef, nameOfKey, readKeyRef, serverKeyRef } from "./sealedHeader";
import { UnreadableError } from "./UnreadableError";
import { unwrapKey, wrapKey } from "./wrapKey";

/** A key that is not stored yet. */
interface NewKey {
  key: DataKey;
  /** Inserts the key, in the transaction that inserts its record. */
  store: (tx: Queryable) => Promise<void>;
}

/**
 * Holds the keys. The server's key, which the master key wraps, seals accounts, sessions and audit entries and wraps
 * the keys of organizations; these wrap the keys of visits and patients. Deleting the row of a key makes what it sealed
 * unreadable, also in copies of the other tables.
 */
export class Vault implements Opener {
  private readonly server: DataKey;
  private readonly cache = new KeyCache();
  private readonly openedValues = new OpenedValues();
  private readonly tokenOf: TokenOf;

  /** @param serverKey 32 bytes; see `openVault`. */
  constructor(private readonly serverKey: Buffer) {
    this.server = new DataKey(serverKeyRef, serverKey);
    this.tokenOf = this.server.tokens("the server");
  }

  /** Encrypts a value of the whole server, e.g. an account. @param context where it is stored, see `DataKey.seal`. */
  seal(plain: Uint8Array, context: string): Buffer {
    return this.server.seal(plain, context);
  }

  sealJson(value: unknown, context: string): Buffer {
    return this.server.sealJson(value, context);
  }

  open(sealed: Uint8Array, context: string): Buffer {
    return this.server.open(sealed, context);
  }

  openJson<T>(sealed: Uint8Array, context: string): T {
    return this.server.openJson<T>(sealed, context);
  }

  /** Returns the token of a word with the key of the whole server, e.g. for an email; see `DataKey.tokens`. */
  token(word: string): string {
    return this.tokenOf(word);
  }

  /**
   * Returns a function that makes the search tokens of a user or organization with their own key: a user who recognizes
   * the tokens of their own words in a copy of the database learns nothing about the words of other users.
   * @param use see `DataKey.tokens`.
   */
  async tokensOf(db: Queryable, kind: "user" | "organization", id: string, use: string): Promise<TokenOf> {
    return (await this.ownKey(db, { kind, id })).tokens(use);
  }

  /** Loads the keys of sealed values, so that they can be opened. Values whose key was destroyed do not open. */
  async opener(db: Queryable, sealed: readonly (Uint8Array | null)[]): Promise<KeySet> {
    const refs = new Map<string, KeyRef>();
    for (const value of sealed) {
      if (value === null) continue;
      const ref = tryReadKeyRef(value);
      if (ref) refs.set(nameOfKey(ref), ref);
    }
    return new KeySet(await this.load(db, [...refs.values()]));
  }

  /** Returns the key of a visit or patient. @throws {Error} if it was destroyed. */
  async key(db: Queryable, kind: "visit" | "patient", id: string): Promise<DataKey> {
    const key = (await this.load(db, [{ kind, id }])).get(nameOfKey({ kind, id }));
    if (!key) throw new Error(`The key of ${kind} ${id} does not exist; it may have been destroyed`);
    return key;
  }

  /** Returns the key of an organization, which is created at its first use. */
  organizationKey(db: Queryable, id: string): Promise<DataKey> {
    return this.ownKey(db, { kind: "organization", id });
  }

  /** Makes a key for a visit or patient that is about to be inserted. */
  async newKey(db: Queryable, ref: KeyRef, organizationId: string): Promise<NewKey> {
    const bytes = randomBytes(32);
    const wrapped = wrapKey(
      bytes,
      await this.ownBytes(db, { kind: "organization", id: organizationId }),
      wrappingContext({ ...ref, organizationId }),
    );
    return {
      key: new DataKey(ref, bytes),
      store: async (tx) => {
        const isNew = await new DataKeysRepository(tx).insert({ ...ref, organizationId, wrapped });
        if (!isNew) throw new Error(`${nameOfKey(ref)} has a key already`);
      },
    };
  }

  /** Wraps the keys of records that move to another organization with that organization's key. */
  async moveKeys(tx: Queryable, refs: readonly KeyRef[], organizationId: string): Promise<void> {
    const keys = new DataKeysRepository(tx);
    const target = await this.ownBytes(tx, { kind: "organization", id: organizationId });
    const moved = (await keys.find(refs)).flatMap((found): WrappedKey[] => {
      const { kind, id } = found;
      const bytes = this.tryUnwrap(found);
      if (!bytes) return [];
      const wrapped = wrapKey(bytes, target, wrappingContext({ kind, id, organizationId }));
      return [{ kind, id, organizationId, wrapped }];
    });
    if (moved.length > 0) await keys.rewrap(moved);
  }

  /**
   * Returns sealed values of several records, sealed again with the key of an organization that they move to. A value
   * that cannot be opened is returned as it is: the key that it names stays.
   */
  async resealFor(
    tx: Queryable,
    organizationId: string,
    rows: readonly { id: string; sealed: Buffer }[],
    contextOf: (id: string) => string,
  ): Promise<Buffer[]> {
    const key = await this.organizationKey(tx, organizationId);
    const keys = await this.opener(
      tx,
      rows.map(({ sealed }) => sealed),
    );
    return rows.map(({ id, sealed }) => {
      try {
        return key.seal(keys.open(sealed, contextOf(id)), contextOf(id));
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        return sealed;
      }
    });
  }

  /** Returns the values of a visit that `keepOpened` kept. Their type is not checked: the caller knows it. */
  opened<T>(ref: KeyRef): ReadonlyMap<string, T> {
    return this.openedValues.of<T>(nameOfKey(ref));
  }

  /**
   * Keeps values of a visit in memory instead of those before, see `OpenedValues.keep`; none if its key is no longer in
   * memory, because it may have been destroyed.
   */
  keepOpened(ref: KeyRef, values: ReadonlyMap<string, unknown>, bytes: number): void {
    if (this.cache.get(ref)) this.openedValues.keep(nameOfKey(ref), values, bytes);
    else this.openedValues.forget(nameOfKey(ref));
  }

  /** Removes a destroyed key and what it sealed from memory, given its name; all keys if it is null. */
  forget(name: string | null): void {
    this.cache.forget(name);
    this.openedValues.forget(name);
  }

  /**
   * Returns the keys that exist, by name: those that are not cached are read in one statement. A damaged key counts as
   * missing, so that only what it sealed cannot be read.
   */
  private async load(db: Queryable, refs: readonly KeyRef[]): Promise<Map<string, DataKey>> {
    const keys = new Map<string, DataKey>();
    const missing: KeyRef[] = [];
    for (const ref of refs) {
      const key = ref.kind === "server" ? this.server : this.cache.get(ref);
      if (key) keys.set(nameOfKey(ref), key);
      else missing.push(ref);
    }
    if (missing.length === 0) return keys;
    const { generation } = this.cache;
    for (const found of await new DataKeysRepository(db).find(missing)) {
      const bytes = this.tryUnwrap(found);
      if (!bytes) continue;
      const key = new DataKey({ kind: found.kind, id: found.id }, bytes);
      keys.set(nameOfKey(key.ref), key);
      // A key of a transaction that can still be rolled back is not kept, nor one that was destroyed in the meantime.
      if (found.isSettled && generation === this.cache.generation) this.cache.add(key);
    }
    return keys;
  }

  /** Returns a key that the server's key wraps, which is created at its first use. */
  private async ownKey(db: Queryable, ref: KeyRef): Promise<DataKey> {
    const known = (await this.load(db, [ref])).get(nameOfKey(ref));
    return known ?? new DataKey(ref, await this.ownBytes(db, ref));
  }

  private async ownBytes(db: Queryable, ref: KeyRef): Promise<Buffer> {
    const keys = new DataKeysRepository(db);
    let [found] = await keys.find([ref]);
    if (!found) {
      const wrapped = wrapKey(randomBytes(32), this.serverKey, wrappingContext({ ...ref, organizationId: null }));
      await keys.insert({ ...ref, organizationId: null, wrapped }); // another transaction can be first
      [found] = await keys.find([ref]);
    }
    if (!found) throw new Error(`${nameOfKey(ref)} has no key`);
    return this.unwrap(found);
  }

  private tryUnwrap(found: FoundKey): Buffer | null {
    try {
      return this.unwrap(found);
    } catch {
      return null; // opening what it sealed reports the damage
    }
  }

  private unwrap({ organizationId, organizationWrapped, wrapped, ...ref }: FoundKey): Buffer {
    if (organizationId === null) return unwrapKey(wrapped, this.serverKey, wrappingContext({ ...ref, organizationId }));
    if (!organizationWrapped) throw new Error(`The key of organization ${organizationId} was destroyed`);
    const context = wrappingContext({ kind: "organization", id: organizationId, organizationId: null });
    const organization = unwrapKey(organizationWrapped, this.serverKey, context);
    return unwrapKey(wrapped, organization, wrappingContext({ ...ref, organizationId }));
  }
}

/** Returns what the wrapping of a key is bound to. */
function wrappingContext({ kind, id, organizationId }: Omit<WrappedKey, "wrapped">): string {
  return `${kind}:${id} of ${organizationId ?? "the server"}`;
}

function tryReadKeyRef(sealed: Uint8Array): KeyRef | null {
  try {
    return readKeyRef(sealed);
  } catch {
    return null; // opening it reports the damage
  }
}
