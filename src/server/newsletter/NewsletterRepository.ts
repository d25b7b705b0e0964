import type { Database, Queryable } from "../platform/database/Database";

/** Days for which a confirmation link works; the unconfirmed address is then deleted when anyone subscribes next. */
export const confirmDays = 7;
/** Minimum minutes between two emails to one address, so that no one can flood it. */
const mailMinutes = 10;

/** A row of the list. `Newsletter` seals and opens its content. */
export interface Subscriber {
  id: string;
  sealed: Buffer;
  confirmed: boolean;
}

/** A new row. The hashes are those of the tokens in the links; `emailKey` is the same for the same address. */
interface NewSubscriber {
  id: string;
  emailKey: string;
  sealed: Buffer;
  confirmHash: Buffer;
  unsubscribeHash: Buffer;
}

/** Owns the table `newsletter_subscribers`. */
export class NewsletterRepository {
  constructor(private readonly db: Database) {}

  /**
   * Adds an unconfirmed address to the list, or claims the next email to a known one. Deletes unconfirmed addresses
   * whose link expired.
   * @returns the subscriber to email; null if the address was emailed in the last ten minutes.
   */
  subscribe(subscriber: NewSubscriber): Promise<Subscriber | null> {
    return this.db.transaction(async (tx) => {
      await tx.query("delete from newsletter_subscribers where confirmed_at is null and confirm_until < now()");
      const { id, emailKey, sealed, confirmHash, unsubscribeHash } = subscriber;
      const { rowCount } = await tx.query(
        `insert into newsletter_subscribers (id, email_key, sealed, confirm_hash, confirm_until, unsubscribe_hash)
         values ($1, $2, $3, $4, now() + make_interval(days => ${confirmDays}), $5) on conflict (email_key) do nothing`,
        [id, emailKey, sealed, confirmHash, unsubscribeHash],
      );
      return rowCount > 0 ? { id, sealed, confirmed: false } : this.remind(tx, emailKey, confirmHash);
    });
  }

  /** Claims the next email to a known address; an unconfirmed one gets a new link that replaces the old one. */
  private async remind(tx: Queryable, emailKey: string, confirmHash: Buffer): Promise<Subscriber | null> {
    const { rows } = await tx.query<Subscriber>(
      `update newsletter_subscribers
       set mailed_at = now(),
           confirm_hash = case when confirmed_at is null then $2::bytea end,
           confirm_until = case when confirmed_at is null then now() + make_interval(days => ${confirmDays}) end
       where email_key = $1 and mailed_at < now() - make_interval(mins => ${mailMinutes})
       returning id, sealed, confirmed_at is not null as confirmed`,
      [emailKey, confirmHash],
    );
    return rows[0] ?? null;
  }

  /** Records that the email was not sent, so that the next attempt can send immediately. */
  async clearMailedAt(id: string): Promise<void> {
    await this.db.query("update newsletter_subscribers set mailed_at = '-infinity' where id = $1", [id]);
  }

  /** Consumes the link of a confirmation email. @returns null if the link was used, replaced or has expired. */
  async confirm(confirmHash: Buffer): Promise<Subscriber | null> {
    const { rows } = await this.db.query<Subscriber>(
      `update newsletter_subscribers set confirmed_at = now(), confirm_hash = null, confirm_until = null
       where confirm_hash = $1 and confirm_until > now() returning id, sealed, true as confirmed`,
      [confirmHash],
    );
    return rows[0] ?? null;
  }

  /** Deletes the subscriber with this unsubscribe link. @returns whether there was one. */
  async unsubscribe(unsubscribeHash: Buffer): Promise<boolean> {
    const sql = "delete from newsletter_subscribers where unsubscribe_hash = $1";
    return (await this.db.query(sql, [unsubscribeHash])).rowCount > 0;
  }
}
