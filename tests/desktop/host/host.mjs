import { readSwitches } from "./app/commandLine.mjs";

/** What the parts of the host share. */
export const host = {
  /** Of `findApplication`; set before the application's code runs. */
  application: null,
  /** Chromium's switches: of the command line, and appended by the application until Chromium starts. */
  switches: readSwitches(process.argv),
  isReady: false,
  isQuitting: false,
  /** The browser's DevTools connection. */
  devtools: null,
  /** Chromium's process. */
  chromium: null,
  /** Open windows by id. */
  windows: new Map(),
  focused: null,
  /** What the application asked of the desktop (openExternal, notifications, …), in order: `{ what, args }`. */
  records: [],
};

/** Notes what the application asked of the desktop; tests read it as `globalThis.desktopHost.records`. */
export function record(what, ...args) {
  host.records.push({ what, args });
}

globalThis.desktopHost = host;

/** An event whose default can be prevented. @param {object} [fields] */
export function cancelable(fields = {}) {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}
