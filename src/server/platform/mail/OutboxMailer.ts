import { chmodSync, mkdirSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { writeFileDurably } from "../files/writeFileDurably";
import { type Mail, type Mailer, maskedAddress } from "./Mailer";

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, " ");

/**
 * Writes each email to a file that only the server's account can read, and logs its path. Used if no mail server is
 * configured. The files are not served over HTTP.
 */
export class OutboxMailer implements Mailer {
  constructor(
    private readonly folder: string,
    private readonly log: Pick<FastifyBaseLogger, "info">,
  ) {}

  async send({ to, subject, text }: Mail): Promise<void> {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    chmodSync(this.folder, 0o700);
    const now = new Date();
    const stamp = now.toISOString().replaceAll(/[-:]/g, "").replace(".", "");
    const file = join(this.folder, `${stamp}-${randomBytes(4).toString("hex")}.txt`);
    const head = [`To: ${oneLine(to)}`, `Subject: ${oneLine(subject)}`, `Date: ${now.toUTCString()}`];
    writeFileDurably(file, `${head.join("\n")}\n\n${text}\n`);
    this.log.info({ to: maskedAddress(oneLine(to)), file }, `Email in the outbox: ${oneLine(subject)}`);
  }
}
