import { contextBridge, ipcRenderer, type IpcRendererEvent } from "electron";
import { bridgeEvents, bridgeVerbs } from "../shared/bridge/channels";
import type { DesktopBridge } from "../shared/bridge/contract";

/*
 * `window.desktop`: the verbs and events of the bridge by their names, and nothing else of Electron. The page gets neither
 * ipcRenderer nor the events it sends, which carry it.
 */
const domains = Object.entries(bridgeVerbs).map(([domain, verbs]) => [
  domain,
  Object.fromEntries(verbs.map((verb) => [verb, (input: unknown) => ipcRenderer.invoke(`${domain}:${verb}`, input)])),
]);

const events: ReadonlySet<string> = new Set(bridgeEvents);

const on: DesktopBridge["on"] = (event, listener) => {
  if (!events.has(event)) throw new Error(`The desktop app has no event "${event}".`);
  const forward = (_event: IpcRendererEvent, payload: unknown) => listener(payload as never);
  ipcRenderer.on(event, forward);
  return () => void ipcRenderer.off(event, forward); // the very same function, else it stays
};

contextBridge.exposeInMainWorld("desktop", { ...Object.fromEntries(domains), on });
