import { UsersRepository } from "../auth/accounts/UsersRepository";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";

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

  /**
   * Returns the user's terms; an empty list if none were stored.
   * @throws {UnreadableError} if it is damaged or its key is missing.
   */
  async wordsOf(userId: string): Promise<string[]> {
    const sealed = await this.users.vocabulary(userId);
    return sealed ? this.vault.openJson<string[]>(sealed, context(userId)) : [];
  }

  async setWords(userId: string, words: readonly string[]): Promise<void> {
    await this.users.setVocabulary(userId, this.vault.sealJson(words, context(userId)));
  }
}
