import { createHash, randomBytes, randomUUID } from "node:crypto";
import { AppError } from "../../shared/errors";
import type { Mail } from "../platform/mail/mailer";
import type { Platform } from "../services";
import { confirmMail, knownMail, welcomeMail } from "./newsletterMails";
import { confirmDays, NewsletterRepository, type Subscriber } from "./newsletterRepository";

/** What stands sealed in a row. */
interface Sealed {
  email: string;
  /** Token of the link that ends the subscription. */
  unsubscribe: string;
}

const newToken = (): string => randomBytes(32).toString("base64url");
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const contextOf = (id: string): string => `newsletter:${id}`;

/** The newsletter's list: an address is on it once its owner confirmed it, and off it at a press of a button. */
export class Newsletter {
  private readonly list: NewsletterRepository;
  private readonly sending = new Set<Promise<void>>();

  constructor(private readonly platform: Platform) {
    this.list = new NewsletterRepository(platform.database);
  }

  /**
   * Writes to the address what it needs: a link to confirm, or that it is on the list. The mail goes out after this
   * resolved, so that known and unknown addresses answer alike, also in time.
   * @param email in lower case. @param site where the links lead, e.g. `https://scribe.example.org`.
   */
  async subscribe(email: string, site: string): Promise<void> {
    const { vault } = this.platform;
    const [id, token, unsubscribe] = [randomUUID(), newToken(), newToken()];
    const subscriber = await this.list.subscribe({
      id,
      emailKey: vault.token(`newsletter ${email}`),
      sealed: vault.sealJson({ email, unsubscribe } satisfies Sealed, contextOf(id)),
      confirmHash: hashOf(token),
      unsubscribeHash: hashOf(unsubscribe),
    });
    if (!subscriber) return;
    if (subscriber.confirmed) this.write(subscriber, (facts) => knownMail({ ...facts, site }));
    else this.write(subscriber, (facts) => confirmMail({ ...facts, site, token }));
  }

  /** @throws {AppError} `not_found` where the link was used, replaced by a newer one, or is too old. */
  async confirm(token: string, site: string): Promise<void> {
    const subscriber = await this.list.confirm(hashOf(token));
    if (!subscriber) {
      const sentence = `This link was used already, or is older than ${confirmDays} days. Enter your address to get a new one.`;
      throw new AppError("not_found", sentence);
    }
    this.write(subscriber, (facts) => welcomeMail({ ...facts, site }));
  }

  /** @throws {AppError} `not_found` where the link was used. */
  async unsubscribe(token: string): Promise<void> {
    if (await this.list.unsubscribe(hashOf(token))) return;
    throw new AppError("not_found", "This link was used already: the address is not on the list any more.");
  }

  /** Resolves when every mail under way is out, or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private write(
    { id, sealed }: Subscriber,
    mailOf: (facts: { email: string; company: string; token: string }) => Mail,
  ): void {
    const { vault, mail, settings, log } = this.platform;
    const { email, unsubscribe } = vault.openJson<Sealed>(sealed, contextOf(id));
    const facts = { email, company: settings.CHARTSIDE_COMPANY, token: unsubscribe };
    const sent = mail
      .send(mailOf(facts))
      .catch(async (error: unknown) => {
        log.warn({ code: AppError.from(error).code }, "A newsletter mail could not be sent");
        await this.list.forgetMail(id);
      })
      .catch((err: unknown) => log.error({ err }, "A newsletter mail was not sent, and this could not be noted"))
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }
}
