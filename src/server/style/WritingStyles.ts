import type { StyleRule } from "../../shared/style/styleRule";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import { readableOr } from "../platform/crypto/readableOr";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import type { RowLog } from "../platform/database/readableRows";
import { ruleFault } from "./ruleFault";

/**
 * What was learned from a person's edits, newest first. `noticed` are the edits that were not repeated often enough to
 * become rules, with the ids of their documents. Only digests of these edits are stored, so that no words of a deleted
 * visit remain.
 */
export interface WritingStyle {
  rules: StoredRule[];
  noticed: { digest: string; documents: string[] }[];
}

/** A rule with the ids of the documents that it was learned from. */
export type StoredRule = Omit<StyleRule, "template_name"> & { documents: string[] };

const none = (): WritingStyle => ({ rules: [], noticed: [] });

const sealContext = (userId: string): string => `writing style:${userId}`;

/** Reads and saves the writing styles of people, sealed. */
export class WritingStyles {
  private readonly users: UsersRepository;

  constructor(
    db: Queryable,
    private readonly vault: Vault,
  ) {
    this.users = new UsersRepository(db, vault);
  }

  /**
   * Returns a person's style; an empty one if there is none.
   * @param lock whether to lock the style until the transaction ends; required before `save`.
   * @throws {UnreadableError} if it is damaged or its key is missing.
   */
  async of(userId: string, { lock = false } = {}): Promise<WritingStyle> {
    const sealed = await this.users.writingStyle(userId, { lock });
    return sealed ? this.vault.openJson<WritingStyle>(sealed, sealContext(userId)) : none();
  }

  /**
   * Returns a person's rules for notes with a template, without those that could change a fact; none, logged, if the
   * style cannot be read.
   */
  async rulesFor(userId: string, templateId: string, log: RowLog): Promise<StoredRule[]> {
    const style = await readableOr(none(), () => this.of(userId), { kind: "writing style", id: userId, log });
    return style.rules.filter((rule) => rule.template_id === templateId && ruleFault(rule) === null);
  }

  async save(userId: string, style: WritingStyle): Promise<void> {
    await this.users.setWritingStyle(userId, this.vault.sealJson(style, sealContext(userId)));
  }
}
