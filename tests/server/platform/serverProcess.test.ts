import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { unprivilegedAccount } from "../../../src/server/platform/database/commandAs";
import { socketFolder } from "../../../src/server/platform/files/socketFolder";
import { ProcessClient } from "./ProcessClient";
import {
  buildStandalone,
  databaseProcesses,
  isHealthy,
  isRunning,
  killDatabase,
  newDataDir,
  postmasterPid,
  runToExit,
  type ServerProcess,
  spawnServer,
  startProcess,
  until,
  wasShutDownCleanly,
} from "./serverProcess";

let built: ReturnType<typeof buildStandalone>;
beforeAll(() => void (built = buildStandalone()));
afterAll(() => built.remove());

const started: ServerProcess[] = [];
async function start(dataDir = newDataDir(), env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = await startProcess(built.entry, dataDir, env);
  started.push(server);
  return server;
}
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});

/** Four times the 5 seconds in which a server has to end, for a machine that is four times slower. */
const maxShutdownMs = 20_000;

describe("shutdown", () => {
  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("on %s ends all child processes", async (signal) => {
    const server = await start();
    const postmaster = postmasterPid(server.dataDir);
    expect(isRunning(postmaster)).toBe(true);
    await expect(server.stop(signal)).resolves.toBeLessThan(maxShutdownMs);
    expect(isRunning(postmaster)).toBe(false);
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test("takes no longer with an open event stream", async () => {
    const server = await start();
    const client = await ProcessClient.signUp(server.url);
    const { id } = await client.newVisit(server.url);
    const stream = await client.call(server.url, "GET", `/visits/${id}/events`);
    const reader = stream.body?.getReader();
    await reader?.read();
    await expect(server.stop()).resolves.toBeLessThan(maxShutdownMs);
  });

  test("ends all child processes during the start", async () => {
    const dataDir = newDataDir();
    const { process: server } = spawnServer(built.entry, dataDir);
    await until("the database starts", () => existsSync(join(dataDir, "postgres", "data", "postmaster.pid")));
    const postmaster = postmasterPid(dataDir);
    server.kill("SIGINT");
    await once(server, "exit");
    await until("the database is gone", () => !isRunning(postmaster), 10_000);
  });
});

describe("the data folder", () => {
  test("and the key are readable by their owner only", async () => {
    const { dataDir } = await start();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "master.key")).mode & 0o777).toBe(0o600);
  });

  test("refuses a second server with the address of the first", async () => {
    const first = await start();
    const { code, output } = await runToExit(built.entry, first.dataDir);
    expect(code).toBe(1);
    expect(output).toContain(`already runs on this data folder at ${first.url}, process ${first.pid}`);
    await expect(isHealthy(first.url)).resolves.toBe(true);
  });

  test("is used by only one of two servers that start at the same moment", async () => {
    const dataDir = newDataDir();
    const both = await Promise.allSettled([start(dataDir), start(dataDir)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("works at a path too long for a socket", async () => {
    const dataDir = join(newDataDir(), "a-rather-long-name-for-a-folder".repeat(4), "chartside");
    const server = await start(dataDir);
    await expect(isHealthy(server.url)).resolves.toBe(true);
    await expect(runToExit(built.entry, dataDir)).resolves.toMatchObject({ code: 1 });
  });

  test("works inside a folder open to all", async () => {
    const open = join("/var/tmp", `chartside-open-${process.pid}`);
    mkdirSync(open, { mode: 0o755 });
    const server = await start(join(open, "data"));
    await expect(isHealthy(server.url)).resolves.toBe(true);
  });

  test("is refused with another master key and left unchanged", async () => {
    const server = await start();
    await server.stop();
    const key = readFileSync(join(server.dataDir, "master.key"));
    const { code, output } = await runToExit(built.entry, server.dataDir, { CHARTSIDE_MASTER_KEY: "ab".repeat(32) });
    expect(code).toBe(1);
    expect(output).toMatch(/^CHARTSIDE_MASTER_KEY .*not the key this database was encrypted with/m);
    expect(readFileSync(join(server.dataDir, "master.key")).equals(key)).toBe(true);
    await expect(start(server.dataDir)).resolves.toBeDefined();
  });
});

describe("the database", () => {
  test("of a killed server shuts down cleanly", async () => {
    const first = await start();
    expect(databaseProcesses(first.dataDir).length).toBeGreaterThan(3);
    await first.kill();
    await until("the database is gone", () => databaseProcesses(first.dataDir).length === 0, 10_000);
    expect(wasShutDownCleanly(first.dataDir)).toBe(true);
    const second = await start(first.dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
    expect(second.output()).not.toContain("Taking over");
  });

  test("of a server that was killed after its database was killed shuts down cleanly", async () => {
    const server = await start();
    await killDatabase(server);
    await server.kill();
    await until("the database is gone", () => databaseProcesses(server.dataDir).length === 0, 10_000);
    expect(wasShutDownCleanly(server.dataDir)).toBe(true);
  });

  test("of a killed server without its watch process is taken over", async () => {
    const first = await start();
    const postmaster = postmasterPid(first.dataDir);
    await first.killWithWatch();
    expect(isRunning(postmaster)).toBe(true);
    const second = await start(first.dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
    expect(isRunning(postmaster)).toBe(false);
  });

  test("that is shutting down is waited for", async () => {
    const first = await start();
    await first.killWithWatch();
    const client = await connectTo(first);
    client.on("error", () => {}); // the server disconnects it below
    process.kill(postmasterPid(first.dataDir), "SIGTERM"); // waits for this client to disconnect, which it does not
    const second = await start(first.dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
  });

  test("whose process id now belongs to another program is started", async () => {
    const first = await start();
    const file = join(first.dataDir, "postgres", "data", "postmaster.pid");
    const content = readFileSync(file, "utf8");
    await first.stop();
    const other = spawn("sleep", ["60"], { ...unprivilegedAccount(), cwd: "/", stdio: "ignore" });
    writeFileSync(file, content.replace(/^\d+/, String(other.pid)), { mode: 0o644 });
    const second = await start(first.dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
    expect(other.exitCode).toBeNull();
    other.kill();
  });

  test("that an interrupted first start left incomplete is created again", async () => {
    const dataDir = newDataDir();
    const { process: server } = spawnServer(built.entry, dataDir);
    const files = (): string[] => (existsSync(dataDir) ? readdirSync(dataDir, { recursive: true }) : []).map(String);
    await until("the cluster is being created", () => files().some((name) => /data\.new-\w+\/base$/.test(name)));
    server.kill("SIGKILL");
    await once(server, "exit");
    expect(existsSync(join(dataDir, "postgres", "data"))).toBe(false);
    const second = await start(dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
  });
});

// The processes of a killed database hold its memory until they notice, which takes long on a busy disk.
test("the server restarts a killed database", { timeout: 600_000 }, async () => {
  const server = await start();
  for (let round = 0; round < 3; round += 1)
    await killDatabase(server, 180_000).catch((cause: unknown) => {
      throw new Error(`Round ${round}. The server printed:\n${server.output().slice(-3_000)}`, { cause });
    });
});

describe("an unusable setting is reported in a sentence without a stack", () => {
  test.each([
    [{ PORT: "a lot" }, /^PORT: not a whole number\. Example: PORT=4600\n$/],
    [{ HOST: "0.0.0.0" }, /^HOST: other machines could reach this server/],
    [{ HOST: "203.0.113.7", CHARTSIDE_ALLOW_HTTP: "on" }, /HOST: this machine has no address 203\.0\.113\.7/],
    [{ DATABASE_URL: "postgres://127.0.0.1:1/none" }, /DATABASE_URL: the database does not answer/],
  ])("%o", async (env, sentence) => {
    const { code, output } = await runToExit(built.entry, newDataDir(), env);
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test("a port in use", async () => {
    const first = await start();
    const { port } = new URL(first.url);
    const { code, output } = await runToExit(built.entry, newDataDir(), { PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is used by another program.`);
  });
});

describe("npm run rotate-key", () => {
  const command = () => built.entry.replace("standalone", "rotate-key");
  const keyFile = (dataDir: string, name = "master.key"): string => readFileSync(join(dataDir, name), "utf8");

  test("changes the master key while the server runs, also after an earlier run of it was killed", async () => {
    const server = await start();
    const client = await ProcessClient.signUp(server.url);
    const visit = await client.newVisit(server.url, { title: "Left knee" });
    const former = keyFile(server.dataDir);
    const database = await connectTo(server);

    await database.query("begin");
    await database.query("select 1 from server_key for update"); // the command waits for this row
    const killed = spawnServer(command(), server.dataDir);
    await until("the command waits", async () => {
      // Without this, a transaction sees the activity as it was at its first query.
      await database.query("select pg_stat_clear_snapshot()");
      const { rows } = await database.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%server_key%'",
      );
      return rows.length === 1;
    });
    const next = keyFile(server.dataDir, "master.key.next");
    killed.process.kill("SIGKILL");
    await once(killed.process, "close");
    await database.query("rollback");
    expect(keyFile(server.dataDir)).toBe(former);

    const { code, output } = await runToExit(command(), server.dataDir);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("The master key was changed") });
    expect(keyFile(server.dataDir)).toBe(next);
    expect(existsSync(join(server.dataDir, "master.key.next"))).toBe(false);
    await client.json(server.url, "PATCH", `/visits/${visit.id}`, { title: "Right knee" });
    await client.newVisit(server.url, { title: "A new one" });
    await database.end();
    await server.stop();

    const env = { CHARTSIDE_MASTER_KEY: former };
    await expect(runToExit(built.entry, server.dataDir, env)).resolves.toMatchObject({ code: 1 });
    const again = await start(server.dataDir);
    const read = await client.json<{ title: string }>(again.url, "GET", `/visits/${visit.id}`);
    expect(read.title).toBe("Right knee");
  });

  test("that was killed after it changed the database is completed by the next start", async () => {
    const server = await start();
    await server.stop();
    const former = keyFile(server.dataDir);
    await expect(runToExit(command(), server.dataDir)).resolves.toMatchObject({ code: 0 });
    writeFileSync(join(server.dataDir, "master.key.next"), keyFile(server.dataDir));
    writeFileSync(join(server.dataDir, "master.key"), former);
    await expect(start(server.dataDir)).resolves.toBeDefined();
    expect(keyFile(server.dataDir)).not.toBe(former);
    expect(existsSync(join(server.dataDir, "master.key.next"))).toBe(false);
  });

  test("replaces a key from the settings and names the setting to change", async () => {
    const [one, two] = ["ab".repeat(32), "cd".repeat(32)];
    const server = await start(newDataDir(), { CHARTSIDE_MASTER_KEY: one });
    await server.stop();
    const alone = await runToExit(command(), server.dataDir, { CHARTSIDE_MASTER_KEY: one });
    expect(alone.output).toContain("CHARTSIDE_NEW_MASTER_KEY: the new key is needed");
    const both = { CHARTSIDE_MASTER_KEY: one, CHARTSIDE_NEW_MASTER_KEY: two };
    await expect(runToExit(command(), server.dataDir, both)).resolves.toMatchObject({ code: 0 });
    const repeated = await runToExit(command(), server.dataDir, both);
    expect(repeated).toEqual({ code: 0, output: expect.stringContaining("The new key is in use") });
    await expect(start(server.dataDir, both)).resolves.toBeDefined(); // both are set until every server has the new one
    for (const running of started.splice(0)) await running.stop();
    await expect(start(server.dataDir, { CHARTSIDE_MASTER_KEY: two })).resolves.toBeDefined();
  });
});

/** Connects to the embedded database of a server. */
async function connectTo({ dataDir }: ServerProcess): Promise<pg.Client> {
  const host = socketFolder(join(dataDir, "postgres", "run"));
  const password = readFileSync(join(dataDir, "postgres", "password"), "utf8");
  const client = new pg.Client({ host, user: "chartside", password, database: "postgres" });
  await client.connect();
  return client;
}
