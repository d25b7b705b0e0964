import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "../settings/settings";
import type { Mailer } from "./Mailer";
import { OutboxMailer } from "./OutboxMailer";
import { SmtpMailer } from "./SmtpMailer";

/** Returns a mailer that sends through `SMTP_URL` or, without it, writes to the folder `outbox` of the data folder. */
export function createMailer(settings: Settings, log: Pick<FastifyBaseLogger, "info">): Mailer {
  const { SMTP_URL, CHARTSIDE_MAIL_FROM, CHARTSIDE_COMPANY, CHARTSIDE_PUBLIC_URL, dataDir } = settings;
  if (!SMTP_URL) return new OutboxMailer(join(dataDir, "outbox"), log);
  const host = CHARTSIDE_PUBLIC_URL ? new URL(CHARTSIDE_PUBLIC_URL).hostname : "localhost";
  const name = CHARTSIDE_COMPANY.replaceAll(/[^\p{L}\p{N} .'-]/gu, "");
  return new SmtpMailer(SMTP_URL, CHARTSIDE_MAIL_FROM ?? `${name} <no-reply@${host}>`, log);
}
