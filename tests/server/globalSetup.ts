import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { Database } from "../../src/server/platform/database/Database";
import { EmbeddedPostgres } from "../../src/server/platform/database/EmbeddedPostgres";
import { createServingRole, embeddedServingRole, grantServing } from "../../src/server/platform/database/servingRole";
import { migrateJobs } from "../../src/server/platform/jobs/Jobs";
import { migrate } from "../../src/server/platform/database/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** Connection as the owner of the databases. */
    postgres: { host: string; user: string; password: string };
    /** Connection as the role of a serving process, which has fewer rights. */
    serving: { host: string; user: string; password: string };
  }
}

/**
 * Starts one real PostgreSQL for the whole run, with a migrated database `template_chartside` that each test file
 * copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "chartside-pg-"));
  const postgres = new EmbeddedPostgres(folder, () => {});
  await postgres.start();
  const { database: _, ...connection } = postgres.connection;
  const admin = new Database({ ...connection, database: "postgres", max: 1 }, () => {});
  // no data outlives the run; tests about durability start their own server
  await admin.query("alter system set fsync = off");
  await admin.query("select pg_reload_conf()");
  await admin.query("create database template_chartside");
  await admin.close();
  const template = new Database({ ...connection, database: "template_chartside", max: 1 }, () => {});
  await migrate(template);
  await migrateJobs(template);
  const password = "serving";
  await createServingRole(template, password);
  await grantServing(template, embeddedServingRole);
  await template.close();
  project.provide("postgres", connection);
  project.provide("serving", { ...connection, user: embeddedServingRole, password });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
