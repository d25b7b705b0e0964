import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { decodeJwt } from "jose";
import pino from "pino";
import { inject } from "vitest";
import type { AccountType } from "../../src/shared/access/accountType";
import { buildServer } from "../../src/server/buildServer";
import type { EmbeddedAccountsOptions } from "../../src/server/auth/accounts/embeddedAccounts";
import { FolderAudioStore } from "../../src/server/platform/audioStore/FolderAudioStore";
import { forgetDestroyedKeys, keyChannel } from "../../src/server/platform/crypto/forgetDestroyedKeys";
import { Vault } from "../../src/server/platform/crypto/Vault";
import { Database } from "../../src/server/platform/database/Database";
import { sessionChannels } from "../../src/server/auth/sessions/sessionChannels";
import { visitChannels } from "../../src/server/visits/visitChannels";
import { Notifications } from "../../src/server/platform/Notifications";
import type { CurrentUser } from "../../src/server/platform/http/currentUser";
import { createMailer } from "../../src/server/platform/mail/createMailer";
import { readSettings } from "../../src/server/platform/settings/settings";
import { chooseNoteEngine } from "../../src/server/notes/model/chooseNoteEngine";
import { PracticeModels } from "../../src/server/notes/model/PracticeModels";
import { NoteThreads } from "../../src/server/notes/thread/NoteThreads";
import type { PipelineContext } from "../../src/server/pipeline/PipelineContext";
import type { CatalogModel } from "../../src/server/transcription/models/catalog";
import { SpeechService } from "../../src/server/transcription/SpeechService";

export interface TestUser extends CurrentUser {
  /** The value of the `authorization` header. */
  bearer: string;
}

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  url: string;
  app: FastifyInstance;
  context: PipelineContext;
  logLines: string[];
  /** The key of `context.vault`, for other servers over the same database. */
  serverKey: Buffer;
  /** Signs up a user in the organization of the first user, so that users are colleagues unless `practice` is `own`. */
  newUser(accountType?: AccountType, practice?: "shared" | "own"): Promise<TestUser>;
  /** Calls this server as that user, with `json` as the body. */
  call(user: TestUser | null, method: string, path: string, json?: unknown, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Argon2id settings that are cheap enough for tests that create many accounts. */
const cheapHashes = { memoryCost: 256, timeCost: 1 };

/** Signs up a user and sets their account type and organization. */
async function signUpUser(
  { database }: PipelineContext,
  url: string,
  accountType: AccountType,
  practice: "shared" | "own",
): Promise<TestUser> {
  const email = `${randomUUID()}@example.org`;
  const data = { first_name: "Nora", last_name: "Lindqvist" };
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Knee-pain-2-weeks", data }),
  });
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  const { access_token: token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  const { rows } = await database.query<{ id: string; organization_id: string; is_operator: boolean }>(
    `update users set account_type = $2, organization_id = case when $3 then organization_id
       else (select id from organizations order by created_at, id limit 1) end
     where subject = $1 returning id, organization_id, is_operator`,
    [user.id, accountType, practice === "own"],
  );
  return {
    id: rows[0]?.id ?? "",
    organizationId: rows[0]?.organization_id ?? "",
    accountType,
    isOperator: rows[0]?.is_operator ?? false,
    displayName: "Nora Lindqvist",
    sessionId: String(decodeJwt(token)["session_id"]),
    bearer: `Bearer ${token}`,
  };
}

/**
 * The note threads of all servers of this process: a new thread takes three seconds of processor time, because it
 * compiles thousands of patterns.
 */
/** Limits of notes that no check exceeds on a busy machine; tests of limits have threads of their own. */
const enough = { runMs: 60_000, waitMs: 60_000 };
const noteThreads = new NoteThreads({ whileAsked: enough, whileLocked: enough, inBackground: enough });

/**
 * Starts the real server on a free port, with a new copy of the migrated database and a new data folder.
 * @param env settings other than those that tests share.
 * @param offered speech models that can be downloaded; those of the product by default.
 */
export async function startTestServer(
  env: NodeJS.ProcessEnv = {},
  accounts: EmbeddedAccountsOptions = {},
  offered?: readonly CatalogModel[],
): Promise<TestServer> {
  const connection = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const runAsAdmin = async (sql: string): Promise<void> => {
    const admin = new Database({ ...connection, database: "postgres", max: 1 }, () => {});
    await admin.query(sql);
    await admin.close();
  };
  await runAsAdmin(`create database ${name} template template_chartside`);

  const dataDir = mkdtempSync(join(tmpdir(), "chartside-data-"));
  const settings = readSettings({
    CHARTSIDE_DATA_DIR: dataDir,
    CHARTSIDE_SPEECH: "none",
    CHARTSIDE_AUTH_RATE_LIMITS: "off",
    ...env,
  });
  const logLines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logLines.push(line) });
  const database = new Database({ ...inject("serving"), database: name }, () => {});
  const notifications = new Notifications(database, [...visitChannels, ...sessionChannels, keyChannel], () => {});
  await notifications.start();
  const serverKey = randomBytes(32);
  const vault = new Vault(serverKey);
  forgetDestroyedKeys(vault, notifications);
  const mail = createMailer(settings, log);
  const context: PipelineContext = {
    settings,
    database,
    vault,
    audioStore: new FolderAudioStore(join(dataDir, "audio")),
    notifications,
    mail,
    queuedMail: mail, // without the queue, which `queuedMailer.test.ts` and tests of the whole server have
    log,
    speech: new SpeechService(settings, log, offered),
    noteEngine: chooseNoteEngine(settings, noteThreads, log),
    noteThreads,
    practiceModels: new PracticeModels({ settings, vault, log }, noteThreads),
  };

  const app = await buildServer(context, { accounts: { argon2: cheapHashes, ...accounts } });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });

  return {
    url,
    app,
    context,
    logLines,
    serverKey,
    newUser: (accountType = "pro", practice = "shared") => signUpUser(context, url, accountType, practice),
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
      await runAsAdmin(`drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
