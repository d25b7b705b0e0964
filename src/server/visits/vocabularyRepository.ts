import type { Vault } from "../platform/crypto/vault";
import type { Queryable } from "../platform/database/database";

const context = (userId: string): string => `vocabulary:${userId}`;

/** The words a clinician taught the speech engine: names of patients and drugs, so they are kept encrypted. */
export class VocabularyRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  async wordsOf(userId: string): Promise<string[]> {
    const { rows } = await this.db.query<{ vocabulary: Buffer | null }>("select vocabulary from users where id = $1", [
      userId,
    ]);
    const sealed = rows[0]?.vocabulary;
    return sealed ? this.vault.openJson<string[]>(sealed, context(userId)) : [];
  }

  async setWords(userId: string, words: readonly string[]): Promise<void> {
    await this.db.query("update users set vocabulary = $2, updated_at = now() where id = $1", [
      userId,
      this.vault.sealJson(words, context(userId)),
    ]);
  }
}
