// Entry point of a utility process: sets up `process.parentPort`, then imports the application's script.
import { EventEmitter } from "node:events";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const electron = new URL("electron.mjs", import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    const isElectron = /^electron(\/utility|\/common)?$/.test(specifier);
    return isElectron ? { url: electron, shortCircuit: true } : next(specifier, context);
  },
});

class ParentPort extends EventEmitter {
  #early = [];
  #hasListener = false;

  constructor() {
    super();
    process.on("message", (data) => this.#receive({ data, ports: [] }));
    this.on("newListener", (name) => {
      if (name !== "message" || this.#hasListener) return;
      this.#hasListener = true;
      setImmediate(() => this.#early.splice(0).forEach((event) => this.emit("message", event)));
    });
  }

  /** Messages are queued until the first listener is added. */
  #receive(event) {
    if (this.#early.length > 0 || !this.#hasListener) this.#early.push(event);
    else this.emit("message", event);
  }

  postMessage(message) {
    process.send(structuredClone(message));
  }

  start() {}

  pause() {
    throw new Error("desktop host: parentPort.pause is not implemented");
  }
}

Object.defineProperty(process, "parentPort", { value: new ParentPort() });
process.type = "utility";
process.on("disconnect", () => process.kill(process.pid, "SIGKILL")); // the main process has exited
const [script, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], script, ...args];
await import(pathToFileURL(script).href);
