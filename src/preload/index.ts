import { contextBridge, ipcRenderer } from "electron";
import { bridgeVerbs } from "../shared/bridge/channels";

const domains = Object.entries(bridgeVerbs).map(([domain, verbs]) => [
  domain,
  Object.fromEntries(verbs.map((verb) => [verb, (input: unknown) => ipcRenderer.invoke(`${domain}:${verb}`, input)])),
]);

contextBridge.exposeInMainWorld("desktop", Object.fromEntries(domains));
