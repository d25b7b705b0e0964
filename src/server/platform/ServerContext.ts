import type { FastifyBaseLogger } from "fastify";
import type { AudioStore } from "./audioStore/AudioStore";
import type { Vault } from "./crypto/Vault";
import type { Database } from "./database/Database";
import type { Notifications } from "./Notifications";
import type { Mailer } from "./mail/Mailer";
import type { Settings } from "./settings/settings";

/** The server's settings and shared components, created once at startup and passed to every domain. */
export interface ServerContext {
  settings: Settings;
  database: Database;
  vault: Vault;
  audioStore: AudioStore;
  notifications: Notifications;
  /** Sends an email while the caller waits. */
  mail: Mailer;
  /** Queues an email, which is sent once the mail server accepts it. The caller is not informed if that fails. */
  queuedMail: Mailer;
  log: FastifyBaseLogger;
}
