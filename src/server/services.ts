import type { FastifyBaseLogger } from "fastify";
import type { AudioStore } from "./platform/audioStore/audioStore";
import type { Vault } from "./platform/crypto/vault";
import type { Database } from "./platform/database/database";
import type { Notifications } from "./platform/events/notifications";
import type { Mailer } from "./platform/mail/mailer";
import type { Settings } from "./platform/settings/settings";

/** The parts with a production counterpart, made once at the start and handed to every domain. */
export interface Platform {
  settings: Settings;
  database: Database;
  vault: Vault;
  audioStore: AudioStore;
  notifications: Notifications;
  mail: Mailer;
  log: FastifyBaseLogger;
}
