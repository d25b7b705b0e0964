import { isMap, isSet } from "node:util/types";

/** Values of every clonable type and some that cannot be cloned. */
const values = {
  kinds() {
    const cyclic = { name: "cyclic" };
    cyclic.self = cyclic;
    return {
      date: new Date(1e12),
      map: new Map([["a", new Set([1, 2])]]),
      big: 12345678901234567890n,
      bytes: new Uint8Array([1, 2, 255]),
      buffer: Buffer.from("abc"),
      doubles: new Float64Array([0.5, -0]),
      numbers: [Number.NaN, -0, Number.POSITIVE_INFINITY],
      sparse: [1, undefined, null],
      error: new RangeError("too far"),
      expression: /a+/gi,
      cyclic,
    };
  },
  instance: () =>
    new (class Patient {
      name = "Ada";
      greet() {}
    })(),
  function: () => ({ inside: () => {} }),
  symbol: () => ({ inside: Symbol("s") }),
  promise: () => ({ inside: Promise.resolve(1) }),
  throws() {
    throw Object.assign(new TypeError("The disk is full."), { code: "ENOSPC" });
  },
  big: () => new Uint8Array(8_000_000).fill(7),
};

/** @param {Electron.IpcMain} ipcMain */
export function register(ipcMain) {
  ipcMain.handle("value", (_event, name) => values[name]());
  ipcMain.handle("describe", (_event, value) => describe(value));
  ipcMain.handle("sender", ({ senderFrame, sender }) => ({
    url: senderFrame.url,
    id: sender.id,
    top: !senderFrame.parent,
  }));
  ipcMain.on("shout", (event, text) => event.sender.send("echo", text, new Map([["length", text.length]])));
}

/** Describes a value that a page sent, as the main process sees it. */
function describe(value) {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (isMap(value)) return `Map(${[...value].map(([key, item]) => `${describe(key)}=${describe(item)}`).join()})`;
  if (isSet(value)) return `Set(${[...value].map(describe).join()})`;
  if (Array.isArray(value)) return `[${value.map(describe).join()}]`;
  if (value instanceof Date) return `Date(${value.getTime()})`;
  if (ArrayBuffer.isView(value)) return `${kind}(${[...value].join()})`;
  if (value instanceof Error) return `${value.name}(${value.message})`;
  if (kind === "Object") return value.self === value ? "cyclic" : `{${Object.keys(value).join()}}`;
  return Object.is(value, -0) ? "-0" : `${typeof value}:${String(value)}`;
}
