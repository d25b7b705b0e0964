// The isolated world of a sandboxed preload: its require, and ipcRenderer over a binding that only this world has.
export function runPreload({ codec, createBridge, about, script }) {
  const sendToHost = globalThis.desktopHostSend;
  const bridge = createBridge((message) => sendToHost(JSON.stringify(message)));
  const waiting = new Map();
  let last = 0;

  function createEmitter() {
    const listeners = new Map();
    const of = (name) => listeners.get(name) ?? [];
    const on = (name, listener) => {
      listeners.set(name, [...of(name), listener]);
      return emitter;
    };
    const off = (name, listener) => {
      const index = of(name).findLastIndex((item) => item === listener || item.listener === listener);
      if (index >= 0) listeners.set(name, of(name).toSpliced(index, 1));
      return emitter;
    };
    const emitter = {
      on,
      off,
      addListener: on,
      removeListener: off,
      once(name, listener) {
        const once = (...args) => {
          off(name, once);
          listener(...args);
        };
        once.listener = listener;
        return on(name, once);
      },
      removeAllListeners(name) {
        if (name === undefined) listeners.clear();
        else listeners.delete(name);
        return emitter;
      },
      emit(name, ...args) {
        for (const listener of of(name)) listener.apply(emitter, args);
        return of(name).length > 0;
      },
      listeners: (name) => [...of(name)],
      listenerCount: (name) => of(name).length,
      eventNames: () => [...listeners.keys()],
    };
    return emitter;
  }

  const fail = (name) => () => {
    throw new Error(`desktop host: ${name} is not implemented`);
  };

  function pack(args) {
    try {
      return codec.encode(structuredClone(args));
    } catch {
      throw new Error("An object could not be cloned.");
    }
  }

  const ipcRenderer = Object.assign(createEmitter(), {
    invoke(channel, ...args) {
      return new Promise((resolve, reject) => {
        const packed = pack(args);
        last += 1;
        waiting.set(last, { resolve, reject });
        sendToHost(JSON.stringify({ kind: "invoke", id: last, channel, args: packed }));
      });
    },
    send: (channel, ...args) => sendToHost(JSON.stringify({ kind: "send", channel, args: pack(args) })),
    sendSync: fail("ipcRenderer.sendSync"),
    postMessage: fail("ipcRenderer.postMessage"),
    sendToHost: fail("ipcRenderer.sendToHost"),
  });

  globalThis.desktopHostReceive = (message) => {
    if (message.kind === "message") {
      ipcRenderer.emit(message.channel, { sender: ipcRenderer, senderId: 0, ports: [] }, ...codec.decode(message.args));
      return;
    }
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) resolve(codec.decode(message.value));
    else reject(new Error(message.error));
  };

  const contextBridge = {
    exposeInMainWorld: (key, api) => bridge.expose(key, api),
    exposeInIsolatedWorld: fail("contextBridge.exposeInIsolatedWorld"),
    executeInMainWorld: fail("contextBridge.executeInMainWorld"),
  };
  const gaps = (name) => new Proxy({}, { get: (_target, key) => fail(`${name}.${String(key)}`)() });
  const electron = { contextBridge, ipcRenderer };
  for (const name of ["crashReporter", "nativeImage", "webFrame", "webUtils"]) electron[name] = gaps(name);

  /** Modules that a sandboxed preload can require; others throw, as in Electron. */
  const modules = {
    electron,
    "electron/renderer": electron,
    "electron/common": electron,
    events: { EventEmitter: createEmitter },
    timers: { setTimeout, clearTimeout, setInterval, clearInterval },
    url: { URL, URLSearchParams },
  };
  const require = (name) => {
    const found = modules[name.replace(/^node:/, "")];
    if (!found) throw new Error(`module not found: ${name}`);
    return found;
  };

  const process = { ...about.process, ...createEmitter(), type: "renderer", sandboxed: true, contextIsolated: true };
  const module = { exports: {} };
  try {
    script(require, module, module.exports, process, globalThis);
  } catch (error) {
    console.error(`Unable to load preload script: ${about.path}\n${error?.stack ?? error}`);
    sendToHost(JSON.stringify({ kind: "preload-error", message: String(error?.message ?? error) }));
  }
}
