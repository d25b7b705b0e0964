import { fork as forkChild } from "node:child_process";
import { EventEmitter } from "node:events";
import { fileURLToPath } from "node:url";
import { app } from "../app/app.mjs";
import { markGaps, notImplemented } from "../gaps.mjs";
import { host } from "../host.mjs";

const entry = fileURLToPath(new URL("entry.mjs", import.meta.url));

/** A Node child process that exits with the main process, like Electron's. */
class UtilityProcess extends EventEmitter {
  pid = undefined;
  #child;
  #hasEnded = false;

  /** @param {string} path @param {string[]} args @param {Electron.ForkOptions} options */
  constructor(path, args = [], { env = process.env, execArgv = [], cwd, stdio = "inherit" } = {}) {
    super();
    const output = Array.isArray(stdio) ? stdio.slice(1) : [stdio, stdio];
    this.#child = forkChild(entry, [path, ...args], {
      serialization: "advanced",
      stdio: ["ignore", ...output, "ipc"],
      env,
      execArgv,
      cwd,
    });
    this.stdout = this.#child.stdout;
    this.stderr = this.#child.stderr;
    this.#child.once("spawn", () => {
      this.pid = this.#child.pid;
      this.emit("spawn");
    });
    this.#child.on("message", (message) => this.emit("message", message));
    this.#child.on("error", (error) => this.emit("error", "FatalError", error.message, ""));
    this.#child.once("exit", (code, signal) => this.#end(code, signal));
    const kill = () => this.kill();
    app.once("quit", kill);
    this.once("exit", () => app.off("quit", kill));
  }

  #end(code, signal) {
    this.#hasEnded = true;
    this.pid = undefined;
    const exitCode = code ?? (signal === "SIGTERM" ? 15 : 9);
    this.emit("exit", exitCode);
    const reason = signal ? "killed" : code === 0 ? "clean-exit" : "abnormal-exit";
    if (!host.isQuitting)
      app.emit("child-process-gone", {}, { type: "Utility", reason, exitCode, serviceName: "node.mojom.NodeService" });
  }

  postMessage(message, transfer = []) {
    if (transfer.length > 0) throw notImplemented("UtilityProcess.postMessage with a MessagePort");
    if (!this.#hasEnded && this.#child.connected) this.#child.send(structuredClone(message));
  }

  kill() {
    return !this.#hasEnded && this.#child.kill();
  }
}

markGaps("UtilityProcess", UtilityProcess);

export const utilityProcess = {
  fork(path, args, options) {
    if (!host.isReady) throw new Error("utilityProcess cannot be created before app is ready.");
    return new UtilityProcess(path, args, options);
  },
};
