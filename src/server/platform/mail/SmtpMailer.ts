import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import { AppError } from "../../../shared/errors";
import { isLoopbackHost } from "../../../shared/isLoopbackHost";
import { type Mail, type Mailer, maskedAddress } from "./Mailer";

/** Maximum time to wait for the mail server to connect or answer, in milliseconds. */
const timeoutMs = 15_000;

/**
 * Sends email through a mail server. Connections to other machines are always encrypted, unless the URL ends in
 * `?requireTLS=false`.
 */
export class SmtpMailer implements Mailer {
  private readonly transport;

  /** @param url `smtp://user:password@mail.example.org:587`, or `smtps://…` @param from the "From:" header. */
  constructor(
    url: string,
    private readonly from: string,
    private readonly log: Pick<FastifyBaseLogger, "info">,
  ) {
    this.transport = createTransport({
      url,
      requireTLS: !isLoopbackHost(new URL(url).hostname),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.from, to: { name: "", address: to }, subject, text });
    } catch (cause) {
      throw new AppError("unavailable", "The email could not be sent. Try again in a few minutes.", { cause });
    }
    this.log.info({ to: maskedAddress(to) }, `Email sent: ${subject}`);
  }
}
