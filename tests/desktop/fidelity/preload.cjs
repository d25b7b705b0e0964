const { contextBridge, ipcRenderer } = require("electron");

contextBridge.exposeInMainWorld("fixture", {
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  shout: (text) => ipcRenderer.send("shout", text),
  onEcho(listener) {
    const forward = (_event, ...args) => listener(...args);
    ipcRenderer.on("echo", forward);
    return () => void ipcRenderer.removeListener("echo", forward);
  },
  callBack: (listener) => listener({ number: 1, double: (value) => value * 2 }),
  fail() {
    throw Object.assign(new TypeError("failed here"), { secret: "inside" });
  },
  later: async (value) => ({ value }),
  reject: async () => {
    throw new Error("never");
  },
  cyclic(value) {
    return value.self === value;
  },
  nested: { list: [1, 2] },
  world: () => ({ marked: Array.prototype.marked === true, page: typeof globalThis.fromPage, require: typeof require }),
});
