import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { decodeJwt } from "jose";
import pino from "pino";
import { inject } from "vitest";
import type { AccountType } from "../../src/shared/access/accountType";
import { buildServer } from "../../src/server/app";
import type { EmbeddedAccountsOptions } from "../../src/server/auth/embeddedAccounts";
import { FolderAudioStore } from "../../src/server/platform/audioStore/folderAudioStore";
import { Vault } from "../../src/server/platform/crypto/vault";
import { Database } from "../../src/server/platform/database/database";
import { Notifications } from "../../src/server/platform/events/notifications";
import type { CurrentUser } from "../../src/server/platform/http/currentUser";
import { createMailer } from "../../src/server/platform/mail/createMailer";
import { readSettings } from "../../src/server/platform/settings/settings";
import type { Platform } from "../../src/server/services";

export interface TestUser extends CurrentUser {
  /** What goes into `authorization`. */
  bearer: string;
}

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  url: string;
  app: FastifyInstance;
  platform: Platform;
  logLines: string[];
  newUser(accountType?: AccountType): Promise<TestUser>;
  /** fetch on this server as that user; `json` is sent as the body. */
  call(user: TestUser | null, method: string, path: string, json?: unknown, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Enough to be argon2id, cheap enough for a test that makes many accounts. */
const cheapHashes = { memoryCost: 256, timeCost: 1 };

/** Somebody who signed up as people do and then was given an account type. */
async function signUpUser({ database }: Platform, url: string, accountType: AccountType): Promise<TestUser> {
  const email = `${randomUUID()}@example.org`;
  const data = { first_name: "Nora", last_name: "Lindqvist" };
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    body: JSON.stringify({ email, password: "Knee-pain-2-weeks", data }),
  });
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  const { access_token: token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  const { rows } = await database.query<{ id: string; organization_id: string }>(
    "update users set account_type = $2 where subject = $1 returning id, organization_id",
    [user.id, accountType],
  );
  return {
    id: rows[0]?.id ?? "",
    organizationId: rows[0]?.organization_id ?? "",
    accountType,
    displayName: "Nora Lindqvist",
    sessionId: String(decodeJwt(token)["session_id"]),
    bearer: `Bearer ${token}`,
  };
}

/** The real service on a free port, over a fresh copy of the migrated database and a fresh data folder. */
export async function startTestServer(
  env: NodeJS.ProcessEnv = {},
  accounts: EmbeddedAccountsOptions = {},
): Promise<TestServer> {
  const connection = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const ask = async (sql: string): Promise<void> => {
    const admin = new Database({ ...connection, database: "postgres", max: 1 }, () => {});
    await admin.query(sql);
    await admin.close();
  };
  await ask(`create database ${name} template template_chartside`);

  const dataDir = mkdtempSync(join(tmpdir(), "chartside-data-"));
  const settings = readSettings({
    CHARTSIDE_DATA_DIR: dataDir,
    CHARTSIDE_SPEECH: "none",
    CHARTSIDE_AUTH_RATE_LIMITS: "off",
    ...env,
  });
  const logLines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logLines.push(line) });
  const database = new Database({ ...connection, database: name }, () => {});
  const notifications = new Notifications(database, () => {});
  await notifications.start();
  const platform: Platform = {
    settings,
    database,
    vault: new Vault(randomBytes(32)),
    audioStore: new FolderAudioStore(join(dataDir, "audio")),
    notifications,
    mail: createMailer(settings, log),
    log,
  };

  const app = await buildServer(platform, { accounts: { argon2: cheapHashes, ...accounts } });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });

  return {
    url,
    app,
    platform,
    logLines,
    newUser: (accountType = "pro") => signUpUser(platform, url, accountType),
    call(user, method, path, json, init = {}) {
      return fetch(`${url}${path}`, {
        method,
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...init,
        headers: {
          ...(json !== undefined && { "content-type": "application/json" }),
          ...(user && { authorization: user.bearer }),
          ...(init.headers as Record<string, string> | undefined),
        },
      });
    },
    async stop() {
      await app.close();
      await notifications.close();
      await database.close();
      await ask(`drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
