import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { FastifyBaseLogger } from "fastify";
import type { CleanupStack } from "../CleanupStack";
import { writeFileDurably } from "../files/writeFileDurably";
import { migrateJobs } from "../jobs/Jobs";
import type { Settings } from "../settings/settings";
import { StartError } from "../StartError";
import { Database } from "./Database";
import { EmbeddedPostgres } from "./EmbeddedPostgres";
import { isConnectionLoss } from "./isConnectionLoss";
import { migrate } from "./migrate";
import { canChangeAudit, createServingRole, embeddedServingRole, grantServing, roleOf } from "./servingRole";

/** How to connect as the role that owns the tables, and as the one that serves. */
interface Connections {
  owner: pg.PoolConfig;
  serving: pg.PoolConfig;
}

/**
 * Opens the configured database, or an embedded PostgreSQL that is started here: the owner's role migrates it and gives
 * the serving role its rights, then the serving role is used alone.
 * @param cleanup receives the functions that close it.
 * @throws {StartError} if it cannot be used.
 */
export async function openDatabase(
  settings: Settings,
  log: FastifyBaseLogger,
  cleanup: CleanupStack,
): Promise<Database> {
  const onLoss = (err: Error): void => log.warn({ err }, "Database connection lost");
  const { owner, serving } = await connectionsOf(settings, log, cleanup);
  const database = new Database(serving, onLoss);
  cleanup.add(() => database.close());
  const owning = new Database({ ...owner, max: 1 }, onLoss);
  try {
    await prepare(owning, database, settings);
  } finally {
    await owning.close();
  }
  if (await canChangeAudit(database)) {
    log.warn(
      "The database role that serves also owns the tables, so that it could change the audit log. Set " +
        "DATABASE_OWNER_URL to the owner's address and DATABASE_URL to that of another role.",
    );
  }
  return database;
}

/** Migrates the database as its owner, and gives the serving role its rights, if it is another one. */
async function prepare(owning: Database, database: Database, settings: Settings): Promise<void> {
  const { DATABASE_URL, DATABASE_OWNER_URL, dataDir } = settings;
  await requireReachable(owning, DATABASE_URL ? (DATABASE_OWNER_URL ? "DATABASE_OWNER_URL" : "DATABASE_URL") : null);
  await migrate(owning);
  await migrateJobs(owning);
  if (!DATABASE_URL) await createServingRole(owning, servingPassword(dataDir));
  else await requireReachable(database, "DATABASE_URL");
  const role = DATABASE_URL ? await roleOf(database) : embeddedServingRole;
  if (role !== (await roleOf(owning))) await grantServing(owning, role);
}

async function connectionsOf(
  { DATABASE_URL, DATABASE_OWNER_URL, dataDir }: Settings,
  log: FastifyBaseLogger,
  cleanup: CleanupStack,
): Promise<Connections> {
  if (DATABASE_URL) {
    const owner = { connectionString: DATABASE_OWNER_URL ?? DATABASE_URL };
    return { owner, serving: { connectionString: DATABASE_URL } };
  }
  const postgres = new EmbeddedPostgres(join(dataDir, "postgres"), (message) => log.warn(message));
  cleanup.add(() => postgres.stop());
  await postgres.start();
  const { connection } = postgres;
  return {
    owner: connection,
    serving: { ...connection, user: embeddedServingRole, password: servingPassword(dataDir) },
  };
}

/** Returns the password of the embedded database's serving role, which is generated if missing. */
function servingPassword(dataDir: string): string {
  const path = join(dataDir, "postgres", "serving-password");
  if (!existsSync(path)) writeFileDurably(path, randomBytes(24).toString("base64url"));
  return readFileSync(path, "utf8");
}

/**
 * Checks that the database answers.
 * @param setting name of the setting with its address; null for the embedded one.
 * @throws {StartError} if the configured database does not; the original error if the embedded one does not.
 */
async function requireReachable(database: Database, setting: string | null): Promise<void> {
  try {
    await database.check();
  } catch (cause) {
    if (!setting) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    const fault = isConnectionLoss(cause) ? "the database does not answer" : "the database refuses this connection";
    throw new StartError(`${setting}: ${fault} (${code ?? message}). Check address, user and password.`, { cause });
  }
}
