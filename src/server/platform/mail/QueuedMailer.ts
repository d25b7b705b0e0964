import { AppError } from "../../../shared/errors";
import type { FastifyBaseLogger } from "fastify";
import type { Vault } from "../crypto/Vault";
import type { JobQueue, Jobs, Retries } from "../jobs/Jobs";
import { type Mail, type Mailer, maskedAddress } from "./Mailer";

/**
 * Retries end within the hour for which a mailed link works. A try takes at most a minute: 15 s each for the
 * connection, the greeting and each answer.
 */
const retries: Retries = { limit: 10, delay: 5, longestDelay: 600, giveUpAfter: 3_300, lostAfter: 120 };
const context = "queued mail";

interface MailJob {
  /** The sealed `Mail`, in base64. */
  sealed: string;
}

/**
 * Stores emails, sealed, and sends them when the mail server accepts them, within an hour: a mail server that is down,
 * or a restart of this server, loses none.
 */
export class QueuedMailer implements Mailer {
  private constructor(
    private readonly vault: Vault,
    private readonly queue: JobQueue<MailJob>,
  ) {}

  /** @param mailer sends each email. */
  static async start(
    jobs: Jobs,
    { vault, mail: mailer, log }: { vault: Vault; mail: Mailer; log: Pick<FastifyBaseLogger, "error"> },
  ): Promise<QueuedMailer> {
    const send = async ({ sealed }: MailJob): Promise<void> => {
      const mail = vault.openJson<Mail>(Buffer.from(sealed, "base64"), context);
      try {
        await mailer.send(mail);
      } catch (err) {
        if (!isRefused(err)) throw err;
        log.error({ err, to: maskedAddress(mail.to) }, "The mail server refused an email; it was not sent");
      }
    };
    const giveUp = (err: unknown): void =>
      log.error({ err }, "An email could not be sent within an hour; it was dropped");
    return new QueuedMailer(vault, await jobs.queue("mail", retries, send, giveUp));
  }

  /** Resolves when the email is stored. */
  async send(mail: Mail): Promise<void> {
    await this.queue.add({ sealed: this.vault.sealJson(mail, context).toString("base64") });
  }
}

/**
 * Whether the mail server refused this email permanently: with a code from 550 to 599, which concerns its address or
 * content (RFC 5321).
 */
function isRefused(error: unknown): boolean {
  const { responseCode } = (error instanceof AppError ? error.cause : error) as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 550 && responseCode < 600;
}
