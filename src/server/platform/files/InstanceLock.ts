import { createHash } from "node:crypto";
import { realpathSync, renameSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server } from "node:net";
import { join } from "node:path";
import { StartError } from "../StartError";
import { socketFolder } from "./socketFolder";

/** How often the lock is tried while other servers take or leave it. */
const maxAttempts = 5;
/** Time that a running server has to answer, in milliseconds. */
const answerMs = 2_000;

/** Describes a running server to another server that starts on the same data folder. */
interface Holder {
  /** Null if it did not answer in time. */
  pid: number | null;
  /** Its address; null until it listens. */
  url: string | null;
}

/** Thrown if another server uses the data folder. */
export class InUseError extends StartError {
  override readonly name = "InUseError";
}

/**
 * Allows one server per data folder. The lock is a private socket that answers while its holder runs, so that the lock
 * of a killed server is recognized without comparing ages or pids.
 */
export class InstanceLock {
  private constructor(
    private readonly server: Server,
    private readonly holder: Holder,
  ) {}

  /** Acquires the lock of a data folder. @throws {InUseError} if another server holds it, which the message names. */
  static async acquire(dataDir: string): Promise<InstanceLock> {
    const path = lockPath(dataDir);
    const holder: Holder = { pid: process.pid, url: null };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const server = await listen(path, holder);
      if (server) return new InstanceLock(server, holder);
      const running = (await ask(path)) ?? (await removeDead(path));
      if (running) throw inUse(dataDir, running);
    }
    throw new InUseError(`Several servers are starting on ${dataDir} at once. Start one of them again.`);
  }

  /** Sets the address that is shown to other servers that start on this folder. */
  announce(url: string): void {
    this.holder.url = url;
  }

  release(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function inUse(dataDir: string, { pid, url }: Holder): InUseError {
  const where = url ? `at ${url}` : "(it is just starting)";
  const which = pid === null ? "(it is too busy to give its address)" : `${where}, process ${pid}`;
  return new InUseError(
    `Chartside already runs on this data folder ${which}. Use that one, stop it first, ` +
      `or set CHARTSIDE_DATA_DIR to a folder other than ${dataDir}.`,
  );
}

function lockPath(dataDir: string): string {
  const real = realpathSync(dataDir);
  if (process.platform === "win32")
    return `\\\\.\\pipe\\chartside-${createHash("sha256").update(real).digest("hex").slice(0, 16)}`;
  return join(socketFolder(real), "server.sock");
}

/** Starts to answer with `holder` at the path; null if a socket already exists there. */
function listen(path: string, holder: Holder): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy()); // the caller disconnected
    socket.end(JSON.stringify(holder));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Returns the server that holds the lock; null if none listens there. */
function ask(path: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = createConnection(path);
    socket.setTimeout(answerMs, () => {
      resolve({ pid: null, url: null }); // it is alive, but too busy to answer
      socket.destroy();
    });
    socket.on("data", (data: Buffer) => (answer += data.toString()));
    socket.once("error", () => resolve(null));
    socket.once("close", () => resolve(answer ? (JSON.parse(answer) as Holder) : null));
  });
}

/**
 * Removes the socket of a server that has ended. The socket is first moved aside and asked again, because another
 * starting server can have just replaced it.
 * @returns that server, whose socket is put back; otherwise null.
 */
async function removeDead(path: string): Promise<Holder | null> {
  if (process.platform === "win32") return null; // a pipe ends with its process
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return null; // another process removed it
  }
  const alive = await ask(aside);
  if (alive) renameSync(aside, path);
  else rmSync(aside, { force: true });
  return alive;
}
