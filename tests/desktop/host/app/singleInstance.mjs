import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const fileIn = (userData) => join(userData, "host-instance");

/** Whether a running application has locked a data folder. @param {string} userData */
export function isHeld(userData) {
  if (!existsSync(fileIn(userData))) return false;
  try {
    process.kill(Number(readFileSync(fileIn(userData), "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The host's version of Electron's `app.requestSingleInstanceLock()`. Allows one running application per data folder:
 * the first listens on a socket, a second one sends its arguments to it.
 */
export class SingleInstanceLock {
  isHeld = false;
  /** Settles when the first instance has been notified. */
  notified = Promise.resolve();
  #userData;
  #socket;
  #onSecondInstance;
  #server = null;

  /** @param {string} userData @param {(argv: string[], cwd: string, data: unknown) => void} onSecondInstance */
  constructor(userData, onSecondInstance) {
    mkdirSync(userData, { recursive: true });
    const name = createHash("sha256").update(userData).digest("hex").slice(0, 16);
    this.#userData = userData;
    this.#socket = join(tmpdir(), `desktop-host-${name}.sock`); // the length of socket paths is limited
    this.#onSecondInstance = onSecondInstance;
  }

  request(data) {
    if (this.isHeld) return true;
    if (isHeld(this.#userData)) this.notified = this.#notify(data);
    else this.#acquire();
    return this.isHeld;
  }

  release() {
    if (!this.isHeld) return;
    this.#server.close();
    this.isHeld = false;
    rmSync(fileIn(this.#userData), { force: true });
  }

  #acquire() {
    rmSync(this.#socket, { force: true });
    this.#server = createServer((socket) => {
      let text = "";
      socket.on("data", (data) => (text += data));
      socket.on("end", () => {
        const { argv, cwd, data } = JSON.parse(text);
        this.#onSecondInstance(argv, cwd, data);
      });
    });
    this.#server.listen(this.#socket).unref();
    writeFileSync(fileIn(this.#userData), String(process.pid));
    this.isHeld = true;
  }

  #notify(data) {
    return new Promise((resolve) => {
      const socket = connect(this.#socket);
      socket.on("error", resolve).on("close", resolve).resume();
      socket.end(JSON.stringify({ argv: process.argv, cwd: process.cwd(), data }));
    });
  }
}
