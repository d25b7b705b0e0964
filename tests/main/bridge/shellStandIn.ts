import { type Mock, vi } from "vitest";

type Listener = (event: unknown, ...args: unknown[]) => unknown;

/** What a test sees of Electron: which channels are handled, what the preload exposes, what it listens to. */
export const shell = {
  handlers: new Map<string, Listener>(),
  exposed: {} as Record<string, unknown>,
  invoked: [] as unknown[][],
  listeners: new Map<string, Set<Listener>>(),
};

/** The parts of Electron's API that the bridge uses, for `vi.mock("electron", …)`. */
export const electronStandIn = () => ({
  ipcMain: { handle: (channel: string, answer: Listener) => shell.handlers.set(channel, answer) },
  ipcRenderer: {
    invoke: (...args: unknown[]) => {
      shell.invoked.push(args);
      return Promise.resolve({ ok: true, value: undefined });
    },
    on: (channel: string, listener: Listener) => {
      const all = shell.listeners.get(channel) ?? new Set();
      shell.listeners.set(channel, all.add(listener));
    },
    off: (channel: string, listener: Listener) => shell.listeners.get(channel)?.delete(listener),
  },
  contextBridge: { exposeInMainWorld: (name: string, api: unknown) => (shell.exposed[name] = api) },
  protocol: {},
  net: {},
  app: {},
  safeStorage: {},
  BrowserWindow: {},
  shell: {},
  session: {},
});

/** The sender of a call, as `ipcMain` reports it: our renderer, or another page. */
export const caller = (url: string, { isFrame = false, id = 1 } = {}) => ({
  sender: { id },
  senderFrame: { url, parent: isFrame ? {} : null },
});

/** The web contents of our page. */
export const ours: { id: number; send: Mock; isDestroyed: () => boolean } = {
  id: 1,
  send: vi.fn(),
  isDestroyed: () => false,
};
