import type { BridgeDomain, BridgeEvent, BridgeVerb } from "../shared/bridge/contract";

/** Names only, so that the sandboxed preload bundles no schemas; a test asserts that they equal the contract. */
export const bridgeVerbs = {
  app: ["version"],
  auth: ["get", "set", "clear"],
  ehr: ["launch", "close", "status"],
  recordings: ["takes", "begin", "parts", "change", "remove", "chooseFolder", "saveSound", "storage", "setLimit"],
  settings: ["get", "setServer"],
  shell: ["ready", "recordingChanged"],
  updates: ["state", "check", "download", "install", "setAutoDownload", "setAllowPrerelease"],
} as const satisfies { [D in BridgeDomain]: readonly BridgeVerb<D>[] };

export const bridgeEvents = [
  "app:navigate",
  "shell:command",
  "updates:changed",
] as const satisfies readonly BridgeEvent[];
