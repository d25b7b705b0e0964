import { readSwitches } from "./app/commandLine.mjs";

/** State shared by the host's modules. */
export const host = {
  /** The result of `findApplication`; set before the application's code runs. */
  application: null,
  /** Chromium's switches, from the command line and appended by the application before Chromium starts. */
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
  /** The application's requests to the desktop (openExternal, notifications, …), in order: `{ what, args }`. */
  records: [],
};

/** Records a request to the desktop; tests read `globalThis.desktopHost.records`. */
export function record(what, ...args) {
  host.records.push({ what, args });
}

globalThis.desktopHost = host;

/** Returns an event whose default can be prevented. @param {object} [fields] */
export function cancelable(fields = {}) {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}
