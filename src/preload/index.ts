import { contextBridge, ipcRenderer, type IpcRendererEvent } from "electron";
import { bridgeEvents, bridgeVerbs } from "./bridgeVerbs";
import type { DesktopBridge } from "../shared/bridge/contract";

/*
 * Exposes `window.desktop`: the verbs and events of the bridge by name. Nothing else of Electron is exposed: neither
 * ipcRenderer nor its event objects, which hold a reference to it.
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
  return () => void ipcRenderer.off(event, forward); // must be the function that was registered
};

contextBridge.exposeInMainWorld("desktop", { ...Object.fromEntries(domains), on });
