import { UsersRepository } from "../auth/accounts/UsersRepository";
import { readableOr } from "../platform/crypto/readableOr";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import type { RowLog } from "../platform/database/readableRows";

const context = (userId: string): string => `vocabulary:${userId}`;

/** Stores a clinician's terms for the speech engine. Encrypted, because they can be names of patients. */
export class Vocabulary {
  private readonly users: UsersRepository;

  constructor(
    db: Queryable,
    private readonly vault: Vault,
  ) {
    this.users = new UsersRepository(db, vault);
  }

  /** Returns the user's terms; an empty list if none were stored or, logged, if they cannot be read. */
  async wordsOf(userId: string, log: RowLog): Promise<string[]> {
    const sealed = await this.users.vocabulary(userId);
    if (!sealed) return [];
    const open = () => this.vault.openJson<string[]>(sealed, context(userId));
    return readableOr([], open, { what: "vocabulary", id: userId, log });
  }

  async setWords(userId: string, words: readonly string[]): Promise<void> {
    await this.users.setVocabulary(userId, this.vault.sealJson(words, context(userId)));
  }
}
