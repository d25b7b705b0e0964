// One end of the context bridge. The page's world and the preload's isolated world evaluate it on every document:
// `createBridgeEnd(secret, "page" | "preload", the other)`. The ends communicate through synchronous events with a
// secret name, whose detail Chromium clones between worlds. `onOpen` (preload side) is called when the page opens a
// window.
export function createBridgeEnd(secret, here, there, onOpen) {
  const target = globalThis;
  const dispatch = target.dispatchEvent.bind(target);
  const Message = CustomEvent;
  const clone = structuredClone;
  const functions = new Map();
  const proxies = new Map();
  const promises = new Map();
  const answers = new Map();
  let last = 0;

  const post = (message) => dispatch(new Message(secret + there, { detail: message }));
  const messageOf = (error) => (error instanceof Error ? error.message : String(error));

  /**
   * Describes a value for the other world: functions and promises become references, errors keep only their message.
   */
  function describe(value, depth = 0, seen = new Map()) {
    if (depth > 1000) {
      throw new TypeError(
        "Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.",
      );
    }
    if (typeof value === "function") return { kind: "function", id: keep(functions, value) };
    if (typeof value === "symbol") throw new Error("An object could not be cloned.");
    if (value === null || typeof value !== "object") return { kind: "value", value };
    if (value instanceof Promise) return { kind: "promise", id: follow(value) };
    if (value instanceof Error) return { kind: "error", message: value.message };
    if (seen.has(value)) return { kind: "again", number: seen.get(value) };
    if (!Array.isArray(value) && !isRecord(value)) return { kind: "value", value: cloned(value) };
    const number = seen.size;
    seen.set(value, number);
    const entries = Object.keys(value).map((key) => [key, describe(value[key], depth + 1, seen)]);
    return { kind: Array.isArray(value) ? "array" : "record", number, entries };
  }

  function cloned(value) {
    try {
      return clone(value);
    } catch {
      throw new Error("An object could not be cloned.");
    }
  }

  function isRecord(value) {
    if (Object.prototype.toString.call(value) !== "[object Object]") return false;
    const make = Object.getPrototypeOf(value)?.constructor;
    return !make || make.name === "Object" || !Function.prototype.toString.call(make).includes("[native code]");
  }

  function keep(map, value) {
    last += 1;
    map.set(last, value);
    return last;
  }

  function follow(promise) {
    last += 1;
    const id = last;
    promise.then(
      (value) => post({ kind: "settled", id, ok: true, value: describe(value) }),
      (error) => post({ kind: "settled", id, ok: false, message: messageOf(error) }),
    );
    return id;
  }

  function restore(described, objects = []) {
    switch (described.kind) {
      case "again":
        return objects[described.number];
      case "value":
        return described.value;
      case "error":
        return new Error(described.message);
      case "promise":
        return new Promise((resolve, reject) => promises.set(described.id, { resolve, reject }));
      case "function":
        return proxyOf(described.id);
      default: {
        const object = described.kind === "array" ? [] : {};
        objects[described.number] = object;
        for (const [key, value] of described.entries) object[key] = restore(value, objects);
        return object;
      }
    }
  }

  function proxyOf(id) {
    if (!proxies.has(id)) {
      proxies.set(id, (...args) => ask({ kind: "call", id, args: args.map((argument) => describe(argument)) }));
    }
    return proxies.get(id);
  }

  function ask(message) {
    last += 1;
    const question = last;
    post({ ...message, question });
    const answer = answers.get(question);
    answers.delete(question);
    if (!answer) throw new Error("desktop host: no answer from the other world");
    if (!answer.ok) throw new Error(answer.message);
    return restore(answer.value);
  }

  function settle({ id, ok, value, message }) {
    const promise = promises.get(id);
    promises.delete(id);
    if (ok) promise?.resolve(restore(value));
    else promise?.reject(new Error(message));
  }

  function perform(message) {
    if (message.kind === "call") return functions.get(message.id)(...message.args.map((argument) => restore(argument)));
    if (message.key in target) {
      throw new Error("Cannot bind an API on top of an existing property on the window object");
    }
    const value = freeze(restore(message.value));
    Object.defineProperty(target, message.key, { value, enumerable: true, writable: false, configurable: false });
    return undefined;
  }

  function freeze(value) {
    if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
    return value;
  }

  target.addEventListener(
    secret + here,
    (event) => {
      event.stopImmediatePropagation();
      const message = event.detail;
      if (message.kind === "answer") answers.set(message.question, message);
      else if (message.kind === "settled") settle(message);
      else if (message.kind === "open") onOpen(message);
      else {
        const answer = { kind: "answer", question: message.question };
        try {
          post({ ...answer, ok: true, value: describe(perform(message)) });
        } catch (error) {
          post({ ...answer, ok: false, message: messageOf(error) });
        }
      }
    },
    true,
  );

  /** Returns null from window.open, like Electron when a window is denied; the main process opens windows. */
  function interceptOpen() {
    const open = target.open.bind(target);
    target.open = (url = "", name = "_blank", features = "") => {
      const address = new URL(url || "about:blank", document.baseURI).href;
      if (["_self", "_parent", "_top"].includes(name)) return open(url, name, features);
      post({ kind: "open", url: address, windowName: name, windowFeatures: features });
      return null;
    };
  }

  return { expose: (key, api) => void ask({ kind: "expose", key, value: describe(api) }), interceptOpen };
}
