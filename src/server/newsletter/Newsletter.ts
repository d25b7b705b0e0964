import { randomUUID } from "node:crypto";
import { AppError } from "../../shared/errors";
import type { Mail } from "../platform/mail/Mailer";
import type { ServerContext } from "../platform/ServerContext";
import { confirmMail, alreadySubscribedMail, welcomeMail } from "./newsletterMails";
import { confirmDays, NewsletterRepository, type Subscriber } from "./NewsletterRepository";
import { hashOfToken } from "../platform/crypto/hashOfToken";
import { newToken } from "../platform/crypto/newToken";

/** The sealed content of a row. */
interface Sealed {
  email: string;
  /** Token of the link that ends the subscription. */
  unsubscribe: string;
}

const contextOf = (id: string): string => `newsletter:${id}`;

/** Subscribes email addresses, confirms them by an emailed link, and deletes them by another. */
export class Newsletter {
  private readonly list: NewsletterRepository;
  private readonly sending = new Set<Promise<void>>();

  constructor(private readonly context: ServerContext) {
    this.list = new NewsletterRepository(context.database);
  }

  /**
   * Emails a confirmation link, or a notice that the address is already on the list. Sends nothing if the address was
   * emailed in the last ten minutes. The email is sent after this resolves, so that known and unknown addresses get the
   * same response in the same time.
   * @param email in lower case.
   * @param site where the links lead, e.g. `https://scribe.example.org`.
   */
  async subscribe(email: string, site: string): Promise<void> {
    const { vault } = this.context;
    const [id, token, unsubscribe] = [randomUUID(), newToken(), newToken()];
    const subscriber = await this.list.subscribe({
      id,
      emailKey: vault.token(`newsletter ${email}`),
      sealed: vault.sealJson({ email, unsubscribe } satisfies Sealed, contextOf(id)),
      confirmHash: hashOfToken(token),
      unsubscribeHash: hashOfToken(unsubscribe),
    });
    if (!subscriber) return;
    if (subscriber.confirmed) this.startSending(subscriber, (values) => alreadySubscribedMail({ ...values, site }));
    else this.startSending(subscriber, (values) => confirmMail({ ...values, site, token }));
  }

  /**
   * Confirms a subscription and emails a welcome with the unsubscribe link.
   * @throws {AppError} `not_found` if the link was used, replaced by a newer one or has expired.
   */
  async confirm(token: string, site: string): Promise<void> {
    const subscriber = await this.list.confirm(hashOfToken(token));
    if (!subscriber) {
      const sentence = `This link was used already, or is older than ${confirmDays} days. Enter your address to get a new one.`;
      throw new AppError("not_found", sentence);
    }
    this.startSending(subscriber, (values) => welcomeMail({ ...values, site }));
  }

  /** Deletes the address. @throws {AppError} `not_found` if the link was used. */
  async unsubscribe(token: string): Promise<void> {
    if (await this.list.unsubscribe(hashOfToken(token))) return;
    throw new AppError("not_found", "This link was used already: the address is not on the list any more.");
  }

  /** Resolves when every pending email is sent or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  /** Starts sending an email to the subscriber. A failure is logged and lets the next attempt send immediately. */
  private startSending(
    { id, sealed }: Subscriber,
    mailOf: (values: { email: string; company: string; token: string }) => Mail,
  ): void {
    const { vault, mail, settings, log } = this.context;
    const { email, unsubscribe } = vault.openJson<Sealed>(sealed, contextOf(id));
    const values = { email, company: settings.CHARTSIDE_COMPANY, token: unsubscribe };
    const sent = mail
      .send(mailOf(values))
      .catch(async (error: unknown) => {
        log.warn({ code: AppError.from(error).code }, "Newsletter mail could not be sent");
        await this.list.clearMailedAt(id);
      })
      .catch((err: unknown) => log.error({ err }, "Newsletter mail was not sent, and the failure could not be stored"))
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }
}
