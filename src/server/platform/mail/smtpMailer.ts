import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import { AppError } from "../../../shared/errors";
import { type Mail, type Mailer, maskedAddress } from "./mailer";

/** A mail server that does not answer for that long is given up, in milliseconds. */
const patienceMs = 15_000;
const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Hands mails to a mail server. To another machine always encrypted, unless the address ends in `?requireTLS=false`. */
export class SmtpMailer implements Mailer {
  private readonly transport;

  /** @param url `smtp://user:password@mail.example.org:587`, or `smtps://…` @param from what stands in "From:". */
  constructor(
    url: string,
    private readonly from: string,
    private readonly log: Pick<FastifyBaseLogger, "info">,
  ) {
    this.transport = createTransport({
      url,
      requireTLS: !loopbackHosts.has(new URL(url).hostname),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.from, to: { name: "", address: to }, subject, text });
    } catch (cause) {
      throw new AppError("unavailable", "The mail could not be sent. Try again in a few minutes.", { cause });
    }
    this.log.info({ to: maskedAddress(to) }, `Mail sent: ${subject}`);
  }
}
