import type { BridgeDomain, BridgeEvent, BridgeVerb } from "../shared/bridge/contract";

/**
 * The verbs of each domain of the bridge, by name only, so that the sandboxed preload bundles no schemas. A test
 * asserts that they equal the contract.
 */
export const bridgeVerbs = {
  app: ["version"],
  auth: ["get", "set", "clear"],
  ehr: [
    "launch",
    "close",
    "status",
    "cancel",
    "currentPatient",
    "currentPage",
    "extractPageData",
    "navigateToPatient",
    "loadNote",
    "planFill",
    "fillNote",
    "patientSessions",
    "searchSessions",
    "patientData",
    "export",
    "import",
    "clear",
    "profiles",
    "importProfile",
    "exportProfile",
    "removeProfile",
    "audit",
  ],
  recordings: ["takes", "begin", "parts", "change", "remove", "chooseFolder", "saveSound", "storage", "setLimit"],
  settings: ["get", "setServer"],
  shell: ["ready", "recordingChanged"],
  updates: ["state", "check", "download", "install", "setAutoDownload", "setAllowPrerelease"],
  wizard: [
    "start",
    "state",
    "pick",
    "point",
    "skip",
    "secondPatient",
    "field",
    "changeBox",
    "removeBox",
    "place",
    "changePlace",
    "removePlace",
    "dryRun",
    "finish",
    "cancel",
  ],
} as const satisfies { [D in BridgeDomain]: readonly BridgeVerb<D>[] };

/** The events of the bridge; see `bridgeVerbs`. */
export const bridgeEvents = [
  "app:navigate",
  "ehr:changed",
  "shell:command",
  "updates:changed",
  "wizard:changed",
] as const satisfies readonly BridgeEvent[];
