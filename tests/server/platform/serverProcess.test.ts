import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { unprivilegedAccount } from "../../../src/server/platform/database/runAs";
import { socketFolder } from "../../../src/server/platform/files/socketFolder";
import { ProcessClient } from "./processClient";
import {
  buildStandalone,
  databaseProcesses,
  isHealthy,
  isRunning,
  killDatabase,
  newDataDir,
  postmasterPid,
  refusal,
  type ServerProcess,
  spawnServer,
  startProcess,
  until,
  wasStoppedInOrder,
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

describe("stopping", () => {
  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends all it started within 5 s", async (signal) => {
    const server = await start();
    const postmaster = postmasterPid(server.dataDir);
    expect(isRunning(postmaster)).toBe(true);
    await expect(server.stop(signal)).resolves.toBeLessThan(5_000);
    expect(isRunning(postmaster)).toBe(false);
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test("with a screen that listens for changes takes no longer", async () => {
    const server = await start();
    const client = await ProcessClient.signUp(server.url);
    const { id } = await client.newVisit(server.url);
    const stream = await client.call(server.url, "GET", `/visits/${id}/events`);
    const reader = stream.body?.getReader();
    await reader?.read();
    await expect(server.stop()).resolves.toBeLessThan(5_000);
  });

  test("in the middle of its start ends all as well", async () => {
    const dataDir = newDataDir();
    const { process: server } = spawnServer(built.entry, dataDir);
    await until("the database begins", () => existsSync(join(dataDir, "postgres", "data", "postmaster.pid")));
    const postmaster = postmasterPid(dataDir);
    server.kill("SIGINT");
    await once(server, "exit");
    await until("the database is gone", () => !isRunning(postmaster), 1_000);
  });
});

describe("the data folder", () => {
  test("is for its owner alone, and so is the key", async () => {
    const { dataDir } = await start();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "master.key")).mode & 0o777).toBe(0o600);
  });

  test("takes one server: a second is refused and told where the first is", async () => {
    const first = await start();
    const { code, said } = await refusal(built.entry, first.dataDir);
    expect(code).toBe(1);
    expect(said).toContain(`already runs on this data folder at ${first.url}, process ${first.pid}`);
    await expect(isHealthy(first.url)).resolves.toBe(true);
  });

  test("of two that start at the same moment, one runs", async () => {
    const dataDir = newDataDir();
    const both = await Promise.allSettled([start(dataDir), start(dataDir)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("with a path longer than a socket's may be works", async () => {
    const dataDir = join(newDataDir(), "a-rather-long-name-for-a-folder".repeat(4), "chartside");
    const server = await start(dataDir);
    await expect(isHealthy(server.url)).resolves.toBe(true);
    await expect(refusal(built.entry, dataDir)).resolves.toMatchObject({ code: 1 });
  });

  test("that all may enter works", async () => {
    const open = join("/var/tmp", `chartside-open-${process.pid}`);
    mkdirSync(open, { mode: 0o755 });
    const server = await start(join(open, "data"));
    await expect(isHealthy(server.url)).resolves.toBe(true);
  });

  test("of another master key is refused, and left alone", async () => {
    const server = await start();
    await server.stop();
    const key = readFileSync(join(server.dataDir, "master.key"));
    const { code, said } = await refusal(built.entry, server.dataDir, { CHARTSIDE_MASTER_KEY: "ab".repeat(32) });
    expect(code).toBe(1);
    expect(said).toMatch(/^CHARTSIDE_MASTER_KEY .*not the key this database was encrypted with/m);
    expect(readFileSync(join(server.dataDir, "master.key")).equals(key)).toBe(true);
    await expect(start(server.dataDir)).resolves.toBeDefined();
  });
});

describe("a database left behind", () => {
  test("by a killed server stops by itself, in order, and nothing of it goes on", async () => {
    const first = await start();
    expect(databaseProcesses(first.dataDir).length).toBeGreaterThan(3);
    await first.kill();
    await until("the database is gone", () => databaseProcesses(first.dataDir).length === 0, 10_000);
    expect(wasStoppedInOrder(first.dataDir)).toBe(true);
    const second = await start(first.dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
    expect(second.output()).not.toContain("Taking over");
  });

  test("by a server that was killed after its database had been, stops as well", async () => {
    const server = await start();
    await killDatabase(server);
    await server.kill();
    await until("the database is gone", () => databaseProcesses(server.dataDir).length === 0, 10_000);
    expect(wasStoppedInOrder(server.dataDir)).toBe(true);
  });

  test("by a killed server whose watch was killed too is taken over", async () => {
    const first = await start();
    const postmaster = postmasterPid(first.dataDir);
    await first.killWithWatch();
    expect(isRunning(postmaster)).toBe(true);
    const second = await start(first.dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
    expect(isRunning(postmaster)).toBe(false);
  });

  test("that is just shutting down is waited for", async () => {
    const first = await start();
    await first.killWithWatch();
    const host = socketFolder(join(first.dataDir, "postgres", "run"));
    const password = readFileSync(join(first.dataDir, "postgres", "password"), "utf8");
    const guest = new pg.Client({ host, user: "chartside", password, database: "postgres" });
    guest.on("error", () => {}); // it is thrown out below
    await guest.connect();
    process.kill(postmasterPid(first.dataDir), "SIGTERM"); // waits for its guest to leave, which does not
    const second = await start(first.dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
  });

  test("whose process number belongs to another program by now is started", async () => {
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

  test("by a first start that was killed half-way is made anew", async () => {
    const dataDir = newDataDir();
    const { process: server } = spawnServer(built.entry, dataDir);
    const files = (): string[] => (existsSync(dataDir) ? readdirSync(dataDir, { recursive: true }) : []).map(String);
    await until("the cluster is being made", () => files().some((name) => /data\.new-\w+\/base$/.test(name)));
    server.kill("SIGKILL");
    await once(server, "exit");
    expect(existsSync(join(dataDir, "postgres", "data"))).toBe(false);
    const second = await start(dataDir);
    await expect(isHealthy(second.url)).resolves.toBe(true);
  });
});

test("a database that is killed comes back, and the server with it", async () => {
  const server = await start();
  for (let round = 0; round < 3; round += 1) await killDatabase(server);
});

describe("what cannot be used is said in a sentence, without a stack", () => {
  test.each([
    [{ PORT: "a lot" }, /^PORT: not a whole number\. Example: PORT=4600\n$/],
    [{ HOST: "0.0.0.0" }, /^HOST: other machines could reach this server/],
    [{ HOST: "203.0.113.7", CHARTSIDE_ALLOW_HTTP: "on" }, /HOST: this machine has no address 203\.0\.113\.7/],
    [{ DATABASE_URL: "postgres://127.0.0.1:1/none" }, /DATABASE_URL: the database does not answer/],
  ])("%o", async (env, sentence) => {
    const { code, said } = await refusal(built.entry, newDataDir(), env);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/^\s+at /m);
  });

  test("a port that another program uses", async () => {
    const first = await start();
    const { port } = new URL(first.url);
    const { code, said } = await refusal(built.entry, newDataDir(), { PORT: port });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is used by another program.`);
  });
});
