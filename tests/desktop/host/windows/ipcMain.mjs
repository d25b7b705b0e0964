import { EventEmitter } from "node:events";
import { markGaps } from "../gaps.mjs";
import { createCodec } from "../page/codec.mjs";

const codec = createCodec();

class IpcMain extends EventEmitter {
  #handlers = new Map();

  handle(channel, handler) {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    if (typeof handler !== "function") {
      throw new TypeError(`Expected handler to be a function, but found type '${typeof handler}'`);
    }
    this.#handlers.set(channel, handler);
  }

  handleOnce(channel, handler) {
    this.handle(channel, (...args) => {
      this.removeHandler(channel);
      return handler(...args);
    });
  }

  removeHandler(channel) {
    this.#handlers.delete(channel);
  }

  /** Host only: delivers one `send`. */
  receive(event, { channel, args }) {
    const values = unpack(args);
    event.sender.emit("ipc-message", event, channel, ...values);
    this.emit(channel, event, ...values);
  }

  /** Host only: answers one `invoke` with Electron's messages. @returns {Promise<object>} for the page */
  async answer(event, { id, channel, args }) {
    const handler = this.#handlers.get(channel);
    try {
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      return { kind: "answer", id, ok: true, value: pack(await handler(event, ...unpack(args))) };
    } catch (error) {
      if (handler) console.error(`Error occurred in handler for '${channel}':`, error);
      return { kind: "answer", id, ok: false, error: `Error invoking remote method '${channel}': ${String(error)}` };
    }
  }
}

export const ipcMain = new (markGaps("IpcMain", IpcMain))();

/** Serializes a structured clone; throws Electron's error for values that cannot be cloned. */
export function pack(value) {
  try {
    return codec.encode(structuredClone(value));
  } catch {
    throw new Error("An object could not be cloned.");
  }
}

export function unpack(text) {
  return codec.decode(text);
}
